import type { ButtonLink } from '@kalends/contract'
import { type Maker, makerOf } from './calendar-order.ts'

/** What the target of a link depends on. */
export interface Platform {
  readonly system: 'desktop' | 'android' | 'ios'
  /** A browser inside another app, which cannot hand a file to the calendar. */
  readonly inApp: boolean
  readonly isSafari: boolean
  readonly maker: Maker | undefined
}

const apps =
  /FBAN|FBAV|FB_IAB|Instagram|Barcelona|Snapchat|musical_ly|BytedanceWebview|TikTok|Pinterest\/|LinkedInApp|Twitter for|MicroMessenger|KAKAOTALK|NAVER\(inapp|\bLine\//
const otherBrowsers = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser|Chrome|Android/

/** The server knows only the user agent. A page also detects an iPad that requests desktop sites: a Mac with a touch screen. */
export function platformOf({ userAgent: agent, maxTouchPoints }: Navigator): Platform {
  const isIos = /iPad|iPhone|iPod/.test(agent) || (agent.includes('Macintosh') && maxTouchPoints > 1)
  const system = isIos ? 'ios' : agent.includes('Android') ? 'android' : 'desktop'
  const isWebView = isIos
    ? agent.includes('AppleWebKit') && !agent.includes('Safari/')
    : system === 'android' && /;\s?wv[;)]/.test(agent)
  return {
    system,
    inApp: system !== 'desktop' && (isWebView || apps.test(agent)),
    isSafari: agent.includes('Safari/') && !otherBrowsers.test(agent),
    maker: makerOf(agent),
  }
}

/** The target of a click on this device, and its window. Files and `webcal:` open without leaving the page. */
export function destination(
  link: ButtonLink,
  { system, inApp, isSafari }: Platform,
  { bypassWebViewCheck }: { bypassWebViewCheck: boolean },
): { address: string; target: '_blank' | '_self' } {
  if (typeof link === 'string') return { address: link, target: '_blank' }
  const here = link[system]
  const isLost = (inApp && !bypassWebViewCheck) || (system === 'ios' && !isSafari && here.startsWith('webcal'))
  if (link.help && isLost) return { address: link.help, target: '_blank' }
  const isHandedOver = here.startsWith('webcal') || (system !== 'desktop' && here.endsWith('.ics'))
  return { address: here, target: isHandedOver ? '_self' : '_blank' }
}
