import { app } from '../api.ts'
import { invalidate } from '../cache.ts'
import { useCommands } from '../commands.ts'
import { Button, Card, Empty, Failure, toast, useAction } from '../kit/index.ts'
import { can, organizationId } from '../session.ts'
import { words } from '../words.ts'

/** Instead of addresses that do not work yet. */
export function ShareDraft({ prokey, etag }: { prokey: string; etag: string | undefined }) {
  const texts = words.share.draft
  const action = useAction()
  const publish = () =>
    action.run(async () => {
      await app.events.publish({ prokey }, { ifMatch: etag })
      invalidate(...['event', 'group', 'home'].map((place) => `${organizationId.value}/${place}`))
      toast(words.editor.saved.live)
    })

  useCommands([can('editor') && { id: 'publish', label: texts.publish, icon: 'publish', run: () => void publish() }])
  return (
    <Card>
      <Failure of={action} />
      <Empty
        icon="hide"
        title={texts.title}
        text={can('editor') ? texts.text : texts.viewer}
        action={
          can('editor') && (
            <Button kind="primary" icon="publish" isBusy={action.isBusy} onClick={() => void publish()}>
              {texts.publish}
            </Button>
          )
        }
      />
    </Card>
  )
}
