import type { ButtonData } from '@kalends/contract'
import { drawButtons } from './menu/button.ts'
import { Unavailable, dataOf, keepData, serverAddress, unreachable } from './data.ts'
import { el, opens } from './dom.ts'
import { announce } from './events.ts'
import { en } from './messages/en.ts'
import { directionOf, messagesIn } from './messages/messages.ts'
import { platformOf } from './platform.ts'
import { describe } from './rich-data.ts'
import { drawRsvp } from './sign-up/rsvp.ts'
import { showSaved } from './menu/saves.ts'
import type { Scene } from './scene.ts'
import { type Settings, attribute, observedAttributes, settingsOf } from './settings.ts'
import { sheetOf } from './sheets.ts'
import { type Look, baseSheet, followScheme, isColoured, lookOf, ownSheet } from './drawing/styles.ts'
import { wordsOf } from './words.ts'

/** Milliseconds. A placeholder that is shown for less only flickers, and drawing it takes time. */
const patience = 100
/** Milliseconds after which a silent server counts as unreachable. */
const timeout = 10_000

// Servers may import this file, but have no HTMLElement.
const Base = (globalThis.HTMLElement ?? Object) as typeof HTMLElement

/** `<kalends-button prokey="…">` */
export class KalendsButton extends Base {
  static readonly observedAttributes = observedAttributes
  /** Stores data that the server sent along with the script. */
  static readonly know = keepData
  #drawing: AbortController | undefined
  #isPlanned = false
  /** Not drawn since it came into the page. */
  #isNew = false
  #announced = ''
  /** The address of the event or group that is shown or loading. */
  #page = ''
  #removeRichData = () => {}

  #given: ButtonData | undefined

  /** The response of `/<prokey>/config.json`, to draw without a request: for previews. */
  get data(): ButtonData | undefined {
    return this.#given
  }

  set data(given: ButtonData | undefined) {
    this.#given = given
    if (this.isConnected) this.#plan()
  }

  connectedCallback() {
    this.#isNew = true
    this.#plan()
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null) {
    if (this.isConnected && before !== after) this.#plan()
  }

  disconnectedCallback() {
    this.#drawing?.abort()
    this.#removeRichData()
  }

  override focus(options?: FocusOptions) {
    this.shadowRoot?.querySelector<HTMLElement>('.atcb-button, a')?.focus(options)
  }

  /** Batches attribute changes. Those of an event whose form is being filled in wait until its dialog is closed. */
  #plan() {
    if (this.#isPlanned) return
    this.#isPlanned = true
    queueMicrotask(() => {
      this.#isPlanned = false
      const dialog = this.shadowRoot?.querySelector('dialog[open]')
      if (dialog && !this.#given && this.#address === this.#page)
        dialog.addEventListener('close', () => this.#plan(), { once: true })
      else if (this.isConnected) void this.#draw()
    })
  }

  get #address() {
    return `${serverAddress(attribute(this, 'domain'))}/${attribute(this, 'prokey')?.trim()}`
  }

  async #draw() {
    this.#drawing?.abort()
    const { signal } = (this.#drawing = new AbortController())
    // Frameworks may set attributes only after inserting the element.
    if (!this.#given && attribute(this, 'prokey') === null) await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return
    const prokey = this.#given?.prokey ?? attribute(this, 'prokey')?.trim()
    const server = serverAddress(attribute(this, 'domain'))
    // Requested first: everything else can happen while the response is on its way.
    const asked = this.#given ?? (prokey ? dataOf(server, prokey, this.#isNew) : undefined)
    this.#isNew = false
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    const page = prokey ? `${server}/${prokey}` : ''
    const isOther = page !== this.#page && root.childElementCount > 0
    this.#page = page
    if (isOther) {
      // Nobody should add the previous event by mistake.
      root.replaceChildren()
      this.#removeRichData()
    }
    if (root.childElementCount === 0) this.#wait(root, signal, isOther)

    const fail = (error: unknown) => {
      if (signal.aborted) return
      console.error(`Kalends: ${(error as Error).message}`, ...(error instanceof Unavailable ? [] : [error]))
      root.replaceChildren(this.#fallback(page))
      // Retries when the visitor is back online.
      window.addEventListener('online', () => this.#plan(), { once: true, signal })
    }
    // A later response still replaces the link.
    const late = setTimeout(() => fail(unreachable(server, prokey!)), timeout)
    try {
      // Created while the response is on its way. Browsers without constructable style sheets get the link.
      const sheet = sheetOf(baseSheet)
      if (root.adoptedStyleSheets.length === 0) root.adoptedStyleSheets = [sheet]
      if (!asked) throw new Unavailable(`<${this.localName}> needs the attribute prokey: the key of an event or a group.`) // oxfmt-ignore
      const data = await asked
      const settings = settingsOf(this, data)
      // A button in English or in the default style is better than none.
      const [messages, look, marks] = await Promise.all([
        messagesIn(settings.language).catch(() => en),
        lookOf(settings.style).catch(() => lookOf({ ...settings.style, buttonStyle: 'default' })),
        settings.style.buttonsList ? import('./drawing/marks.ts').catch(() => undefined) : undefined,
        data.style.load_async ? idle() : undefined,
      ])
      if (signal.aborted) return
      const scene = this.#sceneOf(data, { ...settings, language: messages === en ? 'en' : settings.language }, signal)
      this.#show(root, { ...scene, words: wordsOf(messages, settings.labels) }, { ...look, ...marks })
    } catch (error) {
      fail(error)
    } finally {
      clearTimeout(late)
    }
  }

  #sceneOf(data: ButtonData, settings: Settings, signal: AbortSignal): Omit<Scene, 'words'> {
    const id = `atcb-btn-${data.style.identifier ?? data.prokey}`
    const { language } = settings
    const wrapper = el('div', { class: 'atcb', lang: language, dir: directionOf(language) })
    return {
      data,
      settings,
      id,
      wrapper,
      signal,
      platform: platformOf(navigator),
      announce: (event, happening) => announce(this, id, event, { prokey: data.prokey, ...happening }),
    }
  }

  #show(root: ShadowRoot, scene: Scene, look: Look) {
    const { data, settings, wrapper } = scene
    const hadFocus = root.activeElement !== null
    const { style } = settings
    wrapper.classList.add(`style-${style.buttonStyle}`, data.kind)
    root.adoptedStyleSheets = [baseSheet, look.default].map(sheetOf).concat(ownSheet(scene))
    wrapper.classList.toggle('coloured', isColoured(style))
    followScheme(scene)

    const isHidden = data.state === 'over' && style.pastDateHandling === 'hide'
    const buttons = isHidden ? [] : data.rsvp ? drawRsvp(scene) : drawButtons(scene, look)
    wrapper.prepend(
      el('div', { part: 'atcb-button-wrapper', class: style.buttonsList && 'several' }, ...buttons),
      el('span', { class: 'unseen', role: 'status' }),
    )
    const css = style.customCss && el('link', { rel: 'stylesheet', nonce: settings.nonce })
    if (css) css.href = style.customCss!
    root.replaceChildren(...(css ? [css] : []), ...(buttons.length > 0 || data.overview ? [wrapper] : []))
    if (data.overview)
      void import('./drawing/overview.ts').then(
        ({ drawOverview }) => drawOverview(scene, data.overview!),
        // The page of the group has the list too.
        () => wrapper.append(el('a', { class: 'fallback', title: scene.words.newWindow, ...opens(data.url) }, scene.words.overview.more)), // oxfmt-ignore
      )
    showSaved(scene)
    if (hadFocus) this.focus()

    this.#removeRichData()
    this.#removeRichData = this.hidden ? () => {} : describe(data, settings)
    if (settings.isDebugging) console.info('Kalends:', this, data, settings)
    if (this.#announced !== data.prokey) scene.announce('initialization')
    this.#announced = data.prokey
  }

  /** White space is none: formatters put the closing tag into a line of its own. */
  get #hasContent() {
    return this.childElementCount > 0 || this.textContent!.trim() !== ''
  }

  /** Until the button is ready: the page's content inside the element, otherwise a placeholder after a moment. */
  #wait(root: ShadowRoot, signal: AbortSignal, isReplaced: boolean) {
    if (this.#hasContent) return root.append(el('slot'))
    const outline = () => {
      if (signal.aborted || root.childElementCount > 0) return
      root.append(el('div', { class: 'atcb' }, el('span', { class: 'placeholder', 'aria-hidden': 'true' })))
    }
    // Avoids a layout shift while one button replaces another.
    if (isReplaced) outline()
    else setTimeout(outline, patience)
  }

  /** Instead of the button: the page's content inside the element, otherwise a link to the event page. */
  #fallback(page: string): HTMLElement {
    if (this.#hasContent) return el('slot')
    return el('div', { class: 'atcb' }, page && el('a', { class: 'fallback', ...opens(page), title: en.unavailable }, en.openPage)) // oxfmt-ignore
  }
}

function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 50),
  )
}
