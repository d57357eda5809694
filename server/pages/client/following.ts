// Shows the call to action a moment after a save, so that the calendar opens first. Without scripts a link leads there.

const onward = document.querySelector<HTMLAnchorElement>('.following a')
for (const link of document.querySelectorAll('[data-calendar]')) {
  link.addEventListener('click', () => {
    if (onward) setTimeout(() => location.assign(onward.href), 1000)
  })
}
