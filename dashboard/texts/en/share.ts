export const share = {
  title: '',
}
