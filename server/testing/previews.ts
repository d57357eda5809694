import { signedIn } from './people.ts'
import type { TestServer } from './server.ts'

/** An editor who previews content. */
export async function previewer(server: TestServer) {
  const { app } = await signedIn(server, 'editor')
  return {
    page: (asked: object) => app.post('/preview/page', asked),
    button: (asked: object) => app.post('/preview/button', asked),
    mail: (asked: object) => app.post('/preview/mail', asked),
  }
}
