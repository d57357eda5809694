import { type Maker, makerOf } from '@kalends/button/calendar-order'
import { memoize } from '../cache/memoize.ts'

/** What the user agent reveals about the visitor's device. */
export interface Device {
  readonly system: 'ios' | 'android' | 'desktop'
  /** A browser inside another app. It cannot hand a file to the calendar. */
  readonly inApp: boolean
  readonly isSafari: boolean
  /** Whose calendar it comes with. */
  readonly maker: Maker | undefined
}

/** An iPad that requests desktop pages looks like a Mac and is treated as one. */
export const deviceOf = memoize((userAgent): Device => {
  const system = /iPad|iPhone|iPod/.test(userAgent) ? 'ios' : userAgent.includes('Android') ? 'android' : 'desktop'
  return {
    system,
    inApp: (system === 'ios' && isIosWebView(userAgent)) || (system === 'android' && isAndroidWebView(userAgent)),
    isSafari: userAgent.includes('Safari/') && !otherBrowsers.test(userAgent),
    maker: makerOf(userAgent),
  }
})

const apps =
  /FBAN|FBAV|FB_IAB|Instagram|Barcelona|Snapchat|musical_ly|BytedanceWebview|TikTok|Pinterest\/|LinkedInApp|Twitter for|MicroMessenger|KAKAOTALK|NAVER\(inapp|\bLine\//

const otherBrowsers = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser|Chrome|Chromium|Android/

/** Every browser on iOS also calls itself Safari, but a web view does not. */
function isIosWebView(userAgent: string): boolean {
  return apps.test(userAgent) || (userAgent.includes('AppleWebKit') && !userAgent.includes('Safari/'))
}

function isAndroidWebView(userAgent: string): boolean {
  return apps.test(userAgent) || /;\s?wv[;)]/.test(userAgent)
}
