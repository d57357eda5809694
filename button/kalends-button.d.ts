/** `<kalends-button prokey="…">`: adds an event to the visitor's calendar, or subscribes to a group. */
export declare class KalendsButton extends HTMLElement {
  /** The response of `/<prokey>/config.json`, to draw without a request. */
  data: object | undefined

  addEventListener<Name extends keyof KalendsButtonEventMap>(
    type: Name,
    listener: (this: KalendsButton, event: KalendsButtonEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** Registers the element; importing the package does that already. Does nothing on servers. */
export declare function register(registry?: CustomElementRegistry): void

/** Attributes as HTML, JSX and templates write them. All but `prokey` override the style template on this page alone. */
export interface KalendsButtonAttributes {
  prokey?: string
  /** The address of the Kalends server. */
  domain?: string
  language?:
    | 'ar' | 'cs' | 'de' | 'en' | 'es' | 'et' | 'fa' | 'fi' | 'fr' | 'hi' | 'id' | 'it' | 'ja' | 'ko' | 'nl' | 'no' | 'ro' | 'pl' | 'pt' | 'sv' | 'tr' | 'vi' | 'zh'
    | (string & {}) // oxfmt-ignore
  lightMode?: 'light' | 'dark' | 'system' | 'bodyScheme'
  /** `6`, or `8|6|4`: wide windows, up to 991 px, up to 575 px. */
  size?: string | number
  inline?: Switch
  inlineRsvp?: Switch
  /** JSON: texts by label key. */
  customLabels?: string
  /** CSS variables, as declarations or JSON. */
  styleLight?: string
  styleDark?: string
  customCss?: string
  forceOverlay?: Switch
  bypassWebViewCheck?: Switch
  images?: string
  attendee?: string
  /** JSON: values for `%%name%%` in the texts of the event. */
  customVar?: string
  disabled?: Switch
  hidden?: Switch
  cspnonce?: string
  debug?: Switch
}

type Switch = boolean | '' | 'true' | 'false'

/** The same for JSX and templates, which require a key or, in previews, data. */
export type KalendsButtonProps = KalendsButtonAttributes &
  ({ prokey: string; data?: object } | { proKey: string; data?: object } | { data: object })

export interface KalendsButtonDetail {
  readonly prokey: string
}

export interface KalendsButtonSave extends KalendsButtonDetail {
  /** The calendar that was chosen. */
  readonly calendar: 'apple' | 'google' | 'ical' | 'ms365' | 'msteams' | 'outlookcom' | 'yahoo'
  /** The position of the chosen date, from 1. */
  readonly date?: number
}

export interface KalendsButtonAnswer extends KalendsButtonDetail {
  /** The status of the RSVP; `pending` until the address is confirmed by mail, `waiting` on the waiting list. */
  readonly status: 'pending' | 'confirmed' | 'undecided' | 'declined' | 'waiting'
}

export interface KalendsButtonEventMap {
  'kalends:ready': CustomEvent<KalendsButtonDetail>
  'kalends:open': CustomEvent<KalendsButtonDetail>
  'kalends:close': CustomEvent<KalendsButtonDetail>
  'kalends:save': CustomEvent<KalendsButtonSave>
  'kalends:success': CustomEvent<KalendsButtonDetail>
  'kalends:rsvp': CustomEvent<KalendsButtonDetail>
  'kalends:rsvp-success': CustomEvent<KalendsButtonAnswer>
}

declare global {
  interface HTMLElementTagNameMap {
    'kalends-button': KalendsButton
    'add-to-calendar-button': KalendsButton
  }
  // The events bubble.
  interface DocumentEventMap extends KalendsButtonEventMap {}
}

// @ts-ignore: A project without React has no such module.
declare module 'react' {
  namespace JSX {
    // Our attributes replace those of the same name.
    // @ts-ignore
    type Others = Omit<DetailedHTMLProps<HTMLAttributes<KalendsButton>, KalendsButton>, keyof KalendsButtonAttributes>
    interface IntrinsicElements {
      'kalends-button': KalendsButtonProps & Others
      'add-to-calendar-button': KalendsButtonProps & Others
    }
  }
}

type VueComponent = new () => { $props: KalendsButtonProps & { id?: string; class?: unknown; style?: unknown } }

// @ts-ignore: A project without Vue has no such module.
declare module 'vue' {
  interface GlobalComponents {
    'kalends-button': VueComponent
    'add-to-calendar-button': VueComponent
  }
}
