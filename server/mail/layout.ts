import { plainText } from '../calendar/plain-text.ts'
import { type Html, html } from '../html/html.ts'
import { type Language, directionOf, withColon } from '../messages/messages.ts'
import type { InlineImage } from './message.ts'
import { type Ticket, ticketBlock } from './ticket-block.ts'

/** What a mail shows, in order. */
export interface Layout {
  readonly language: Language
  /** On whose behalf it is sent. */
  readonly organization: string
  /** Of the organization. Its name is shown where images are not. */
  readonly logo?: InlineImage | null | undefined
  readonly headline: string
  readonly content: Html
  /** What the mail is about, if it is about an event. */
  readonly event?: EventSummary
  /** What the recipient shows at the door. */
  readonly ticket?: Ticket | null
  readonly notes?: readonly string[]
  readonly button?: Button | null
  /** Why the recipient gets it. */
  readonly reason: string
  readonly unsubscribe?: { readonly label: string; readonly href: string } | null
}

interface Button {
  readonly label: string
  readonly href: string
  /** Introduces the address, for mail programs that show no button. */
  readonly otherwise: string
  /** Such as #2f6fed. */
  readonly colour: string
}

interface EventSummary {
  readonly title: string
  readonly href: string
  readonly tile: { readonly month: string; readonly day: string } | null
  readonly facts: readonly Fact[]
}

export interface Fact {
  readonly label: string
  /** Each has one or several lines. */
  readonly entries: readonly (readonly string[])[]
  /** It no longer applies. */
  readonly isStruck?: boolean
  /** Where the rest of a long list is. */
  readonly more?: { readonly label: string; readonly href: string } | null
}

/** The mail as plain text. */
export function mailText(mail: Layout): string {
  const { language, organization, headline, content, event, ticket, notes = [], button } = mail
  const colon = (label: string) => withColon(label, language)
  return [
    organization,
    headline,
    plainText(content.toString()),
    event && [event.title, ...event.facts.map((fact) => factText(fact, colon))].join('\n'),
    ticket && `${colon(ticket.label)} ${ticket.code}\n${ticket.hint}`,
    notes.join('\n'),
    button && `${colon(button.label)}\n${button.href}`,
    `-- \n${footerLines(mail, colon).join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

function footerLines({ event, reason, unsubscribe }: Layout, colon: (label: string) => string): string[] {
  const link = unsubscribe ? [`${colon(unsubscribe.label)} ${unsubscribe.href}`] : []
  return [reason, ...(event ? [event.href] : []), ...link]
}

function factText({ label, entries, more }: Fact, colon: (label: string) => string): string {
  const rest = more ? [`${colon(more.label)} ${more.href}`] : []
  return `${colon(label)} ${[...entries.map((lines) => lines.join(' · ')), ...rest].join('\n  ')}`
}

const font = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/**
 * The mail as HTML: one column of tables with inline styles, because mail programs support little else. The classes are for
 * those that support a dark colour scheme.
 */
export function mailHtml(mail: Layout): string {
  const { language, organization, headline, content, event, ticket, notes = [], button } = mail
  const page = html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${headline}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          a {
            color: inherit;
          }
          @media (prefers-color-scheme: dark) {
            .page {
              background: #0d131b !important;
            }
            .card {
              background: #151c26 !important;
              border-color: #2a3543 !important;
            }
            .tile {
              border-color: #2a3543 !important;
            }
            .text {
              color: #e6ebf1 !important;
            }
            .soft {
              color: #a0adbc !important;
            }
            .logo {
              padding: 6px;
              border-radius: 6px;
              background: #ffffff;
            }
          }
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:#f3f5f8;">
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="table-layout:fixed;background:#f3f5f8;"
        >
          <tr>
            <td align="center" style="padding:32px 12px;">
              <table
                role="presentation"
                width="560"
                cellpadding="0"
                cellspacing="0"
                style="width:100%;max-width:560px;table-layout:fixed;font-family:${font};font-size:16px;line-height:1.5;text-align:start;word-break:break-word;overflow-wrap:anywhere;"
              >
                <tr>
                  <td class="soft" style="padding:0 8px 16px;color:#55616f;font-weight:600;">
                    ${mail.logo ? logoBlock(mail.logo, organization) : organization}
                  </td>
                </tr>
                <tr>
                  <td
                    class="card text"
                    style="background:#ffffff;border:1px solid #e2e7ee;border-radius:16px;padding:32px;color:#1b2430;"
                  >
                    <h1
                      class="text"
                      style="margin:0 0 12px;font-size:22px;line-height:1.2;font-weight:600;color:#1b2430;"
                    >
                      ${headline}
                    </h1>
                    <div>${content}</div>
                    ${event && eventBlock(event)} ${ticket && ticketBlock(ticket)}
                    ${notes.map((note) => html`<p class="soft" style="margin:16px 0 0;font-size:14px;color:#55616f;">${note}</p>`)}
                    ${button && buttonBlock(button)}
                  </td>
                </tr>
                ${footer(mail)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `
  return page.toString()
}

function logoBlock({ id, width, height }: InlineImage, alt: string): Html {
  return html`<img
    class="logo"
    src="cid:${id}"
    alt="${alt}"
    width="${width}"
    height="${height}"
    style="display:block;border:0;color:#55616f;font-size:16px;font-weight:600;"
  />`
}

function eventBlock({ title, href, tile, facts }: EventSummary): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:24px;">
    <tr>
      ${
        tile &&
        html`<td valign="top" style="padding-inline-end:16px;white-space:nowrap;">
          <table
            role="presentation"
            class="tile"
            cellpadding="0"
            cellspacing="0"
            style="border:1px solid #e2e7ee;border-radius:10px;text-align:center;"
          >
            <tr>
              <td style="padding:8px 14px;">
                <div class="soft" style="font-size:14px;line-height:1.2;color:#55616f;">${tile.month}</div>
                <div class="text" style="font-size:22px;line-height:1.2;font-weight:600;color:#1b2430;">
                  ${tile.day}
                </div>
              </td>
            </tr>
          </table>
        </td>`
      }
      <td valign="top">
        <a class="text" href="${href}" style="font-size:18px;font-weight:600;color:#1b2430;text-decoration:none;"
          >${title}</a
        >
        ${facts.map(factBlock)}
      </td>
    </tr>
  </table>`
}

function factBlock({ label, entries, isStruck, more }: Fact): Html {
  const lineOf = (line: string) => (isStruck ? html`<s>${linked(line)}</s>` : linked(line))
  const entryOf = ([first = '', ...rest]: readonly string[], i: number) =>
    rest.length === 0
      ? html`<br />${lineOf(first)}`
      : html`<div style="margin-top:${i === 0 ? '0' : '8px'};">
          <strong style="font-weight:600;">${lineOf(first)}</strong>${rest.map((line) => html`<br />${lineOf(line)}`)}
        </div>`
  return html`<div style="margin-top:8px;">
    <span class="soft" style="font-size:14px;color:#55616f;">${label}</span>${entries.map(entryOf)}
    ${more && html`<div style="margin-top:8px;"><a href="${more.href}" style="color:inherit;">${more.label}</a></div>`}
  </div>`
}

/** Turns a line that is an address into a link, for events that take place online. */
function linked(line: string): Html | string {
  return /^https?:\/\/\S+$/i.test(line) ? html`<a href="${line}" style="color:inherit;">${line}</a>` : line
}

function buttonBlock({ label, href, otherwise, colour }: Button): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:32px;">
      <tr>
        <td style="background:${colour};border-radius:10px;">
          <a
            href="${href}"
            style="display:inline-block;padding:14px 28px;color:${textOn(colour)};font-weight:600;text-decoration:none;"
            >${label}</a
          >
        </td>
      </tr>
    </table>
    <p class="soft" style="margin:16px 0 0;font-size:14px;color:#55616f;">
      ${otherwise}<br /><a class="soft" href="${href}" style="color:#55616f;word-break:break-all;">${href}</a>
    </p>`
}

function footer({ reason, unsubscribe }: Layout): Html {
  const link =
    unsubscribe &&
    html`<br /><a class="soft" href="${unsubscribe.href}" style="color:#55616f;">${unsubscribe.label}</a>`
  return html`<tr>
    <td class="soft" style="padding:16px 8px 0;font-size:14px;color:#55616f;">${reason}${link}</td>
  </tr>`
}

/** White if it is readable on the colour (WCAG 2.2, 1.4.3), otherwise black. */
function textOn(colour: string): string {
  const digits = colour.length === 4 ? colour.slice(1).replaceAll(/./g, '$&$&') : colour.slice(1)
  const [red, green, blue] = [0, 2, 4].map((start) => {
    const share = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5 ? '#ffffff' : '#000000'
}
