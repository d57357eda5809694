import { Html, html } from '../html/html.ts'
import type { Button, Calendars, Change, Changes, EventSummary, Fact, Layout } from './layout.ts'
import { hairline, panel, soft, text, textOn } from './look.ts'

/** The old is struck through and named in words, because screen readers don't read lines through text. */
export function changesBlock({ was, now, list, more }: Changes): Html {
  const side = (word: string | null, lines: readonly string[], isOld: boolean) =>
    html`<div class="${isOld ? 'soft' : 'text'}" style="color:${isOld ? soft : text};font-weight:${isOld ? 400 : 600};">
      ${word !== null && html`<span class="soft" style="color:${soft};font-weight:400;">${word}</span> `}${lines.map(
        (line, i) => html`${i > 0 && html`<br />`}${struck(line, isOld)}`,
      )}
    </div>`
  const changed = ({ label, was: old, now: current }: Change, i: number) => {
    const isBoth = old !== undefined && current !== undefined
    return html`<div style="margin-top:${i === 0 ? 0 : 12}px;">
      <div class="soft" style="font-size:14px;color:${soft};">${label}</div>
      ${old && side(isBoth ? was : null, old, true)} ${current && side(isBoth ? now : null, current, false)}
    </div>`
  }
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;">
    <tr>
      <td class="panel" style="padding:16px;background:${panel};border-radius:10px;">
        ${list.map(changed)}
        ${more && html`<div style="margin-top:12px;"><a href="${more.href}" style="color:inherit;">${more.label}</a></div>`}
      </td>
    </tr>
  </table>`
}

const struck = (line: string, isOld: boolean) => (isOld ? html`<s>${linked(line)}</s>` : linked(line))

export function noteBlock({ label, notes }: NonNullable<Layout['notesFrom']>): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;">
    <tr>
      <td class="line" style="padding:2px 16px;border-inline-start:3px solid ${hairline};">
        <div class="soft" style="font-size:14px;color:${soft};">${label}</div>
        ${notes.map((note) => html`<div dir="auto">${new Html(note.toString().replaceAll('<p>', '<p style="margin:4px 0 8px;">'))}</div>`)}
      </td>
    </tr>
  </table>`
}

/** The facts are below the tile, so that dates fit on a line of a phone. */
export function eventBlock({ title, href, tile, facts, remark }: EventSummary): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:24px;">
      <tr>
        ${
          tile &&
          html`<td valign="top" style="padding-inline-end:16px;white-space:nowrap;">
            <table
              role="presentation"
              aria-hidden="true"
              class="tile"
              cellpadding="0"
              cellspacing="0"
              style="border:1px solid ${hairline};border-radius:10px;text-align:center;"
            >
              <tr>
                <td style="padding:8px 14px;">
                  <div class="soft" style="font-size:14px;line-height:1.2;color:${soft};">${tile.month}</div>
                  <div class="text" style="font-size:22px;line-height:1.2;font-weight:600;color:${text};">
                    ${tile.day}
                  </div>
                </td>
              </tr>
            </table>
          </td>`
        }
        <td>
          <h2 style="margin:0;font-size:18px;line-height:1.3;font-weight:600;">
            <a class="text" href="${href}" style="color:${text};text-decoration:none;"><bdi>${title}</bdi></a>
          </h2>
        </td>
      </tr>
    </table>
    ${facts.map(factBlock)} ${remark && html`<p style="margin:12px 0 0;font-weight:600;">${remark}</p>`}`
}

function factBlock({ label, entries, isStruck = false, more }: Fact): Html {
  const entryOf = ([first = '', ...rest]: readonly string[], i: number) =>
    rest.length === 0
      ? html`<div style="margin-top:${i === 0 ? 0 : 4}px;">${struck(first, isStruck)}</div>`
      : html`<div style="margin-top:${i === 0 ? 0 : 8}px;">
          <strong style="font-weight:600;">${struck(first, isStruck)}</strong>${rest.map(
            (line) => html`<br />${struck(line, isStruck)}`,
          )}
        </div>`
  return html`<div style="margin-top:12px;">
    <div class="soft" style="font-size:14px;color:${soft};">${label}</div>
    ${entries.map(entryOf)}
    ${more && html`<div style="font-size:14px;"><a href="${more.href}" style="color:inherit;">${more.label}</a></div>`}
  </div>`
}

/** Turns a line that is an address into a link, for events that take place online. */
function linked(line: string): Html {
  return /^https?:\/\/\S+$/i.test(line)
    ? html`<a href="${line}" style="color:inherit;">${line}</a>`
    : html`<bdi>${line}</bdi>`
}

export function buttonBlock({ label, href, colour }: Button): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:28px;">
    <tr>
      <td style="background:${colour};border-radius:10px;">
        <a
          href="${href}"
          style="display:inline-block;padding:14px 28px;color:${textOn(colour)};font-weight:600;text-decoration:none;"
          >${label}</a
        >
      </td>
    </tr>
  </table>`
}

export function calendarBlock({ label, links }: Calendars): Html {
  const link = ({ label: name, href }: Calendars['links'][number]) =>
    html`<a
      class="text line"
      href="${href}"
      style="display:inline-block;margin-top:8px;margin-inline-end:8px;padding:9px 16px;border:1px solid ${hairline};border-radius:10px;color:${text};font-size:14px;text-decoration:none;white-space:nowrap;"
      >${name}</a
    >`
  return html`<div style="margin-top:24px;">
    <div class="soft" style="font-size:14px;color:${soft};">${label}</div>
    ${links.map(link)}
  </div>`
}
