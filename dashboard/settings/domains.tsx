import { useState } from 'preact/hooks'
import { app } from '../api.ts'
import { useData } from '../cache.ts'
import { useCommands } from '../commands.ts'
import { Await, Button, Empty, Fold, Notice, toast } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { DomainCard } from './domain-card.tsx'
import { hasTarget } from './dns-records.tsx'
import { DomainDialog } from './domain-dialog.tsx'
import { Frame, forRole } from './frame.tsx'

export default forRole('domains', Domains)

function Domains() {
  const texts = words.settings.domains
  const loaded = useData(`${organizationId.value}/domains`, (signal) => app.domains.list({}, { signal }))
  const [isAdding, setAdding] = useState(false)
  const add = () => setAdding(true)
  useCommands([{ id: 'add-domain', label: texts.add, icon: 'domain', run: add }])

  const button = (
    <Button kind="primary" icon="add" onClick={add}>
      {texts.add}
    </Button>
  )
  return (
    <Frame section="domains" text={texts.text} actions={button}>
      {!hasTarget() && (
        <Notice tone="warning" title={texts.noTarget.title}>
          <p>{texts.noTarget.text}</p>
          <p>
            <code>{texts.noTarget.example}</code>
          </p>
        </Notice>
      )}
      <Await loaded={loaded}>
        {(domains) =>
          domains.length === 0 ? (
            <Empty icon="domain" title={texts.emptyTitle} text={texts.emptyText} action={button} />
          ) : (
            <>
              {domains.map((domain) => (
                <DomainCard key={domain.id} domain={domain} />
              ))}
            </>
          )
        }
      </Await>
      <Fold title={texts.certificates.title} icon="lock" summary={texts.certificates.summary}>
        <div class="prose">
          {texts.certificates.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Fold>
      {isAdding && (
        <DomainDialog
          onClose={() => setAdding(false)}
          onSaved={({ host }) => {
            setAdding(false)
            toast(texts.added(host))
          }}
        />
      )}
    </Frame>
  )
}
