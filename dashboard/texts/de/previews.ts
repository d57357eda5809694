import type { Texts } from '../en/index.ts'

export const previews: Texts['previews'] = {
  title: 'Vorschau',
  device: 'Gerät',
  phone: 'Handy',
  desktop: 'Computer',
  button: 'Button',
  page: 'Seite',
  mail: 'E-Mail',
  show: 'Vorschau zeigen',
  hide: 'Vorschau ausblenden',
  mails: {
    view: 'Ansicht',
    light: 'Hell',
    dark: 'Dunkel',
    text: 'Text',
    textOf: 'Text der E-Mail',
    from: 'Von',
    replyTo: 'Antwort an',
    subject: 'Betreff',
    attachments: 'Angehängt',
  },
}
