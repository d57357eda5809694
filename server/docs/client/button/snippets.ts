import type { ButtonData } from '@kalends/contract'
import { emailSnippet, pictureSnippet } from './email.ts'
import type { Look } from './preview.ts'

export const targets = ['html', 'line', 'react', 'vue', 'wordpress', 'webflow', 'email', 'picture'] as const
export type Target = (typeof targets)[number]

export interface Wish {
  readonly data: ButtonData
  readonly attributes: Readonly<Record<string, string | true>>
  /** Base URL of the server. */
  readonly server: string
  /** The script element. */
  readonly script: string
  /** Set once the preview is drawn. */
  readonly look: Look | undefined
}

export interface Snippet {
  readonly hint: string
  readonly code: string
}

/** The snippet for each target. */
export const snippetFor: Readonly<Record<Target, (wish: Wish) => Snippet>> = {
  html: ({ script, ...wish }) => ({
    hint: 'The script once on the page, the element wherever a button is to be.',
    code: `${script}\n${element(wish)}`,
  }),
  line: ({ server, data, attributes }) => ({
    hint: 'For one event: script and data in one request. The button appears where the line stands.',
    code: tag('script', {
      src: `${server}/${data.prokey}/button.js`,
      async: true,
      ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`data-${dashed(name)}`, value])),
    }),
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
  email: ({ data, look }) => ({
    hint: 'Mail programs run no scripts, so this is a table with links. It looks the same with pictures switched off, and every link tells the visitor what to do where a calendar cannot take the event.',
    code: emailSnippet(data, look),
  }),
  picture: ({ data }) => ({
    hint: 'A link with a picture of the button, for newsletters, slides and documents: in the language and with the label of its style, in the highlight colour of its landing page template. What is chosen above is not in it before the style has it.',
    code: pictureSnippet(data),
  }),
}

/** Unlike a script, a package does not know which server it came from. */
function withDomain(domain: string, { data, attributes }: Pick<Wish, 'data' | 'attributes'>) {
  return { data, attributes: { domain, ...attributes } }
}

const indented = (text: string) => text.replaceAll('\n', '\n  ')

const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function element({ data, attributes }: Pick<Wish, 'data' | 'attributes'>, syntax: 'html' | 'react' = 'html'): string {
  return tag('kalends-button', { prokey: data.prokey, ...attributes }, syntax)
}

function tag(name: string, attributes: Wish['attributes'], syntax: 'html' | 'react' = 'html'): string {
  const parts = Object.entries(attributes).map(([attribute, value]) => {
    if (value === true) return attribute
    if (!value.includes('"')) return `${attribute}="${value}"`
    return syntax === 'react'
      ? `${attribute}={${JSON.stringify(value)}}`
      : `${attribute}='${value.replaceAll("'", '&#39;')}'`
  })
  const line = `<${name} ${parts.join(' ')}`
  const start = line.length < 90 || parts.length < 3 ? line : `<${name}\n  ${parts.join('\n  ')}\n`
  return syntax === 'react' ? `${start}${start.endsWith('\n') ? '' : ' '}/>` : `${start}></${name}>`
}
