import { html } from '../html/html.ts'
import type { ShellPage } from '../pages/shell.ts'
import { alertOf } from './fields.ts'
import { type Frame, card } from './page.ts'

/** `email` is the new address. Undefined if the person has to sign in first: then the page names nobody. */
export function newAddressPage(frame: Frame, action: string, email: string | undefined): ShellPage {
  const { title, text, button, signIn } = frame.words.newAddress
  if (email === undefined) {
    const query = new URLSearchParams({ next: action }).toString()
    const body = html`<a class="primary" href="/app/sign-in?${query}">${frame.words.signIn.button}</a>`
    return card(frame, { title, text: signIn, body })
  }
  return card(frame, {
    title,
    text: text(email),
    body: html`<form method="post" action="${action}">
      <button class="primary" type="submit">${button}</button>
    </form>`,
  })
}

/** Somebody else got the address after the mail was sent. */
export function addressTakenPage(frame: Frame): ShellPage {
  const { words } = frame
  return card(frame, {
    title: words.newAddress.title,
    body: [alertOf({ alert: words.errors.taken }), html`<p class="back"><a href="/app/me">${words.proceed}</a></p>`],
  })
}
