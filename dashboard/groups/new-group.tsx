import { useState } from 'preact/hooks'
import { fieldErrors, v1 } from '../api.ts'
import { invalidate } from '../cache.ts'
import { Button, Card, Notice, Screen, TextField, messageOf } from '../kit/index.ts'
import { navigate } from '../router.ts'
import { inOrganization } from '../session.ts'
import { words } from '../words.ts'
import { groupsKey } from './group.ts'
import { type Mode, ModeChoice } from './mode.tsx'

export default function NewGroup() {
  const texts = words.groups
  const [name, setName] = useState('')
  const [mode, setMode] = useState<Mode>('children')
  const [source, setSource] = useState('')
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const errors = fieldErrors(failure)

  async function create() {
    setBusy(true)
    setFailure(undefined)
    try {
      const { prokey } = await v1.group.create({
        name,
        subscription: mode,
        ...(mode === 'external' && { subscription_cal_url: source }),
      })
      invalidate(groupsKey())
      navigate(inOrganization('groups', prokey, 'share'))
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }

  return (
    <Screen title={texts.new} parent={{ label: words.shell.calendars, href: inOrganization('groups') }} width="narrow">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <Card>
          <div class="stack">
            {failure !== undefined && Object.keys(errors).length === 0 && (
              <Notice tone="error">{messageOf(failure)}</Notice>
            )}
            <TextField
              label={texts.fields.name.label}
              help={texts.fields.name.help}
              value={name}
              onInput={setName}
              error={errors.name}
              isFocused
            />
            <ModeChoice value={mode} onChange={setMode} />
            {mode === 'external' && (
              <TextField
                type="url"
                label={texts.fields.subscription_cal_url.label}
                help={texts.fields.subscription_cal_url.help}
                value={source}
                onInput={setSource}
                error={errors.subscription_cal_url}
              />
            )}
            <div class="cluster">
              <Button kind="primary" type="submit" isBusy={isBusy} isDisabled={name.trim() === ''}>
                {texts.create}
              </Button>
            </div>
          </div>
        </Card>
      </form>
    </Screen>
  )
}
