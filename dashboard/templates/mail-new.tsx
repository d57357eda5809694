import { type EmailTemplateType, emailTemplateTypes } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { app, fieldErrors } from '../api.ts'
import { invalidate } from '../cache.ts'
import { Button, Dialog, Notice, SelectField, TextField, messageOf, useFirstError } from '../kit/index.ts'
import { navigate } from '../router.ts'
import { inOrganization, organizationId } from '../session.ts'
import { words } from '../words.ts'

/** Another template for one of the mails. Its texts are edited afterwards. */
export function NewMailDialog({ onClose }: { onClose: () => void }) {
  const texts = words.templates.mail
  const [name, setName] = useState('')
  const [type, setType] = useState<EmailTemplateType>('rsvp_signup_confirmation')
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const error = fieldErrors(failure).name
  useFirstError(failure)

  async function create() {
    setBusy(true)
    try {
      const { id } = await app.emailTemplates.create({ body: { name, type } })
      invalidate(`${organizationId.value}/templates/`)
      navigate(inOrganization('templates', 'mails', id))
    } catch (reason) {
      setFailure(reason)
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={texts.newTitle}
      onClose={onClose}
      onSubmit={() => void create()}
      actions={
        <>
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <Button kind="primary" type="submit" isBusy={isBusy}>
            {words.templates.create}
          </Button>
        </>
      }
    >
      {failure !== undefined && !error && <Notice tone="error">{messageOf(failure)}</Notice>}
      <TextField
        {...words.templateFields['email-template'].name}
        value={name}
        onInput={setName}
        error={error}
        isFocused
      />
      <SelectField
        label={texts.type}
        value={type}
        onChange={setType}
        options={emailTemplateTypes.map((value) => ({ value, label: words.templateFields.mails[value].name }))}
      />
    </Dialog>
  )
}
