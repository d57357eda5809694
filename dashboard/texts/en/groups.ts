export const groups = {
  title: '',
}
