import type { Texts } from '../en/index.ts'

export const fields: Texts['fields'] = {
  title: '',
}
