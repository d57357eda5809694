export const editor = {
  title: '',
}
