import { byDefault, choice, name, paragraph, text, timestamps, webAddress } from './fields.ts'
import { formFields } from './form-field.ts'
import { type Create, type Patch, type Read, defineResource } from './resource.ts'

export const CtaBlock = defineResource({
  name: 'cta-block',
  table: 'cta_block',
  title: 'CTA template',
  titles: 'CTA templates',
  description: 'A call to action, shown after a visitor saves the event or signs up for it.',
  deletion: 'Events and groups that use it are kept without a call to action.',
  key: 'id',
  required: {
    name: name('An internal name, never shown to visitors.', { example: 'Newsletter' }),
    type: choice(['none', 'text', 'link', 'share', 'form'], 'What the call to action offers.', {
      example: 'form',
      smallest: 'share',
    }),
  },
  defaulted: {
    fields: byDefault([], formFields('The fields of the form. Used with the type `form`.')),
  },
  optional: {
    headline: text('The heading of the dialog.', { example: 'Stay in touch' }),
    text: paragraph('The text of the dialog.', { example: 'One mail a month, no more.' }),
    url: webAddress(
      'The target of the link or, for a form, the endpoint that receives the data. A link can also be a mailto: or tel: address.',
      {
        format: 'link-address',
        must: 'must be an address that starts with http:// or https://, without a user name or password; a link may also start with mailto: or tel:',
        example: 'https://example.org/newsletter',
      },
    ),
    button_label: text('The text on the button.', { example: 'Subscribe' }),
  },
  readOnly: timestamps,
})

export type CtaBlock = Read<typeof CtaBlock>
export type CtaBlockCreate = Create<typeof CtaBlock>
export type CtaBlockPatch = Patch<typeof CtaBlock>
