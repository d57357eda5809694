import { type Html, html } from '../html/html.ts'
import { directionOf } from '../messages/messages.ts'
import { buttonBlock, calendarBlock, changesBlock, eventBlock, noteBlock } from './blocks.ts'
import type { Button, Cover, Layout } from './layout.ts'
import { darkStyles, hairline, soft, text } from './look.ts'
import type { InlineImage } from './message.ts'
import { ticketBlock } from './ticket-block.ts'

/**
 * The mail as HTML: one column of tables with inline styles, because mail programs support little else. The classes are for
 * those that support a dark colour scheme or narrow screens. Direction and language are repeated inside, because some programs
 * keep only the content of the body.
 */
export function mailHtml(mail: Layout): string {
  const { language, organization, headline, teaser, cover, changes, notesFrom, content, event, ticket } = mail
  const { calendars, button, notes = [] } = mail
  const direction = directionOf(language)
  const page = html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${headline}</title>
        <style>
          ${darkStyles}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:#f3f5f8;">
        ${teaser !== undefined && teaser !== '' && teaserBlock(teaser)}
        <table
          role="presentation"
          class="page"
          lang="${language}"
          dir="${direction}"
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
                  <td class="soft" style="padding:0 8px 16px;color:${soft};font-weight:600;">
                    ${mail.logo ? logoBlock(mail.logo, organization) : html`<bdi>${organization}</bdi>`}
                  </td>
                </tr>
                ${cover && coverRow(cover)}
                <tr>
                  <td
                    class="card text"
                    style="background:#ffffff;border:1px solid ${hairline};${cover ? 'border-top:0;border-radius:0 0 16px 16px;' : 'border-radius:16px;'}padding:32px;color:${text};"
                  >
                    <h1
                      class="text"
                      style="margin:0 0 12px;font-size:24px;line-height:1.2;font-weight:600;color:${text};"
                    >
                      ${headline}
                    </h1>
                    ${changes && changesBlock(changes)} ${notesFrom && noteBlock(notesFrom)}
                    <div>${content}</div>
                    ${event && eventBlock(event)} ${ticket && ticketBlock(ticket)} ${button && buttonBlock(button)}
                    ${calendars && calendarBlock(calendars)}
                    ${notes.map((note) => html`<p class="soft" style="margin:16px 0 0;font-size:14px;color:${soft};">${note}</p>`)}
                    ${button && addressBlock(button)}
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

const font = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Empty space keeps what follows out of the list. */
function teaserBlock(teaser: string): Html {
  return html`<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden;mso-hide:all;">
    ${teaser}${' \u200c\u00a0'.repeat(60)}
  </div>`
}

function logoBlock({ id, width, height }: InlineImage, alt: string): Html {
  return html`<img
    class="logo"
    src="cid:${id}"
    alt="${alt}"
    width="${width}"
    height="${height}"
    style="display:block;border:0;color:${soft};font-size:16px;font-weight:600;"
  />`
}

/**
 * The name of the event is below it. Where images are not shown, this is no more than the upper edge of the card: without a
 * height and a text of its own, a missing image takes no space.
 */
function coverRow({ src, width }: Cover): Html {
  return html`<tr>
    <td
      class="cover"
      height="16"
      style="height:16px;padding:0;line-height:0;background:#ffffff;border:1px solid ${hairline};border-bottom:0;border-radius:16px 16px 0 0;"
    >
      <img
        src="${src}"
        alt=""
        width="${Math.min(width, 560)}"
        style="display:block;width:100%;height:auto;border:0;border-radius:16px 16px 0 0;"
      />
    </td>
  </tr>`
}

/** For mail programs that show no button. */
function addressBlock({ otherwise, href }: Button): Html {
  return html`<p class="soft" style="margin:16px 0 0;font-size:14px;color:${soft};">
    ${otherwise}<br /><a class="soft" href="${href}" style="color:${soft};word-break:break-all;">${href}</a>
  </p>`
}

function footer({ reason, unsubscribe }: Layout): Html {
  const link =
    unsubscribe &&
    html`<br /><a class="soft" href="${unsubscribe.href}" style="color:${soft};">${unsubscribe.label}</a>`
  return html`<tr>
    <td class="soft" style="padding:16px 8px 0;font-size:14px;color:${soft};">${reason}${link}</td>
  </tr>`
}
