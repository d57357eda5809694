import type { Organization } from '@kalends/contract'
import { languageName } from '../format.ts'
import { Card } from '../kit/index.ts'
import { words } from '../words.ts'
import { Facts } from './facts.tsx'

/** The settings for people who may not change them. */
export function OrganizationView(organization: Organization) {
  const texts = words.settings.organization
  const { name, logo, sender_name, reply_to, language, time_zone, time_format } = organization
  return (
    <Card title={texts.profile} text={words.shell.viewerOnly}>
      <Facts
        facts={[
          [texts.name.label, name],
          [texts.logo.label, logo === null ? texts.noLogo : texts.hasLogo],
          [texts.senderName.label, sender_name ?? name],
          [texts.replyTo.label, reply_to ?? texts.notSet],
          [texts.language.label, language === null ? texts.notSet : languageName(language)],
          [texts.timeZone.label, time_zone ?? texts.notSet],
          [texts.timeFormat.label, texts.timeFormat.options[time_format]],
        ]}
      />
    </Card>
  )
}
