import { Button, Notice } from '../kit/index.ts'
import { queryValue, setQuery } from '../router.ts'
import { words } from '../words.ts'

/** After the first publication: what to do next. */
export function Welcome({ edit }: { edit: string }) {
  if (queryValue('welcome') === '') return null
  const texts = words.share.welcome
  return (
    <Notice
      tone="good"
      title={texts.title}
      action={
        <Button
          kind="quiet"
          size="small"
          icon="close"
          label={words.common.dismiss}
          onClick={() => setQuery({ welcome: '' })}
        />
      }
    >
      <p>{texts.text}</p>
      <Button size="small" icon="edit" href={edit}>
        {texts.edit}
      </Button>
    </Notice>
  )
}
