import { useState } from 'preact/hooks'
import { formatDay } from '../format.ts'
import { Button, Dialog, Menu, TextField } from '../kit/index.ts'
import { setQuery } from '../router.ts'
import { words } from '../words.ts'
import { type Window, type WindowName, customFault, dateText, dayLength, windowNames } from './window.ts'

interface PickerProps {
  readonly window: Window
  readonly onCustom: () => void
}

/** Which time the numbers are about. */
export function WindowPicker({ window, onCustom }: PickerProps) {
  const texts = words.statistics
  return (
    <Menu
      icon="calendar"
      label={texts.windowLabel}
      items={windowNames.map((name) => ({
        label: texts.windows[name],
        isChecked: name === window.name,
        run: name === 'custom' ? onCustom : () => showWindow(name),
      }))}
    >
      {window.name === 'custom'
        ? `${formatDay(window.range.from!, 'UTC')} – ${formatDay(Date.parse(window.range.to!) - 1, 'UTC')}`
        : texts.windows[window.name]}
    </Menu>
  )
}

export const showWindow = (name: WindowName) =>
  setQuery({ window: name === '30' ? '' : name, from: undefined, to: undefined })

/** Asks for the first and the last day. */
export function CustomWindow({ window, onClose }: { window: Window; onClose: () => void }) {
  const texts = words.statistics
  const [from, setFrom] = useState((window.range.from ?? window.chart.from!).slice(0, 10))
  const [to, setTo] = useState(dateText(Date.parse(window.range.to ?? window.chart.to!) - dayLength))
  const [isSent, setSent] = useState(false)
  const fault = customFault(from, to)

  function submit() {
    setSent(true)
    if (fault) return
    setQuery({ window: 'custom', from, to })
    onClose()
  }

  return (
    <Dialog
      title={texts.custom.title}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <Button kind="primary" type="submit">
            {texts.custom.show}
          </Button>
        </>
      }
    >
      <div class="columns">
        <TextField label={texts.custom.from} type="date" value={from} onInput={setFrom} />
        <TextField
          label={texts.custom.to}
          type="date"
          value={to}
          onInput={setTo}
          error={isSent && fault ? texts.custom.faults[fault] : undefined}
        />
      </div>
      <p class="help">{texts.custom.help}</p>
    </Dialog>
  )
}
