import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { languages } from '@kalends/contract'
import sharp from 'sharp'
import { eventTime } from '../../calendar/event-time.ts'
import { messagesIn } from '../../messages/messages.ts'
import { dateWriter } from '../../publication/date-text.ts'
import { drawingOf } from './drawing.ts'
import type { Drawn } from './drawn.ts'
import { fontsFor } from './fonts.ts'
import { drawPicture } from './picture.ts'

const sample: Drawn = {
  language: 'en',
  scheme: 'light',
  accent: '#2f6fed',
  background: { colour: '#f6f7f9', gradient: null },
  leaf: { month: 'May', day: '1' },
  title: 'Summer party, 夏祭り, حفلة, Lễ hội, उत्सव, 축제',
  mark: null,
  facts: [{ icon: 'calendar', text: 'Saturday, May 1, 2027', note: null }],
  organization: 'Example Events',
}

test('another process without system fonts draws the same picture', async () => {
  const preview = { drawn: sample, header: null, behind: null }
  const draw = `import { drawPicture } from '${import.meta.resolve('./picture.ts')}'
    process.stdout.write(await drawPicture(${JSON.stringify(preview)}))`

  const here = await drawPicture(preview, undefined)
  const { stdout: there } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', draw], {
    encoding: 'buffer',
    env: { FONTCONFIG_FILE: '/dev/null', FONTCONFIG_PATH: '/dev/null', HOME: '/dev/null' },
  })

  assert.ok(here.equals(there))
  assert.doesNotMatch(await drawingOf(sample, 'colours'), /<text|font-/)
})

test('characters without a glyph are left out, and a title of nothing else is replaced by the organization', async () => {
  const drawn = (title: string) => drawingOf({ ...sample, title }, 'colours')

  assert.equal(await drawn('🎉 Summer 👩‍👩‍👧 party 🏖️'), await drawn('Summer party'))
  assert.equal(await drawn('🎉🎉'), await drawn('Example Events'))
  assert.equal(await drawn('ა'), await drawn(''))
  assert.equal(await drawn('საღამო (2027)'), await drawn('Example Events'))
})

test('Hebrew runs from right to left, and Thai has its marks', async () => {
  const title = async (text: string) => titleOutlines(await drawingOf({ ...sample, title: text }, 'colours'))
  const [[alef], [bet]] = [await title('א'), await title('ב')]

  assert.deepEqual(await title('אב'), [[...bet!, ...alef!]])
  assert.deepEqual(
    (await title('ที่')).map((outlines) => outlines.length),
    [3],
  )
})

test('a Thai title, which has no spaces, is broken between its words', async () => {
  const title = async (text: string) => titleOutlines(await drawingOf({ ...sample, title: text }, 'colours'))

  const lines = await title('งานเลี้ยงฤดูร้อนที่กรุงเทพฯกับเพื่อน')

  assert.deepEqual(lines, [...(await title('งานเลี้ยงฤดูร้อนที่')), ...(await title('กรุงเทพฯกับเพื่อน'))])
})

test('a long title gets smaller and ends with an ellipsis; a word too long for a line is broken', async () => {
  const widest = async (title: string) => {
    const svg = await drawingOf({ ...sample, title }, 'colours')
    const { data, info } = await sharp(Buffer.from(svg))
      .flatten()
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const isDark = (x: number) =>
      Array.from({ length: 220 }, (_, i) => data[(90 + i) * info.width + x]!).some((grey) => grey < 100)
    return Array.from({ length: info.width }, (_, x) => x).findLast(isDark)!
  }

  for (const title of [
    'An evening about everything that we know '.repeat(4),
    'Grundstücksverkehrsgenehmigung'.repeat(5),
  ]) {
    const end = await widest(title)
    assert.ok(end > 700 && end <= 804, `${title} ends at ${end}`)
  }
})

for (const language of languages)
  test(`${language}: every character that we write on a preview has a glyph`, async () => {
    const { page: words } = await messagesIn(language)
    const writer = dateWriter(language, words)
    const now = Temporal.Instant.from('2027-01-01T00:00Z')
    const texts = Array.from({ length: 12 }, (_, i) => {
      const [startDate, startTime] = [`2027-${String(i + 1).padStart(2, '0')}-${i + 17}`, `${i + 10}:00`]
      const [endDate, endTime, timeZone] = [startDate, `${i + 11}:30`, 'Europe/Berlin']
      const { day, time, zone, tile } = writer(eventTime({ startDate, startTime, endDate, endTime, timeZone }, now))
      return [day, time, zone, tile.month, tile.day].join(' ')
    })
    const all = [...texts, words.event.cancelled, words.event.online, words.allDay].join(' ')

    const fontOf = await fontsFor(all, language)

    const clusters = Array.from(new Intl.Segmenter(language).segment(all), ({ segment }) => segment)
    const needsNone = /^[\s\p{Default_Ignorable_Code_Point}]+$/u
    assert.deepEqual(
      clusters.filter((cluster) => !needsNone.test(cluster) && !fontOf(cluster)),
      [],
    )
  })

/** Those of each line, from left to right. */
function titleOutlines(svg: string): string[][] {
  const lines = [...svg.matchAll(/<g fill="#1b2430">(.*?)<\/g>/gs)].slice(0, -1)
  return lines.map(([, line]) => [...line!.matchAll(/ d="([^"]+)"/g)].map(([, outline]) => outline!))
}
