/** The date of an event in small, with its lines of text. */
export function DateRow() {
  return (
    <span class="miniature-row">
      <i class="miniature-leaf" />
      <span>
        <i class="miniature-bar" />
        <i class="miniature-bar short" />
      </span>
    </span>
  )
}
