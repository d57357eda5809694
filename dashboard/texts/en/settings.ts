export const settings = {
  title: '',
}
