import type { Me, UserRole } from '@kalends/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { mayFound } from '../accounts/founders.ts'
import { profileOf } from '../accounts/profile.ts'
import { signedInUsers } from '../accounts/signed-in-user.ts'
import { waysIn } from '../accounts/ways-in.ts'
import type { Addresses } from '../browser/files.ts'
import type { Context } from '../context.ts'
import { html } from '../html/html.ts'
import { type Language, isLanguage, preferredLanguage } from '../messages/messages.ts'
import { type SignInMessages, signInMessages } from '../messages/sign-in-messages.ts'
import { type Shell, type ShellPage, dataBlock, shell } from '../pages/shell.ts'
import { schemeOf, sendPage } from '../sign-in/page.ts'

/** The languages that the application has texts in. */
const languages: readonly Language[] = ['en', 'de']

/** What the scripts find in the document; see dashboard/boot.ts. */
interface Boot {
  readonly me: Me
  readonly publicUrl: string
  readonly landingUrl: string
  readonly sendsMail: boolean
  readonly ways: readonly string[]
  readonly screensCss: string
  readonly mayCreateOrganization: boolean
}

type Look = Pick<Shell, 'language' | 'scheme'>

/** Sends the document that starts the application, with the person in it. */
export function documentHandler(context: Context, files: () => Promise<Addresses>) {
  const { database, settings, now } = context
  const signedIn = signedInUsers(context)
  const server = {
    sendsMail: settings.smtpUrl !== null,
    ways: waysIn(settings),
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const person = await signedIn(request)
    if (!person) return reply.redirect(signInPath(request.url), 303)
    const me = await database.read((db) => profileOf(db, person.user, person.since, now()))
    const language = languageOf(me.language, request.headers['accept-language'])
    const addresses = await files()
    const screensCss = addresses('screens.css')
    const { publicUrl, landingUrl } = settings
    const boot = {
      ...server,
      publicUrl,
      landingUrl,
      me,
      screensCss,
      mayCreateOrganization: mayFound(settings, me.organizations),
    }
    const isHome = homes.test(request.url.split('?')[0]!)
    const look = { language, scheme: schemeOf(request) }
    return sendPage(reply, documentOf(look, addresses, boot, await signInMessages(language), isHome))
  }
}

function signInPath(next: string): string {
  return next === '/app' ? '/app/sign-in' : `/app/sign-in?${new URLSearchParams({ next }).toString()}`
}

function languageOf(chosen: string | null, accepted: string | undefined): Language {
  const wanted = chosen !== null && isLanguage(chosen) ? chosen : preferredLanguage(accepted)
  return languages.includes(wanted) ? wanted : 'en'
}

/** Where scripts begin with Home, and load the rest when somebody goes on. */
const homes = /^\/app(\/organizations|\/signed-in|\/o\/[^/]+(\/start\/[^/]+)?)?\/?$/

function documentOf(
  { language, scheme }: Look,
  addresses: Addresses,
  boot: Boot,
  words: SignInMessages,
  isHome: boolean,
): ShellPage {
  const script = `start.${language}.js`
  return shell({
    language,
    scheme,
    title: 'Kalends',
    stylesheets: [addresses('app.css'), ...(isHome ? [] : [boot.screensCss])],
    scripts: [addresses(script)],
    preloads: [...addresses.imports(script), ...(isHome ? [] : [addresses(`later.${language}.js`)])],
    images: ["'self'", 'blob:'],
    connects: true,
    frames: true,
    sendsForms: true,
    body: html`<div id="app"></div>
      <noscript>${withoutScripts(boot.me, words)}</noscript>
      ${dataBlock('type="application/json" id="boot"', boot)}`,
  })
}

/** Signing in and out works without scripts, so people who have none should see where they are. */
function withoutScripts({ name, email, organizations }: Me, { home, roles }: SignInMessages) {
  return html`<main class="screen narrow stack">
    <h1>Kalends</h1>
    <p>${home.noScript}</p>
    <p>${name === '' ? email : `${name} · ${email}`}</p>
    <ul>
      ${organizations.map((each) => html`<li>${each.name} · ${roles[each.role as UserRole]}</li>`)}
    </ul>
    <form method="post" action="/app/sign-out">
      <button class="button secondary" type="submit">${home.signOut}</button>
    </form>
  </main>`
}
