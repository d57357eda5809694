import type { ButtonData } from '@kalends/contract'
import type { Settings } from './settings.ts'

export interface StyleRequests {
  /** Which style template the event or group has. */
  readonly find: string
  readonly change: string
  /** For an event or group that has none. */
  readonly create: string
}

/** How to make permanent what no attribute can say. */
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
