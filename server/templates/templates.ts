import { CtaBlock, EmailTemplate, LandingPage, RsvpBlock, Style } from '@kalends/contract'
import { served } from '../resources/served.ts'
import { settleCtaBlock, settleEmailTemplate, settleLandingPage, settleRsvpBlock, settleStyle } from './rules.ts'

/** The templates with their rules, for the API and for other code that creates some. */
export const styles = served(Style, { settle: settleStyle })
export const landingPages = served(LandingPage, { settle: settleLandingPage })
export const ctaBlocks = served(CtaBlock, { settle: settleCtaBlock })
export const rsvpBlocks = served(RsvpBlock, { settle: settleRsvpBlock })
export const emailTemplates = served(EmailTemplate, {
  columns: ['type'],
  listed: ['id', 'label as name', 'type'],
  settle: settleEmailTemplate,
})
