import type { Home } from '@kalends/contract'
import { boot } from '../boot.ts'
import { formatMoment } from '../format.ts'
import { Card, Icon, type IconName } from '../kit/index.ts'
import { inOrganization } from '../session.ts'
import { words } from '../first-words.ts'

type Counts = NonNullable<Home['attention']>

interface Task {
  readonly icon: IconName
  readonly text: string
  readonly href: string
}

/** What somebody should look at: mails that failed, drafts, domains that do not work. */
export function Attention(counts: Counts) {
  const tasks = tasksOf(counts)
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

function tasksOf({ failed_mails: mails, broken_domains: domains, drafts, removal }: Counts): Task[] {
  const texts = words.home
  const mailLog = inOrganization('settings', 'mail')
  const tasks: (Task | false)[] = [
    removal !== null && {
      icon: 'remove',
      text: words.home.removal(formatMoment(removal)),
      href: inOrganization('settings', 'organization'),
    },
    mails > 0 && { icon: 'mail', text: texts.failedMails(mails), href: `${mailLog}?state=failed` },
    domains > 0 && { icon: 'domain', text: texts.brokenDomains(domains), href: inOrganization('settings', 'domains') },
    drafts > 0 && { icon: 'draft', text: texts.drafts(drafts), href: `${inOrganization('events')}?status=draft` },
    !boot.sendsMail && { icon: 'warning', text: texts.noMail, href: mailLog },
  ]
  return tasks.filter((task) => task !== false)
}
