import { plainText } from '../calendar/plain-text.ts'
import { withColon } from '../messages/messages.ts'
import type { Change, Changes, Fact, Layout, Link } from './layout.ts'

/** The mail as plain text, in the same order. */
export function mailText(mail: Layout): string {
  const { language, organization, headline, changes, notesFrom, content, event, ticket, calendars, notes, button } =
    mail
  const colon = (label: string) => withColon(label, language)
  const linked = ({ label, href }: Link) => `${colon(label)} ${href}`
  return [
    organization,
    headline,
    changes && changesText(changes, colon),
    notesFrom && [colon(notesFrom.label), ...notesFrom.notes.map((note) => plainText(note.toString()))].join('\n'),
    plainText(content.toString()),
    event &&
      [event.title, ...event.facts.map((fact) => factText(fact, colon)), event.remark].filter(Boolean).join('\n'),
    ticket && `${colon(ticket.label)} ${ticket.code}\n${ticket.hint}`,
    button && `${colon(button.label)}\n${button.href}`,
    calendars && linked(calendars),
    notes?.join('\n'),
    `-- \n${[mail.reason, ...(event ? [event.href] : []), ...(mail.unsubscribe ? [linked(mail.unsubscribe)] : [])].join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')

  function changesText({ was, now, list, more }: Changes, labelled: typeof colon): string {
    const changed = ({ label, was: old, now: current }: Change) => {
      const [before, after] = [old, current].map((lines) => lines && oneLine(lines))
      if (before === undefined || after === undefined) return `${labelled(label)} ${before ?? after}`
      return `${labelled(label)}\n  ${labelled(was)} ${before}\n  ${labelled(now)} ${after}`
    }
    return [...list.map(changed), ...(more ? [linked(more)] : [])].join('\n')
  }
}

function factText({ label, entries, more }: Fact, colon: (label: string) => string): string {
  const rest = more ? [`${colon(more.label)} ${more.href}`] : []
  return `${colon(label)} ${[...entries.map(oneLine), ...rest].join('\n  ')}`
}

/** Markup holds words together where lines could break. */
const oneLine = (lines: readonly string[]) => lines.join(' · ').replaceAll('\u00a0', ' ')
