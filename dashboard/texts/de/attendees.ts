import type { Texts } from '../en/index.ts'

export const attendees: Texts['attendees'] = {
  title: '',
}
