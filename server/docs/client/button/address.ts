/** The selected values by control name: several for controls that allow it, none for unticked boxes. */
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

/** The query that restores the selection: the event, plus everything that differs from the initial values. */
export function queryOf(prokey: string, start: Values, now: Values): string {
  const query = new URLSearchParams(prokey === '' ? {} : { prokey })
  for (const [name, values] of now) {
    if (JSON.stringify(values) === JSON.stringify(start.get(name))) continue
    for (const value of values.length > 0 ? values : ['']) query.append(name, value)
  }
  return query.toString()
}

/** Sets the controls from a query. Ignores values that they do not offer. */
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
