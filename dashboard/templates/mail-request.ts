import type { EmailTemplateType, languages } from '@kalends/contract'
import type { MailRequest } from '../previews/mail-preview.tsx'
import { language } from '../words.ts'

export type Language = (typeof languages)[number]

/** Asks for a mail to a sample attendee, with a template that may have unsaved texts. */
export function mailRequest(type: EmailTemplateType, template: object, wanted: string = language): MailRequest {
  return { type, language: wanted as Language, changes: { email_template: { ...template } } }
}
