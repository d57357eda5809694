import { type Html, html } from '../html/html.ts'
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
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:24px;">
    <tr>
      <td valign="top" style="padding-inline-end:16px;">
        <img
          src="cid:${shownTicket.id}"
          width="${shownTicket.width}"
          height="${shownTicket.height}"
          alt="${code}"
          style="display:block;background:#ffffff;border-radius:10px;"
        />
      </td>
      <td valign="middle">
        <div class="soft" style="font-size:14px;color:#55616f;">${label}</div>
        <div
          class="text"
          dir="ltr"
          style="font-family:ui-monospace,Menlo,Consolas,monospace;font-size:20px;font-weight:600;color:#1b2430;white-space:nowrap;"
        >
          ${code}
        </div>
        <div class="soft" style="margin-top:4px;font-size:14px;color:#55616f;">${hint}</div>
      </td>
    </tr>
  </table>`
}
