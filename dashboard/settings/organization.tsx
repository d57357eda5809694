import type { Organization } from '@kalends/contract'
import { app } from '../api.ts'
import { useData } from '../cache.ts'
import { formatNumber } from '../format.ts'
import { Await, Card } from '../kit/index.ts'
import { can, organizationId } from '../session.ts'
import { words } from '../words.ts'
import { Facts } from './facts.tsx'
import { Frame } from './frame.tsx'
import { Leave } from './leave.tsx'
import { OrganizationForm } from './organization-form.tsx'
import { OrganizationView } from './organization-view.tsx'
import { PlannedRemoval, Removal } from './removal.tsx'
import { SampleContent } from './sample-content.tsx'

export const useOrganization = () =>
  useData(`${organizationId.value}/organization`, (signal) => app.organization.read({}, { signal }))

export default function OrganizationSettings() {
  const loaded = useOrganization()
  if (loaded.data && can('admin'))
    return <OrganizationForm organization={loaded.data} after={<Rest {...loaded.data} />} />
  return (
    <Frame section="organization">
      <Await loaded={loaded}>
        {(organization) => (
          <>
            <PlannedRemoval {...organization} />
            <OrganizationView {...organization} />
            <Rest {...organization} />
          </>
        )}
      </Await>
    </Frame>
  )
}

/** What is not a setting. */
function Rest(organization: Organization) {
  const texts = words.settings.organization.plan
  const { plan, credits } = organization
  return (
    <>
      <Card title={texts.title}>
        <Facts
          facts={[
            [texts.plan, texts.plans[plan] ?? plan],
            [texts.credits, credits === null ? texts.unlimited : formatNumber(credits)],
          ]}
        />
      </Card>
      {can('editor') && <SampleContent />}
      <Leave {...organization} />
      {can('owner') && organization.removal === null && <Removal {...organization} />}
    </>
  )
}
