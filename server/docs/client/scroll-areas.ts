/** Makes exactly the scrollable areas reachable by keyboard. */
export function watchScrollAreas(root: Element) {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const scrolls = target.scrollHeight > target.clientHeight || target.scrollWidth > target.clientWidth
      if (scrolls) target.setAttribute('tabindex', '0')
      else target.removeAttribute('tabindex')
    }
  })
  const watch = () => {
    for (const area of root.querySelectorAll('pre, .prose table')) sizes.observe(area)
  }
  new MutationObserver(watch).observe(root, { childList: true, subtree: true })
  watch()
}
