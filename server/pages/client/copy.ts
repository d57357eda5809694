// Adds a copy button to every address on the page. Without it the address can be selected by hand.

for (const box of document.querySelectorAll<HTMLElement>('.address')) {
  const field = box.querySelector<HTMLInputElement>('input')!
  const button = box.querySelector<HTMLButtonElement>('button')!
  const status = box.querySelector('[role="status"]')!
  const label = button.textContent
  const done = button.dataset.copied ?? ''
  let timer: ReturnType<typeof setTimeout> | undefined

  button.hidden = false
  field.addEventListener('focus', () => field.select())
  button.addEventListener('click', () => void copy())

  async function copy() {
    if (!(await copied(field))) return
    button.textContent = done
    status.textContent = done
    clearTimeout(timer)
    timer = setTimeout(() => {
      button.textContent = label
      status.textContent = ''
    }, 3000)
  }
}

// What is written on the page anyway, such as a place.
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copies]')) {
  if (!('clipboard' in navigator)) break
  // Beside its icon.
  const text = button.querySelector('span') ?? button
  const label = text.textContent
  const status = button.parentElement!.querySelector('[role="status"]')!
  button.hidden = false
  button.addEventListener('click', () => void copy())

  async function copy() {
    await navigator.clipboard.writeText(button.dataset.copies!)
    const done = button.dataset.copied!
    text.textContent = done
    status.textContent = done
    setTimeout(() => {
      text.textContent = label
      status.textContent = ''
    }, 3000)
  }
}

// In-app browsers often have no clipboard API; the old command still works there.
async function copied(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    field.focus()
    field.setSelectionRange(0, field.value.length)
    return document.execCommand('copy')
  }
}
