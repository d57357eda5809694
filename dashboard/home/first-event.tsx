import { useRef, useState } from 'preact/hooks'
import { boot } from '../boot.ts'
import { randomKey } from '../api.ts'
import { invalidate } from '../cache.ts'
import { keep, readKept } from '../kept.ts'
import { ownTimeZone } from '../format.ts'
import { Button, Card, Failure, Form, LostScreen, Notice, Screen, TextField, useAction } from '../kit/index.ts'
import { type Params, navigate } from '../router.ts'
import { can, inOrganization, organizationId } from '../session.ts'
import { words } from '../first-words.ts'
import { type Answers, type Calendar, calendarOfFirstEvents, goals } from './goals.ts'
import { Zone } from './zone.tsx'

/** A day here, from today. */
function dayIn(days: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days)).toISOString().slice(0, 10)
}

interface FirstAnswers {
  readonly answers: Answers
  /** Repeating the request after a failure of the network creates nothing twice. */
  readonly attempt: string
  /** A repeated request names the same calendar, even if the first one has made it. */
  readonly calendar?: Calendar
}

/** The answers, which are kept in the tab until there is an event. */
function useAnswers(goal: string) {
  const place = `${organizationId.value}/start/${goal}`
  const [given, setGiven] = useState<FirstAnswers>(() => ({
    answers: { name: '', date: dayIn(7), time: '18:00', place: '', seats: '', zone: ownTimeZone() },
    attempt: randomKey(),
    ...readKept<FirstAnswers>(place),
  }))
  const latest = useRef(given)
  function replace(next: FirstAnswers) {
    latest.current = next
    setGiven(next)
    keep(place, next)
  }
  const set = (change: Partial<Answers>) =>
    replace({ answers: { ...latest.current.answers, ...change }, attempt: randomKey() })
  async function chooseCalendar(): Promise<Calendar> {
    const { attempt, calendar = await calendarOfFirstEvents() } = latest.current
    // What was typed meanwhile is another attempt.
    if (latest.current.attempt === attempt) replace({ ...latest.current, calendar })
    return calendar
  }
  return { ...given, set, chooseCalendar, forget: () => keep(place, {}) }
}

const types = { name: 'text', date: 'date', time: 'time', place: 'text', seats: 'number' } as const
/** What the API calls them, to find their errors. */
const fields = {
  name: ['dates[0].name', 'name'],
  date: ['dates[0].startDate'],
  time: ['dates[0].startTime'],
  place: ['dates[0].location'],
  seats: ['max'],
} as const

/** A handful of questions, then it is published. */
export default function FirstEvent({ params }: { params: Params }) {
  const texts = words.home.start
  const goal = goals[params.goal as keyof typeof goals]
  const { answers, attempt, set, chooseCalendar, forget } = useAnswers(params.goal!)
  const action = useAction()
  if (!goal) return <LostScreen {...words.shell.unknown} />

  const create = () =>
    action.run(async () => {
      const place = await goal!.create({ answers, chooseCalendar, idempotencyKey: attempt })
      forget()
      invalidate(`${organizationId.value}/`)
      navigate(`${inOrganization(...place)}?welcome=1`)
    })

  function errorOf(input: keyof typeof fields): string | undefined {
    const error = fields[input].map((field) => action.errorOf(field, answers[input])).find(Boolean)
    return error !== undefined && answers[input] === '' ? words.errors.fields.required('', '') : error
  }

  const title = texts.goals[params.goal as keyof typeof goals].title
  const frame = { title, parent: { label: words.shell.home, href: inOrganization() }, width: 'narrow' } as const
  if (!can('editor'))
    return (
      <Screen {...frame}>
        <Notice>{words.shell.viewerOnly}</Notice>
      </Screen>
    )
  return (
    <Screen {...frame}>
      <Form onSubmit={() => void create()}>
        <Card>
          <div class="stack">
            <Failure of={action} fields={['dates[0].timeZone', ...goal.inputs.flatMap((input) => fields[input])]} />
            {params.goal === 'sign-up' && !boot.sendsMail && <Notice tone="warning">{texts.noTickets}</Notice>}
            {goal.inputs.map((input, index) => (
              <TextField
                key={input}
                label={params.goal === 'calendar' ? texts.calendarName : texts.inputs[input]}
                type={types[input]}
                value={answers[input]}
                isFocused={index === 0}
                isOptional={input === 'place' || input === 'seats' || input === 'time'}
                error={errorOf(input)}
                {...(input === 'seats' && { min: 1, help: texts.seatsHelp })}
                {...(input === 'date' && answers.date !== '' && answers.date < dayIn(0) && { help: texts.over })}
                onInput={(value) => set({ [input]: value })}
              />
            ))}
            {goal.inputs.some((input) => input === 'time') && (
              <Zone
                value={answers.zone}
                error={action.errorOf('dates[0].timeZone', answers.zone)}
                onInput={(zone) => set({ zone })}
              />
            )}
            <div class="cluster">
              <Button kind="primary" type="submit" isBusy={action.isBusy}>
                {params.goal === 'calendar' ? words.shell.createCalendar : texts.publish}
              </Button>
            </div>
          </div>
        </Card>
      </Form>
    </Screen>
  )
}
