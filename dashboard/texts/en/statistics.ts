export const statistics = {
  title: '',
}
