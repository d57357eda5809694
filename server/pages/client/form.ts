// Shows errors below the fields, and sends a call to action without leaving the page. Field names become properties of the
// form and may shadow its own, so the form is only accessed through prototypes.

for (const form of document.querySelectorAll<HTMLFormElement>('.cta form')) {
  const box = Element.prototype.closest.call(form, '.cta') as HTMLElement
  Element.prototype.setAttribute.call(form, 'novalidate', '')
  box.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isComplete(box)) void send(box, form)
  })
}

// A form that the browser submits itself once it is valid.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-checked]')) {
  Element.prototype.setAttribute.call(form, 'novalidate', '')
  form.addEventListener('submit', (event) => {
    if (!isComplete(form)) return event.preventDefault()
    setBusy(form, true)
  })
  // The page may be restored from the back/forward cache.
  addEventListener('pageshow', () => setBusy(form, false))
  const again = Element.prototype.getAttribute.call(form, 'data-again')
  if (again !== null && !isSteppedBackTo()) setTimeout(sendAgain, Number(again) * 1000, form)
}

// Removes the error of a field once it is valid.
document.addEventListener('input', ({ target }) => {
  const box = (target as Element).closest<HTMLElement>('.field-box')
  if (box && box.querySelector<HTMLElement>('.error')?.hidden === false && !isWrong(box)) mark(box, false)
})

for (const stepper of document.querySelectorAll<HTMLElement>('.stepper')) {
  const input = stepper.querySelector('input')!
  const buttons = [...stepper.querySelectorAll<HTMLButtonElement>('[data-step]')]
  const [least, most] = [Number(input.min), Number(input.max)]
  // Several seats are more than "my seat".
  const submit = input.form && submitOf(input.form, '[data-labels]')
  const labels = JSON.parse(submit?.dataset.labels ?? '[]') as string[]
  const show = () => {
    for (const button of buttons) {
      const next = Number(input.value) + Number(button.dataset.step)
      button.hidden = false
      button.disabled = next < least || next > most
    }
    const label = labels[Number(input.value) - 1]
    if (submit && label !== undefined) submit.textContent = label
  }
  for (const button of buttons) {
    button.addEventListener('click', () => {
      input.value = String(Math.min(most, Math.max(least, Number(input.value) + Number(button.dataset.step))))
      show()
    })
  }
  input.addEventListener('input', show)
  show()
}

/** The server was too busy and said when to send it again. */
function sendAgain(form: HTMLFormElement) {
  // Safari has requestSubmit() only since version 16.
  submitOf(form)?.click()
}

function isSteppedBackTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}

function setBusy(form: HTMLFormElement, isBusy: boolean) {
  for (const button of Element.prototype.querySelectorAll.call(form, '[type="submit"]'))
    button.setAttribute('aria-busy', String(isBusy))
}

function submitOf(form: HTMLFormElement, kind = '[type="submit"]'): HTMLElement | null {
  return Element.prototype.querySelector.call(form, kind) as HTMLElement | null
}

function isComplete(form: HTMLElement): boolean {
  // Declining requires no other fields.
  const isDeclined = form.querySelector('[name="status"][value="declined"]:checked') !== null
  const boxes = [...form.querySelectorAll<HTMLElement>('.field-box')].filter(
    (box) => !(isDeclined && box.querySelector('[name^="field."]')),
  )
  const wrong = boxes.filter((box) => {
    mark(box, isWrong(box))
    return isWrong(box)
  })
  wrong[0]?.querySelector('input')?.focus()
  return wrong.length === 0
}

function isWrong(box: HTMLElement): boolean {
  return [...box.querySelectorAll('input')].some((input) => !input.validity.valid)
}

function mark(box: HTMLElement, isAtFault: boolean) {
  const error = box.querySelector<HTMLElement>('.error')!
  for (const input of box.querySelectorAll('input')) {
    input.setAttribute('aria-invalid', String(isAtFault))
    if (isAtFault) input.setAttribute('aria-describedby', error.id)
    else input.removeAttribute('aria-describedby')
  }
  error.hidden = !isAtFault
}

async function send(box: HTMLElement, form: HTMLFormElement) {
  const attribute = (name: string) => Element.prototype.getAttribute.call(form, name) ?? ''
  const button = box.querySelector<HTMLButtonElement>('[type="submit"]')!
  const [failed, sent] = [box.querySelector<HTMLElement>('[role="alert"]')!, box.querySelector<HTMLElement>('.sent')!]
  const label = button.textContent
  button.disabled = true
  button.textContent = attribute('data-sending')
  failed.hidden = true
  try {
    await post(attribute('action'), valuesIn(form))
    for (const part of box.querySelectorAll<HTMLElement>('.field-box, .label-text, .goes-to, [type="submit"]'))
      part.hidden = true
    sent.hidden = false
  } catch {
    failed.hidden = false
    button.disabled = false
    button.textContent = label
  }
}

/** A radio group with several field names has none of them as its name; its value is `name=value`. */
function valuesIn(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams()
  for (const [name, value] of new FormData(form) as unknown as Iterable<[string, string]>) {
    const [, field, choice] = (name.startsWith('=') && /^(.*?)=(.*)$/.exec(value)) || [value, name, value]
    values.append(field!, choice!)
  }
  return values
}

// Most receivers don't let other pages read their response, so only success or failure of the request is known. An address
// that ends in #json gets JSON, which the receiver has to allow (CORS).
async function post(address: string, values: URLSearchParams) {
  if (!address.endsWith('#json')) {
    await fetch(address, { method: 'POST', body: values, mode: 'no-cors' })
    return
  }
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(values)),
  })
  if (!answer.ok) throw new Error(String(answer.status))
}
