import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieOf } from '../accounts/sessions/sessions.ts'
import type { Addresses } from '../browser/files.ts'
import { type Html, html } from '../html/html.ts'
import type { Language } from '../messages/messages.ts'
import type { SignInMessages } from '../messages/sign-in-messages.ts'
import { type IconName, icon, pageIcon } from '../pages/icons.ts'
import { type Shell, type ShellPage, shell } from '../pages/shell.ts'

/** What every page around signing in needs. */
export interface Frame {
  readonly language: Language
  readonly scheme: Shell['scheme']
  readonly words: SignInMessages
  readonly addresses: Addresses
}

interface Content {
  readonly title: string
  /** Below the title. */
  readonly text?: string | undefined
  /** An icon instead of ours, for pages with little else to show. */
  readonly sign?: IconName
  readonly body?: Html | readonly (Html | false | undefined)[] | undefined
}

const logo = pageIcon('#2f6fed')

/** One card in the middle of the page. */
export function card(frame: Frame, { title, text, sign, body }: Content, more: Partial<Shell> = {}): ShellPage {
  const { language, scheme, addresses } = frame
  return shell({
    language,
    scheme,
    title: `${title} · Kalends`,
    stylesheets: [addresses('sign-in.css')],
    sendsForms: true,
    ...more,
    body: html`<main>
      ${
        sign === undefined
          ? html`<img class="logo" src="${logo}" width="40" height="40" alt="Kalends" />`
          : html`<p class="sign">${icon(sign)}</p>`
      }
      <h1>${title}</h1>
      ${text !== undefined && html`<p class="text">${text}</p>`} ${body}
    </main>`,
  })
}

/** Light or dark, if chosen in this browser; see dashboard/scheme.ts. */
export function schemeOf(request: FastifyRequest): Shell['scheme'] {
  const chosen = cookieOf(request, 'kalends-scheme')
  return chosen === 'light' || chosen === 'dark' ? chosen : null
}

/** Other sites never learn the address of a page. Our own forms must name their origin, which `no-referrer` would hide. */
export function sendPage(
  reply: FastifyReply,
  { html: markup, policy }: ShellPage,
  send = (text: string) => reply.send(text),
): FastifyReply {
  reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
      'cross-origin-opener-policy': 'same-origin',
    })
    .type('text/html; charset=utf-8')
  return send(markup)
}
