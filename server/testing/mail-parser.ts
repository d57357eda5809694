import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { findPython } from '../../scripts/python.ts'

const program = `
import base64, email, email.policy, json, sys
def text(part):
    content = part.get_payload(decode=True)
    return base64.b64encode(content).decode() if part.get_content_maintype() == 'image' else content.decode()
def read(raw):
    mail = email.message_from_bytes(raw.encode(), policy=email.policy.default)
    names = [name.lower() for name in mail.keys()]
    assert len(names) == len(set(names)) and not mail.defects, (names, mail.defects)
    return {
        'headers': {name.lower(): str(value).strip() for name, value in mail.items()},
        'parts': [{
            'type': part.get_content_type(),
            'params': dict(part['content-type'].params),
            'name': part.get_filename(),
            'id': part['content-id'],
            'content': None if part.is_multipart() else text(part),
        } for part in mail.walk()],
    }
for line in sys.stdin:
    print(json.dumps([read(raw) for raw in json.loads(line)]), flush=True)
`

/** Parses mails with Python, independently of how we write them. Fails if one is malformed. */
export function parseWithPython(mails: readonly string[]): Promise<unknown> {
  const parsed = earlier.then(() => ask(mails))
  earlier = parsed.catch(() => undefined)
  return parsed
}

// One request at a time: responses carry no number.
let earlier: Promise<unknown> = Promise.resolve()

async function ask(mails: readonly string[]): Promise<unknown> {
  // Starting Python takes longer than parsing a hundred mails.
  running ??= await start()
  const { child, lines, ended, fault } = running
  keepAlive(child, true)
  try {
    child.stdin.write(`${JSON.stringify(mails)}\n`)
    const { value, done } = await lines.next()
    if (!done) return JSON.parse(value)
    running = undefined
    await ended
    throw new Error(`Python could not parse the mails. ${fault()}`)
  } finally {
    keepAlive(child, false)
  }
}

interface Parser {
  readonly child: ChildProcessWithoutNullStreams
  readonly lines: AsyncIterator<string>
  readonly ended: Promise<unknown>
  fault(): string
}

let running: Parser | undefined

async function start(): Promise<Parser> {
  const child = spawn(await findPython(), ['-c', program])
  let fault = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (fault += text))
  // It ends when the pipe of its input closes, so it does not outlive this process.
  child.stdin.on('error', () => undefined)
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return { child, lines, ended: once(child, 'close'), fault: () => fault }
}

/** Only an open request keeps this process from ending. */
function keepAlive(child: ChildProcessWithoutNullStreams, isNeeded: boolean) {
  const handles = [child, child.stdin, child.stdout, child.stderr] as unknown as NodeJS.RefCounted[]
  for (const handle of handles) handle[isNeeded ? 'ref' : 'unref']()
}
