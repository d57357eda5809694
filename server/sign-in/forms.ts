import { Html, html } from '../html/html.ts'
import type { OpenInvitation } from '../accounts/invitations.ts'
import { withoutDoubleStop } from '../messages/messages.ts'
import type { ShellPage } from '../pages/shell.ts'
import { type Filled, alertOf, emailField, hidden, nameField, newPasswordField, passwordField } from './fields.ts'
import { type Frame, card } from './page.ts'
import type { Ways } from './ways.ts'

interface SignInForm extends Filled {
  readonly next?: string | undefined
  /** The address of the person who is signed in already. */
  readonly signedIn?: string | undefined
}

/** The sign-in page. The first button is the one that Enter presses. */
export function signInPage(frame: Frame, ways: Ways, form: SignInForm): ShellPage {
  const { words } = frame
  const { next, signedIn } = form
  const scripts = ways.others.flatMap((way) => way.scripts ?? [])
  const needScripts = ways.others.every((way) => way.scripts)
  const hasForm = ways.password || ways.link
  return card(
    frame,
    {
      title: words.signIn.title,
      body: [
        signedIn !== undefined && next !== signedInAgain && alreadyIn(frame, signedIn, next),
        hasForm ? credentials(frame, ways, form) : alertOf(form),
        hasForm && ways.others.length > 0 && divider(words.signIn.or, needScripts),
        ...ways.others.map((way) => way.button(frame, next)),
        !hasForm && ways.others.length === 0 && askOperator(ways.canMail ? words.ask.operator : words.ask.text),
      ],
    },
    scripts.length > 0 ? { scripts: scripts.map(frame.addresses), connects: true } : {},
  )
}

function credentials({ words }: Frame, ways: Ways, given: SignInForm): Html {
  const email = given.email ?? given.signedIn ?? ''
  const form = { ...given, email, ...(email !== '' && { focus: 'password' as const }) }
  const { button, link, or, forgot } = words.signIn
  const byLink = (kind: string) =>
    html`<button class="${kind}" type="submit" formaction="/app/sign-in/link" formnovalidate>${link}</button>`
  if (!ways.password)
    return html`<form method="post" action="/app/sign-in/link">
      ${alertOf(form)} ${hidden('next', form.next)} ${emailField(words, form)} ${byLink('primary')}
    </form>`
  return html`<form method="post" action="/app/sign-in">
    ${alertOf(form)} ${hidden('next', form.next)} ${emailField(words, form)} ${passwordField(words, form)}
    <p class="aside"><a href="/app/forgot">${forgot}</a></p>
    <button class="primary" type="submit">${button}</button>
    ${ways.link && html`${divider(or)} ${byLink('secondary')}`}
  </form>`
}

/** Hidden while what follows is hidden too, until a script shows it. */
const divider = (text: string, isHidden = false) =>
  html`<p class="or" ${isHidden && new Html('hidden')}><span>${text}</span></p>`

/** The web application opens a tab that ends here if an act needs a recent sign-in. Going on without it is no help. */
const signedInAgain = '/app/signed-in'

/** Signing in again is possible: some acts need a recent sign-in. */
function alreadyIn({ words }: Frame, email: string, next = '/app'): Html {
  return html`<p class="notice">${words.signIn.already(email)} <a href="${next}">${words.proceed}</a></p>`
}

/** Where nothing else helps. `text` introduces the commands. */
export function askOperator(text: string, commands: readonly string[] = [linkCommand]): Html {
  return html`<p class="text">${text}</p>
    ${commands.map((command) => html`<p><code dir="ltr">${command}</code></p>`)}`
}

const linkCommand = './kalends user link ann@example.org'
/** For the first owner, whom no user stands for yet. */
export const ownerCommands = (organization: number) => [
  `./kalends user create --org ${organization} --email ann@example.org --role owner`,
  linkCommand,
]

export function forgotPage(frame: Frame, filled: Filled): ShellPage {
  const { words } = frame
  const { title, text, button } = words.forgot
  return card(frame, {
    title,
    text,
    body: html`<form method="post" action="/app/forgot">
        ${alertOf(filled)} ${emailField(words, filled)}
        <button class="primary" type="submit">${button}</button>
      </form>
      ${backLink(frame)}`,
  })
}

export const backLink = ({ words }: Frame) => html`<p class="back"><a href="/app/sign-in">${words.back}</a></p>`

/** The address is a field too, so that password managers know whose password it is. */
const usernameOf = (email: string) =>
  html`<input
    class="hidden"
    type="email"
    name="username"
    autocomplete="username"
    value="${email}"
    readonly
    tabindex="-1"
    aria-hidden="true"
  />`

export function choosePage(frame: Frame, action: string, email: string, filled: Filled = {}): ShellPage {
  const { words } = frame
  const { title, text, button } = words.choose
  return card(frame, {
    title,
    text: text(email),
    body: html`<form method="post" action="${action}">
      ${alertOf(filled)} ${usernameOf(email)} ${newPasswordField(words, filled)}
      <button class="primary" type="submit">${button}</button>
    </form>`,
  })
}

/** A link only shows this page, because programs open the links of mails. The button uses it up. */
export function linkPage(frame: Frame, action: string, email: string, next: string | undefined): ShellPage {
  const { title, text, button } = frame.words.link
  return card(frame, {
    title,
    text: text(email),
    body: html`<form method="post" action="${action}">
      ${hidden('next', next)}
      <button class="primary" type="submit">${button}</button>
    </form>`,
  })
}

export interface NewAccount extends Filled {
  /** Whether people sign in with passwords here, and whether they can do without. */
  readonly password: 'required' | 'optional' | 'none'
}

const passwordOf = ({ words }: Frame, form: NewAccount) =>
  form.password !== 'none' &&
  newPasswordField(words, form, { label: words.password, isOptional: form.password === 'optional' })

export function ownerPage(frame: Frame, action: string, organization: string, form: NewAccount): ShellPage {
  const { words } = frame
  const { title, text, button } = words.owner
  return card(frame, {
    title,
    text: withoutDoubleStop(text(organization)),
    body: html`<form method="post" action="${action}">
      ${alertOf(form)} ${nameField(words, form)} ${emailField(words, form)} ${passwordOf(frame, form)}
      <button class="primary" type="submit">${button}</button>
    </form>`,
  })
}

interface InvitationForm extends NewAccount {
  readonly action: string
  /** The person who is signed in. */
  readonly signedIn: { readonly id: number; readonly email: string } | undefined
}

export function invitationPage(frame: Frame, invitation: OpenInvitation, form: InvitationForm): ShellPage {
  const { words } = frame
  const { title, button } = words.invitation
  const { user, email } = invitation
  const { action, signedIn } = form
  const isOther = signedIn !== undefined && signedIn.email !== email
  const newcomer = html`${usernameOf(email)} ${nameField(words, form)} ${passwordOf(frame, form)}`
  const acceptance = html`<form method="post" action="${action}">
    ${alertOf(form)} ${user === undefined && newcomer}
    <button class="primary" type="submit">${button}</button>
  </form>`
  return card(frame, {
    title: title(invitation.organization),
    body: [
      factsOf(frame, invitation),
      user === undefined && isOther && html`<p class="notice">${words.invitation.other(signedIn.email)}</p>`,
      user === undefined || signedIn?.id === user ? acceptance : signInFirst(frame, action, email),
    ],
  })
}

/** Holding the link is no proof of being that person. */
function signInFirst({ words }: Frame, next: string, email: string): Html {
  const query = new URLSearchParams({ next, email }).toString()
  return html`<p class="notice">${words.invitation.signIn(email)}</p>
    <a class="primary" href="/app/sign-in?${query}">${words.signIn.button}</a>`
}

function factsOf({ words }: Frame, { inviter, role, email }: OpenInvitation): Html {
  const { by, role: roleLabel, account } = words.invitation
  const facts = [...(inviter === null ? [] : [[by, inviter]]), [roleLabel, words.roles[role]], [account, email]]
  return html`<dl class="facts">
    ${facts.map(
      ([label, value]) =>
        html`<div>
          <dt>${label}</dt>
          <dd><bdi>${value}</bdi></dd>
        </div>`,
    )}
  </dl>`
}
