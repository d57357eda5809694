import { useCommands } from '../../commands.ts'
import { formatLongDay } from '../../format.ts'
import { Button, Notice } from '../../kit/index.ts'
import { navigate } from '../../router.ts'
import { can, inOrganization } from '../../session.ts'
import { words } from '../../words.ts'
import { joinAgain, separateEvents } from '../joining.ts'
import { type SeriesDate, useSeriesDates } from '../series-dates.ts'

/** Leads from a date that was changed alone back to its series. */
export function OfSeries({ prokey }: { prokey: string }) {
  const origin = useSeriesDates(prokey).data?.origin
  return origin ? <Origin date={{ prokey: origin.prokey, day: origin.date }} /> : null
}

function Origin({ date }: { date: SeriesDate }) {
  const texts = words.editor.when
  const series = inOrganization('events', date.prokey)

  async function bringBack() {
    if (await joinAgain(date, await separateEvents(date))) navigate(series)
  }

  useCommands([
    { id: 'open-series', label: texts.openSeries, icon: 'calendar', run: () => navigate(series) },
    can('editor') && {
      id: 'back-to-series',
      label: texts.backToSeries,
      icon: 'restore',
      run: () => void bringBack(),
    },
  ])
  return (
    <Notice>
      <p>{texts.wasOfSeries(formatLongDay(`${date.day}T00:00Z`, 'UTC'))}</p>
      <div class="cluster">
        <Button size="small" href={series}>
          {texts.openSeries}
        </Button>
        {can('editor') && (
          <Button kind="quiet" size="small" icon="restore" onClick={() => void bringBack()}>
            {texts.backToSeries}
          </Button>
        )}
      </div>
    </Notice>
  )
}
