import type { Texts } from '../en/index.ts'

export const templates: Texts['templates'] = {
  title: '',
}
