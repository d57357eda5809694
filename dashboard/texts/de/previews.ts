import type { Texts } from '../en/index.ts'

export const previews: Texts['previews'] = {
  title: 'Vorschau',
  device: 'Gerät',
  phone: 'Handy',
  desktop: 'Computer',
  button: 'Knopf',
  page: 'Seite',
  mail: 'Mail',
  show: 'Vorschau zeigen',
  hide: 'Vorschau ausblenden',
}
