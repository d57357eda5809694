import type { CtaBlock, LandingPage, RsvpBlock, Style } from '@kalends/contract'
import type { KindName, Template } from '../kinds.ts'
import { ButtonMiniature } from './button.tsx'
import { CtaMiniature, FormMiniature } from './dialogs.tsx'
import { PageMiniature } from './page.tsx'

/**
 * A template in small, drawn from its fields: it costs no frame and no rendering on the server, and people who may not
 * ask for previews see it too.
 */
export function Miniature({ place, template }: { place: KindName; template: Template }) {
  const fields: unknown = template
  switch (place) {
    case 'styles':
      return <ButtonMiniature style={fields as Style} />
    case 'pages':
      return <PageMiniature page={fields as LandingPage} />
    case 'forms':
      return <FormMiniature form={fields as RsvpBlock} />
    case 'calls-to-action':
      return <CtaMiniature block={fields as CtaBlock} />
  }
}
