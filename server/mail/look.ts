import { Html } from '../html/html.ts'

/** The colours of text, lines and boxes in light mails. */
export const text = '#1b2430'
export const soft = '#55616f'
export const hairline = '#e2e7ee'
export const panel = '#f3f5f8'

/** For mail programs that support style sheets. */
export const darkStyles = new Html(`:root {
            color-scheme: light dark;
          }
          a {
            color: inherit;
          }
          h1,
          h2 {
            text-wrap: balance;
          }
          @media (max-width: 480px) {
            .card {
              padding: 24px 20px !important;
            }
          }
          @media (prefers-color-scheme: dark) {
            .page {
              background: #0d131b !important;
            }
            .card {
              background: #151c26 !important;
              border-color: #2a3543 !important;
            }
            .panel {
              background: #1d2632 !important;
            }
            .cover {
              background: #151c26 !important;
            }
            .cover,
            .tile,
            .line {
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
          }`)

/** White if it is readable on the colour (WCAG 2.2, 1.4.3), otherwise black. */
export function textOn(colour: string): string {
  const digits = colour.length === 4 ? colour.slice(1).replaceAll(/./g, '$&$&') : colour.slice(1)
  const [red, green, blue] = [0, 2, 4].map((start) => {
    const share = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5 ? '#ffffff' : '#000000'
}
