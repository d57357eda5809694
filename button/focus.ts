/** Arrow keys, Home, End, and the first letter of a calendar. */
export function moveFocus(event: KeyboardEvent, items: readonly HTMLElement[]) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const root = items[0]?.getRootNode() as ShadowRoot
  const at = items.indexOf(root.activeElement as HTMLElement)
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }
  const step = steps[event.key]
  let next: HTMLElement | undefined
  if (step !== undefined) next = items.at(step % items.length)
  else if (event.key === ' ') items[at]?.click()
  else if (event.key.length === 1) {
    const letter = event.key.toLocaleLowerCase()
    const others = [...items.slice(at + 1), ...items.slice(0, at + 1)]
    next = others.find((item) =>
      (item.lastElementChild ?? item).textContent!.trim().toLocaleLowerCase().startsWith(letter),
    )
  } else return
  event.preventDefault()
  next?.focus()
}
