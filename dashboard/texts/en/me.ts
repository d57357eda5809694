export const me = {
  title: '',
}
