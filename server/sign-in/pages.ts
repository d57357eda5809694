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
  const canMail = false
  return card(frame, { title: frame.words.ask.title, body: [askOperator(frame, { canMail }), backLink(frame)] })
}

export function outdatedPage(frame: Frame, { isInvitation = false } = {}): ShellPage {
  const { title, text, invitation } = frame.words.outdated
  return card(frame, { sign: 'hidden', title, text: isInvitation ? invitation : text, body: backLink(frame) })
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
