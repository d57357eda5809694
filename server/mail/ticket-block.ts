import { type Html, html } from '../html/html.ts'
import { hairline, soft, text } from './look.ts'
import type { InlineImage } from './message.ts'
import { qrImage } from './qr-image.ts'

export interface Ticket {
  readonly label: string
  /** Also in the QR code. */
  readonly code: string
  readonly hint: string
}

const shownTicket = { id: 'ticket@kalends', type: 'image/png', width: 132, height: 132 } as const

/** The QR code of a ticket, which `mailHtml` shows. */
export function ticketImage({ code }: Ticket): InlineImage {
  return { ...shownTicket, bytes: qrImage(code) }
}

/** White around the code even on a dark page, or scanners can't read it. */
export function ticketBlock({ label, code, hint }: Ticket): Html {
  return html`<table
    role="presentation"
    class="line"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin-top:24px;border:1px solid ${hairline};border-radius:12px;"
  >
    <tr>
      <td valign="middle" width="${shownTicket.width}" style="padding:12px;">
        <img
          src="cid:${shownTicket.id}"
          width="${shownTicket.width}"
          height="${shownTicket.height}"
          alt="${code}"
          style="display:block;background:#ffffff;border-radius:8px;"
        />
      </td>
      <td valign="middle" style="padding:12px;padding-inline-start:4px;">
        <div class="soft" style="font-size:14px;color:${soft};">${label}</div>
        <div
          class="text"
          dir="ltr"
          style="display:inline-block;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:20px;font-weight:600;color:${text};white-space:nowrap;"
        >
          ${code}
        </div>
        <div class="soft" style="margin-top:4px;font-size:14px;color:${soft};">${hint}</div>
      </td>
    </tr>
  </table>`
}
