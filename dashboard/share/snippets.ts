export const targets = ['html', 'line', 'react', 'wordpress', 'mail'] as const
export type Target = (typeof targets)[number]

/** What to paste on another site, for an event or a group. */
export function snippetFor(target: Target, { address, prokey }: { address: string; prokey: string }): string {
  const server = new URL(address).origin
  const element = `<kalends-button prokey="${prokey}"></kalends-button>`
  const both = `<script src="${server}/button.js" async crossorigin></script>\n${element}`
  switch (target) {
    case 'html':
    case 'wordpress':
      return both
    case 'line':
      return `<script src="${server}/${prokey}/button.js" async></script>`
    case 'react':
      return [
        "import '@kalends/button'",
        '',
        'export function AddToCalendar() {',
        `  return <kalends-button prokey="${prokey}" domain="${server}" />`,
        '}',
      ].join('\n')
    case 'mail':
      return `<a href="${address}"><img src="${server}/${prokey}/button.png" height="48" alt="Add to calendar" border="0" /></a>`
  }
}
