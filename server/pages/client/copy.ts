// Adds a button that copies the address. Without it the address can still be selected by hand.

const field = document.querySelector<HTMLInputElement>('#address')!
const button = document.querySelector<HTMLButtonElement>('.field button')!
const status = document.querySelector('[role="status"]')!
const label = button.textContent
const done = button.dataset.copied ?? ''
let timer: ReturnType<typeof setTimeout> | undefined

button.hidden = false
button.addEventListener('click', () => void copy())
field.addEventListener('focus', () => field.select())

async function copy() {
  if (!(await copied())) return
  button.textContent = done
  status.textContent = done
  clearTimeout(timer)
  timer = setTimeout(() => {
    button.textContent = label
    status.textContent = ''
  }, 3000)
}

// Apps with a browser inside often have no clipboard for pages; the old command then still works.
async function copied(): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    field.focus()
    field.setSelectionRange(0, field.value.length)
    return document.execCommand('copy')
  }
}
