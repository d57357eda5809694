import type { ButtonData } from '@kalends/contract'
import { el } from '../dom.ts'
import type { ButtonMessages } from '../messages/messages.ts'

/** Loaded with every form. */
type Fields = typeof import('./fields.ts')

type Cta = NonNullable<ButtonData['cta']>

/** The form of a call to action, which is sent from the browser to the organizer. */
export function drawForm(
  { url, fields, button_label: label }: Cta,
  messages: ButtonMessages,
  { clearFaults, fieldsOf, formWords, isComplete, sentBy }: Fields,
): HTMLElement {
  const words = formWords(messages)
  const failed = el('p', { class: 'error', role: 'alert' })
  const receiver = el('p', { class: 'text goes-to' }, words.goesTo(`\u2068${new URL(url!).host}\u2069`))
  const sent = el('p', { class: 'sent', role: 'status' })
  const submit = el('button', { class: 'primary', type: 'submit' }, label ?? words.send)
  const form = el('form', { novalidate: true }, ...fieldsOf(fields, words), failed, receiver, submit)
  const box = el('div', { class: 'form' }, form, sent)
  // Field names become properties of the form and may shadow its own, so never read properties of the form.
  box.addEventListener('input', clearFaults)
  box.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!submit.disabled && isComplete(box)) void send()
  })
  const send = async () => {
    submit.disabled = true
    submit.textContent = words.sending
    failed.textContent = ''
    try {
      const values = [...(new FormData(form) as unknown as Iterable<[string, string]>)]
      await post(url!, new URLSearchParams(values.map(([name, value]) => sentBy(name, value))))
      box.replaceChildren(sent)
      sent.textContent = words.sent
    } catch {
      failed.textContent = words.failed
      submit.disabled = false
      submit.textContent = label ?? words.send
    }
  }
  return box
}

// Most receivers don't let other pages read their response, so only success or failure of the request is known. An address
// that ends in #json gets JSON, which the receiver has to allow (CORS).
async function post(address: string, values: URLSearchParams) {
  if (!/^https?:/i.test(address)) throw new Error('Not an address for forms.')
  if (!address.endsWith('#json')) return void (await fetch(address, { method: 'POST', body: values, mode: 'no-cors' }))
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(Object.fromEntries(values)) })
  if (!answer.ok) throw new Error(String(answer.status))
}
