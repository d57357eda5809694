import { type Html, html } from '../../html/html.ts'
import { withCommas } from '../../messages/messages.ts'
import { dateWriter, unbroken } from '../../publication/date-text.ts'
import { listWriter } from '../../publication/list-text.ts'
import type { Occasion, UpcomingEvent } from '../../publication/overview.ts'
import { icon } from '../icons.ts'
import { markOf, markOn } from '../page.ts'
import { type Frame, tileOf, yoursOf } from '../parts.ts'
import { placeText } from '../place.ts'

/** What takes place in a group, by month. */
export function occasionsSection(title: string, occasions: readonly Occasion[], frame: Frame): Html {
  const list = listWriter(frame.language, frame.words)
  const zone = list.zone(occasions.map(({ time }) => time))
  return html`<section class="overview">
    <h2>${title}</h2>
    ${zone !== null && html`<p class="zone-of-all">${zone}</p>`}
    ${[...Map.groupBy(occasions, ({ time }) => list.month(time))].map(
      ([month, rows]) =>
        html`<h3>${month}</h3>
          <ul>
            ${rows.map((occasion) => {
              // The tile shows the day, the heading the month.
              const when = [list.inMonth(occasion.time)]
              return html`<li>${occasionLink(occasion, { when, namesZone: zone === null }, frame)}</li>`
            })}
          </ul>`,
    )}
  </section>`
}

/** What comes next in the group of an event that is over. */
export function upcomingRows(events: readonly UpcomingEvent[], frame: Frame): Html | false {
  const list = listWriter(frame.language, frame.words)
  return (
    events.length > 0 &&
    html`<section class="overview">
      <h2>${frame.words.group.upcoming}</h2>
      <ul>
        ${events.map((event) => {
          const { day, time } = list.short(event.time)
          const when = time === null ? [day] : [day, time]
          return html`<li>${occasionLink(event, { when, namesZone: false }, frame)}</li>`
        })}
      </ul>
    </section>`
  )
}

/** Brief beside its tile. Screen readers get the full date. */
function occasionLink(occasion: Occasion, shown: { when: readonly string[]; namesZone: boolean }, frame: Frame): Html {
  const { language, words } = frame
  const { path, title, location, isCancelled, time } = occasion
  const { mark } = markOf(occasion, words)
  const text = dateWriter(language, words)(time)
  const place = location === null ? null : placeText(location, words)
  return html`<a href="${path}" class="${isCancelled ? 'marked' : ''}">
    ${tileOf(text.tile)}
    <span class="words">
      <span class="label"><bdi>${title}</bdi></span>
      <span class="note parts">
        ${mark && markOn(mark)}
        ${shown.when.map(
          (part, i) =>
            html`<span>
              <span aria-hidden="true">${unbroken(part)}</span>
              ${i === 0 && html`<span class="hidden">${withCommas([text.day, text.time], language)}</span>`}
            </span>`,
        )}
        ${shown.namesZone && text.shortZone !== null && html`<span><bdi>${text.shortZone}</bdi></span>`}
        ${place !== null && html`<span><bdi>${place}</bdi></span>`}
      </span>
      ${yoursOf(time, frame)}
    </span>
    ${icon('onward')}
  </a>`
}
