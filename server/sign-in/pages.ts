import { html } from '../html/html.ts'
import type { ShellPage } from '../pages/shell.ts'
import { askOperator, backLink } from './forms.ts'
import { type Frame, card } from './page.ts'

/** The same whether or not the address has an account. */
export function sentPage(frame: Frame, purpose: 'link' | 'password', email: string): ShellPage {
  const { sent } = frame.words
  return card(frame, {
    sign: 'mail',
    title: sent.title,
    text: sent[purpose](email),
    body: html`<p class="text small">${sent.spam}</p>
      ${backLink(frame)}`,
  })
}

/** For servers that cannot send mail. */
export function askPage(frame: Frame): ShellPage {
  const { title, text } = frame.words.ask
  return card(frame, { title, body: [askOperator(text), backLink(frame)] })
}

/** Who makes a new link: the person by asking for a mail, the colleague who invited them, or the operator. */
type NewLinkFrom = 'mail' | 'inviter' | { readonly commands: readonly string[] | undefined }

export function outdatedPage(frame: Frame, from: NewLinkFrom): ShellPage {
  const { title, text, invitation, used } = frame.words.outdated
  if (typeof from === 'string')
    return card(frame, { sign: 'hidden', title, text: from === 'mail' ? text : invitation, body: backLink(frame) })
  const body = [askOperator(frame.words.ask.operator, from.commands), backLink(frame)]
  return card(frame, { sign: 'hidden', title, text: used, body })
}

/** For addresses below /app that nothing is served at. */
export function missingPage(frame: Frame): ShellPage {
  const { proceed, missing } = frame.words
  return card(frame, {
    sign: 'hidden',
    ...missing,
    body: html`<p class="back"><a href="/app">${proceed}</a></p>`,
  })
}

export function tooLargePage(frame: Frame): ShellPage {
  return card(frame, { sign: 'hidden', ...frame.words.tooLarge, body: backLink(frame) })
}

/** What visitors find at the root of the server. It says nothing about the organizations here. */
export function startPage(frame: Frame, publicUrl: string): ShellPage {
  const { start, signIn } = frame.words
  return card(
    frame,
    {
      title: 'Kalends',
      text: start.text,
      body: html`<a class="primary" href="${publicUrl}/app">${signIn.button}</a>
        <p class="back"><a href="${publicUrl}/docs">${start.docs}</a></p>`,
    },
    { title: 'Kalends', description: start.text, sendsForms: false },
  )
}

export function signedOutPage(frame: Frame): ShellPage {
  const { title, text, again } = frame.words.signedOut
  return card(frame, {
    sign: 'done',
    title,
    text,
    body: html`<a class="secondary" href="/app/sign-in">${again}</a>`,
  })
}

export function otherSitePage(frame: Frame): ShellPage {
  const { title, text } = frame.words.otherSite
  return card(frame, { sign: 'hidden', title, text, body: backLink(frame) })
}

/** While more passwords wait to be checked than can be. */
export function crowdedPage(frame: Frame): ShellPage {
  return card(frame, { sign: 'person', ...frame.words.crowded, body: backLink(frame) })
}
