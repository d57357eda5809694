// Says what is wrong under each field, and sends a call to action without leaving the page.

for (const form of document.querySelectorAll<HTMLFormElement>('.cta form')) {
  form.noValidate = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isComplete(form)) void send(form)
  })
}

function isComplete(form: HTMLFormElement): boolean {
  const boxes = [...form.querySelectorAll<HTMLElement>('.field-box')]
  const wrong = boxes.filter((box) => {
    const inputs = [...box.querySelectorAll('input')]
    const isWrong = inputs.some((input) => !input.validity.valid)
    for (const input of inputs) input.setAttribute('aria-invalid', String(isWrong))
    box.querySelector<HTMLElement>('.error')!.hidden = !isWrong
    return isWrong
  })
  wrong[0]?.querySelector('input')?.focus()
  return wrong.length === 0
}

async function send(form: HTMLFormElement) {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]')!
  const [failed, sent] = [form.querySelector<HTMLElement>('[role="alert"]')!, form.querySelector<HTMLElement>('.sent')!]
  const label = button.textContent
  button.disabled = true
  button.textContent = form.dataset.sending ?? label
  failed.hidden = true
  try {
    await post(form.action, new URLSearchParams(new FormData(form) as unknown as Record<string, string>))
    for (const part of form.querySelectorAll<HTMLElement>('.field-box, .label-text, [type="submit"]'))
      part.hidden = true
    sent.hidden = false
  } catch {
    failed.hidden = false
    button.disabled = false
    button.textContent = label
  }
}

// Most receivers do not let other pages read their answer; that it arrived is all there is to know. An address that ends
// in #json gets JSON, which a receiver has to allow.
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
