/** What is chosen, by the names of the controls: several values of those that can have several, none of what is not ticked. */
export type Values = ReadonlyMap<string, readonly string[]>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsIn = (part: Element) => part.querySelectorAll<Control>('[name]')
const isTick = (control: Control): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type)

export function valuesIn(part: Element): Values {
  const values = new Map<string, string[]>()
  for (const control of controlsIn(part)) {
    const chosen = values.get(control.name) ?? []
    values.set(control.name, chosen)
    if (!isTick(control) || control.checked) chosen.push(control.value)
  }
  return values
}

/** The query that leads back to what is chosen: the event, and whatever differs from what it starts with. */
export function queryOf(prokey: string, start: Values, now: Values): string {
  const query = new URLSearchParams(prokey === '' ? {} : { prokey })
  for (const [name, values] of now) {
    if (JSON.stringify(values) === JSON.stringify(start.get(name))) continue
    for (const value of values.length > 0 ? values : ['']) query.append(name, value)
  }
  return query.toString()
}

/** Sets the controls as a query says. What they do not offer is ignored. */
export function restore(part: Element, query: URLSearchParams) {
  for (const control of controlsIn(part)) {
    const [value, ...more] = query.getAll(control.name)
    if (value === undefined) continue
    if (isTick(control)) {
      const isChosen = [value, ...more].includes(control.value)
      if (control.type === 'checkbox' || isChosen) control.checked = isChosen
    } else if (!(control instanceof HTMLSelectElement) || [...control.options].some((each) => each.value === value)) {
      control.value = value
    }
  }
}
