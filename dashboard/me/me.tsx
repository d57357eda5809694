import { Screen } from '../kit/index.ts'
import { me } from '../session.ts'
import { words } from '../words.ts'
import { Passkeys } from './passkeys.tsx'
import { Password } from './password.tsx'
import { Profile } from './profile.tsx'
import { Sessions } from './sessions.tsx'

/** The signed-in person: profile, ways to sign in, sessions. */
export default function Me() {
  const texts = words.me
  const { organizations } = me.value
  const only = organizations.length === 1 ? organizations[0] : undefined
  return (
    <Screen
      title={texts.title}
      text={texts.text}
      width="narrow"
      parent={only ? { label: only.name, href: `/app/o/${only.id}` } : { label: texts.back, href: '/app' }}
    >
      <div class="account stack">
        <Profile />
        <Password />
        <Passkeys />
        <Sessions />
      </div>
    </Screen>
  )
}
