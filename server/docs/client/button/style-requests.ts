import type { ButtonData } from '@kalends/contract'
import type { Settings } from './settings.ts'

export interface StyleRequests {
  /** Finds the style template of the event or group. */
  readonly find: string
  readonly change: string
  /** For an event or group without one. */
  readonly create: string
}

/** The requests that save settings which no attribute can express. */
export function styleRequests(
  server: string,
  { kind, prokey }: ButtonData,
  template: Settings,
  { options }: Settings,
): StyleRequests {
  const owner = `${server}/v1/${kind}/${prokey}`
  const key = '-H "Authorization: $KALENDS_KEY"'
  const send = (method: string, url: string, body: string) =>
    `curl -X ${method} ${url} \\\n  ${key} -H 'Content-Type: application/json' \\\n  -d ${body}`
  return {
    find: `curl ${owner} ${key}`,
    change: send('PATCH', `${server}/v1/style/$STYLE`, `'${JSON.stringify(template)}'`),
    create: [
      send('POST', `${server}/v1/style`, `'${JSON.stringify({ name: 'Button', options, ...template })}'`),
      send('PATCH', owner, `"{\\"layout\\":$STYLE}"`),
    ].join('\n\n'),
  }
}
