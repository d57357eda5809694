import type { ManagedDomain } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { app } from '../api.ts'
import { invalidate } from '../cache.ts'
import { Button, Dialog, Failure, TextField, useAction } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'

interface DomainDialogProps {
  /** Changes its fallback address; without a domain, adds one. */
  readonly domain?: ManagedDomain
  readonly onClose: () => void
  readonly onSaved: (domain: ManagedDomain) => void
}

export function DomainDialog({ domain, onClose, onSaved }: DomainDialogProps) {
  const texts = words.settings.domains
  const action = useAction()
  const [host, setHost] = useState(domain?.host ?? '')
  const [fallback, setFallback] = useState(domain?.fallback_url ?? '')

  const save = () =>
    action.run(async () => {
      const fallback_url = fallback.trim() === '' ? null : fallback.trim()
      const saved = domain
        ? await app.domains.update({ id: domain.id, body: { fallback_url } })
        : await app.domains.add({ body: { host: host.trim(), fallback_url } })
      invalidate(`${organizationId.peek()}/domains`)
      onSaved(saved)
    })

  return (
    <Dialog
      title={domain ? texts.fallbackEdit : texts.addTitle}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <Button kind="primary" type="submit" isBusy={action.isBusy} isDisabled={host.trim() === ''}>
            {domain ? words.common.save : texts.add}
          </Button>
        </>
      }
    >
      <Failure of={action} fields={['host', 'fallback_url']} />
      {!domain && (
        <TextField
          name="host"
          label={texts.host}
          help={texts.hostHelp}
          placeholder="events.example.org"
          isFocused
          value={host}
          onInput={setHost}
          error={action.errorOf('host', host)}
        />
      )}
      <TextField
        name="fallback_url"
        label={texts.fallback}
        help={texts.fallbackHelp}
        type="url"
        isOptional
        placeholder="https://example.org/"
        isFocused={domain !== undefined}
        value={fallback}
        onInput={setFallback}
        error={action.errorOf('fallback_url', fallback)}
      />
    </Dialog>
  )
}
