import { useState } from 'preact/hooks'
import { v1 } from '../api.ts'
import { invalidate } from '../cache.ts'
import { Editable, ViewerNotice, passWarnings } from '../forms/index.ts'
import { Button, Card, Failure, Form, Screen, TextField, useAction } from '../kit/index.ts'
import { navigate } from '../router.ts'
import { can, inOrganization } from '../session.ts'
import { words } from '../words.ts'
import { groupKey, groupsKey } from './group.ts'
import { type Mode, ModeChoice } from './mode.tsx'

export default function NewGroup() {
  const texts = words.groups
  const [name, setName] = useState('')
  const [mode, setMode] = useState<Mode>('children')
  const [source, setSource] = useState('')
  const action = useAction()
  const create = () =>
    action.run(async () => {
      const { prokey, warnings = [] } = await v1.group.create({
        name,
        subscription: mode,
        ...(mode === 'external' && { subscription_cal_url: source.trim() === '' ? null : source }),
      })
      invalidate(groupsKey())
      passWarnings(groupKey(prokey), warnings)
      navigate(inOrganization('groups', prokey, ...(warnings.length > 0 ? [] : ['share'])))
    })

  return (
    <Screen title={texts.new} parent={{ label: words.shell.calendars, href: inOrganization('groups') }} width="narrow">
      <Form onSubmit={() => void create()}>
        <Card>
          <Editable class="stack">
            <ViewerNotice />
            <Failure of={action} fields={['name', 'subscription_cal_url']} />
            <TextField
              label={texts.fields.name.label}
              help={texts.fields.name.help}
              value={name}
              onInput={setName}
              error={action.errorOf('name', name)}
              isFocused={can('editor')}
            />
            <ModeChoice value={mode} onChange={setMode} />
            {mode === 'external' && (
              <TextField
                type="url"
                label={texts.fields.subscription_cal_url.label}
                help={texts.fields.subscription_cal_url.help}
                value={source}
                onInput={setSource}
                error={action.errorOf('subscription_cal_url', source)}
              />
            )}
            {can('editor') && (
              <div class="cluster">
                <Button kind="primary" type="submit" isBusy={action.isBusy} isDisabled={name.trim() === ''}>
                  {words.shell.createCalendar}
                </Button>
              </div>
            )}
          </Editable>
        </Card>
      </Form>
    </Screen>
  )
}
