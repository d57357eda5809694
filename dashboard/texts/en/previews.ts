export const previews = {
  title: 'Preview',
  device: 'Device',
  phone: 'Phone',
  desktop: 'Desktop',
  button: 'Button',
  page: 'Page',
  mail: 'Mail',
  show: 'Show preview',
  hide: 'Hide preview',
}
