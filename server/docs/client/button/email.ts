import type { ButtonData } from '@kalends/contract'
import { calendarNames } from './calendars.ts'
import type { Look } from './preview.ts'

/**
 * A button and a row of calendars for a mail, built from tables and inline styles because all mail clients support
 * them.
 */
export function emailSnippet({ kind, url, calendars, ...data }: ButtonData, look?: Look) {
  const { label, background, text, border, radius } = look ?? {
    label: null,
    background: data.highlight_color,
    text: data.highlight_text,
    border: '0',
    radius: '10px',
  }
  const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
  const direct = `${url}/${kind === 'group' ? 's' : 'o'}/`
  const links = calendars.desktop
    .map((type) => `<a href="${escaped(direct + type)}" style="color:#55616f;white-space:nowrap">${nameOf(type)}</a>`)
    .join(' &nbsp;·&nbsp; ')
  const style = `display:inline-block;padding:13px 26px;border:${border};border-radius:${radius};${font};font-size:16px;font-weight:600;line-height:20px;color:${text};text-decoration:none`
  // The button gets its own table, so that the whole coloured area is the link.
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0">
  <tr>
    <td align="center">
      <table role="presentation" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td${background ? ` bgcolor="${background}"` : ''} style="border-radius:${radius}">
            <a href="${escaped(url)}" target="_blank" style="${style}">${escaped(label ?? 'Add to calendar')}</a>
          </td>
        </tr>
      </table>
    </td>
  </tr>
  <tr>
    <td align="center" style="padding-top:10px;${font};font-size:13px;line-height:20px;color:#55616f">
      ${links}
    </td>
  </tr>
</table>`
}

/** Short, because the calendars share a row. */
const nameOf = (type: string) => calendarNames.get(type)?.replace(/ Calendar$/, '')

/** The picture has twice the pixels of its displayed size. */
export function pictureSnippet({ kind, url, rsvp }: ButtonData) {
  const label = kind === 'group' ? 'Subscribe to calendar' : rsvp ? 'Save my seat' : 'Add to calendar'
  return `<a href="${escaped(url)}"><img src="${escaped(url)}/button.png" height="48" alt="${label}" border="0"></a>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
