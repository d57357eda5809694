export const templates = {
  title: '',
}
