import { app } from '../api.ts'
import { boot } from '../boot.ts'
import { useData } from '../cache.ts'
import { Card, Icon, type IconName } from '../kit/index.ts'
import { can, inOrganization, organizationId } from '../session.ts'
import { words } from '../words.ts'

interface Task {
  readonly icon: IconName
  readonly text: string
  readonly href: string
}

/** What somebody should look at: mails that failed, drafts, domains that do not work. */
export function Attention() {
  const tasks = useTasks()
  return (
    <Card title={words.home.attention}>
      {tasks.length === 0 ? (
        <p class="help">{words.home.allWell}</p>
      ) : (
        <ul class="tasks">
          {tasks.map(({ icon, text, href }) => (
            <li key={href}>
              <a href={href}>
                <Icon name={icon} /> <span>{text}</span> <Icon name="onward" size={16} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function useTasks(): Task[] {
  const texts = words.home
  const key = `${organizationId.value}/attention`
  const failed = useData(`${key}/mails`, (signal) =>
    app.mails.list({ query: { state: 'failed', limit: 10 } }, { signal }),
  )
  const drafts = useData(`${organizationId.value}/events/drafts`, (signal) =>
    app.events.list({ query: { status: 'draft', limit: 10 } }, { signal }),
  )
  const domains = useData(`${key}/domains`, (signal) =>
    can('admin') ? app.domains.list({}, { signal }) : Promise.resolve([]),
  )
  const mails = failed.data?.mails.length ?? 0
  const open = drafts.data?.events.length ?? 0
  const broken = (domains.data ?? []).filter(({ records }) => records.some(({ result }) => result !== 'ok'))
  return [
    ...(mails > 0
      ? [
          {
            icon: 'mail',
            text: texts.failedMails(mails),
            href: `${inOrganization('settings', 'mail')}?state=failed`,
          } as const,
        ]
      : []),
    ...(broken.length > 0
      ? [
          {
            icon: 'domain',
            text: texts.brokenDomains(broken.length),
            href: inOrganization('settings', 'domains'),
          } as const,
        ]
      : []),
    ...(open > 0
      ? [{ icon: 'draft', text: texts.drafts(open), href: `${inOrganization('events')}?status=draft` } as const]
      : []),
    ...(boot.sendsMail
      ? []
      : [{ icon: 'warning', text: texts.noMail, href: inOrganization('settings', 'mail') } as const]),
  ]
}
