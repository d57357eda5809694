import type { UserRole } from '@kalends/contract'
import { html } from '../html/html.ts'
import { icon } from '../pages/icons.ts'
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
  return card(frame, { title: frame.words.ask.title, body: [askOperator(frame), backLink(frame)] })
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

interface Home {
  readonly email: string
  readonly name: string
  readonly organizations: readonly { readonly name: string; readonly role: string }[]
}

/** Where people arrive until there is a web application. */
export function homePage(frame: Frame, { email, name, organizations }: Home): ShellPage {
  const { home, roles } = frame.words
  const row = (href: string, label: string) => html`<li><a href="${href}">${label} ${icon('onward')}</a></li>`
  return card(frame, {
    title: home.title,
    text: name === '' ? email : `${name} · ${email}`,
    body: html`<section aria-labelledby="organizations">
        <h2 id="organizations">${home.organizations}</h2>
        ${
          organizations.length === 0
            ? html`<p>${home.none}</p>`
            : html`<dl class="facts">
                ${organizations.map(
                  (each) =>
                    html`<div>
                      <dt><bdi>${each.name}</bdi></dt>
                      <dd>${roles[each.role as UserRole]}</dd>
                    </div>`,
                )}
              </dl>`
        }
      </section>
      <section aria-labelledby="next">
        <h2 id="next">${home.next}</h2>
        <ul class="links">
          ${row('/docs', home.reference)} ${row('/docs/button', home.button)}
        </ul>
      </section>
      <form method="post" action="/app/sign-out">
        <button class="secondary" type="submit">${home.signOut}</button>
      </form>`,
  })
}
