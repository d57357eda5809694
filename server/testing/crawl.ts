import { Agent, get } from 'node:http'
import { languages } from '@kalends/contract'

/** One visitor for each system that pages distinguish. */
export const systems = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)',
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)',
  other: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)',
}

/** A public event that takes place every day. */
export const dailySeries = {
  new_event_group_name: 'Daily',
  dates: [{ name: 'Walk', startDate: '2027-01-01', startTime: '10:00', endTime: '11:00', timeZone: 'Europe/Berlin' }],
  recurrence: 'RRULE:FREQ=DAILY',
}

/** The page of one of its occurrences. */
export function occurrencePath(prokey: string, day: number): string {
  const date = Temporal.PlainDate.from('2027-01-02').add({ days: day })
  return `/${prokey}/on/${date.toString()}`
}

/**
 * Requests a path in all languages, for all systems and in these encodings, with one concurrent request per language.
 */
export async function requestAll(port: number, path: string, encodings: readonly string[]): Promise<void> {
  for (const system of Object.values(systems))
    for (const encoding of encodings)
      await Promise.all(
        languages.map((language) =>
          ask(port, path, { 'accept-language': language, 'user-agent': system, 'accept-encoding': encoding }),
        ),
      )
}

const agent = new Agent({ keepAlive: true, maxSockets: languages.length })

function ask(port: number, path: string, headers: Record<string, string>): Promise<void> {
  return new Promise((done, failed) => {
    const host = `localhost:${port}`
    get({ port, host: '127.0.0.1', path, headers: { host, ...headers }, agent }, (response) => {
      if (response.statusCode !== 200) return failed(new Error(`${path} returned ${response.statusCode}.`))
      response.resume().on('end', done)
    }).on('error', failed)
  })
}
