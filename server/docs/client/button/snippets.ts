import type { ButtonData } from '@kalends/contract'
import { emailSnippet } from './email.ts'

export const targets = ['html', 'react', 'vue', 'wordpress', 'webflow', 'email'] as const
export type Target = (typeof targets)[number]

export interface Wish {
  readonly data: ButtonData
  readonly attributes: Readonly<Record<string, string | true>>
  /** The address of the server. */
  readonly server: string
  /** The element that loads the script. */
  readonly script: string
  readonly label: string
}

export interface Snippet {
  readonly hint: string
  readonly code: string
}

/** What to paste where. */
export const snippetFor: Readonly<Record<Target, (wish: Wish) => Snippet>> = {
  html: ({ script, ...wish }) => ({
    hint: 'The script once on the page, the element wherever a button is to be.',
    code: `${script}\n${element(wish)}`,
  }),
  react: ({ server, ...wish }) => ({
    hint: 'React 19. "npm run pack:button" in the folder of the server makes the package; it brings the types along.',
    code: [
      "import '@kalends/button'",
      '',
      'export function AddToCalendar() {',
      `  return ${indented(element(withDomain(server, wish), 'react'))}`,
      '}',
    ].join('\n'),
  }),
  vue: ({ server, ...wish }) => ({
    hint: 'Vue 3. "npm run pack:button" in the folder of the server makes the package. Tell Vue about the element in vite.config.ts: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === \'kalends-button\' } } })',
    code: [
      '<script setup lang="ts">',
      "import '@kalends/button'",
      '</script>',
      '',
      '<template>',
      `  ${indented(element(withDomain(server, wish)))}`,
      '</template>',
    ].join('\n'),
  }),
  wordpress: ({ script, ...wish }) => ({
    hint: 'Into a block of the kind "Custom HTML". Where WordPress removes scripts, put the first line into the footer with a plugin for code snippets.',
    code: `${script}\n${element(wish)}`,
  }),
  webflow: ({ script, ...wish }) => ({
    hint: 'The first line under Site settings, Custom code, Footer code; the second into a Code Embed element.',
    code: `${script}\n\n${element(wish)}`,
  }),
  email: ({ data, label }) => ({
    hint: 'Mail programs run no scripts, so this is a table with links. It looks the same with pictures switched off, and every link tells the visitor what to do where a calendar cannot take the event.',
    code: emailSnippet(data, label),
  }),
}

/** A package does not know where it comes from, as a script does. */
function withDomain(domain: string, { data, attributes }: Pick<Wish, 'data' | 'attributes'>) {
  return { data, attributes: { domain, ...attributes } }
}

const indented = (text: string) => text.replaceAll('\n', '\n  ')

function element({ data, attributes }: Pick<Wish, 'data' | 'attributes'>, syntax: 'html' | 'react' = 'html'): string {
  const parts = Object.entries<string | true>({ prokey: data.prokey, ...attributes }).map(([name, value]) => {
    if (value === true) return name
    if (!value.includes('"')) return `${name}="${value}"`
    return syntax === 'react' ? `${name}={${JSON.stringify(value)}}` : `${name}='${value.replaceAll("'", '&#39;')}'`
  })
  const line = `<kalends-button ${parts.join(' ')}`
  const start = line.length < 90 ? line : `<kalends-button\n  ${parts.join('\n  ')}\n`
  return syntax === 'react' ? `${start}${start.endsWith('\n') ? '' : ' '}/>` : `${start}></kalends-button>`
}
