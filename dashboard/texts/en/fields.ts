export const fields = {
  title: '',
}
