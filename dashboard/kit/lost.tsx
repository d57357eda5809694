import { words } from '../first-words.ts'
import { Button } from './button.tsx'
import { Empty } from './parts.tsx'
import { Screen } from './screen.tsx'

interface LostProps {
  readonly title: string
  readonly text: string
}

/** In place of what does not exist, or is not the person's. */
export function Lost({ title, text }: LostProps) {
  const home = (
    <Button kind="primary" href="/app">
      {words.shell.unknown.home}
    </Button>
  )
  return <Empty icon="help" title={title} text={text} action={home} />
}

/** The same as a whole screen. */
export function LostScreen(props: LostProps) {
  return (
    <Screen title={props.title} width="narrow">
      <Lost {...props} />
    </Screen>
  )
}
