import { boot } from './boot.ts'

/** Loads the style sheet of all screens besides Home, unless the document has it. */
export async function loadScreensCss() {
  if (document.querySelector(`link[href='${boot.screensCss}']`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = boot.screensCss
  await new Promise((done, fail) => {
    link.addEventListener('load', done)
    link.addEventListener('error', () => {
      link.remove()
      fail(new TypeError('The style sheet could not be loaded.'))
    })
    document.head.append(link)
  })
}
