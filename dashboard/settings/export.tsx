import type { Export as ExportState } from '@kalends/contract'
import { useEffect, useState } from 'preact/hooks'
import { app } from '../api.ts'
import { boot } from '../boot.ts'
import { useData } from '../cache.ts'
import { useCommands } from '../commands.ts'
import { formatMoment, formatSize } from '../format.ts'
import { Await, Button, Card, CopyField, Empty, Failure, Notice, Progress, confirm, toast, useAction } from '../kit/index.ts' // oxfmt-ignore
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { Frame, forRole } from './frame.tsx'

export default forRole('export', Export)

const pollEvery = 1000

function Export() {
  const texts = words.settings.export
  const loaded = useData(`${organizationId.value}/export`, (signal) => app.organization.readExport({}, { signal }))
  const action = useAction()
  const [link, setLink] = useState<string>()
  const { data: state, reload } = loaded
  const isRunning = state?.state === 'waiting' || state?.state === 'running'

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void reload(), pollEvery)
    return () => clearInterval(timer)
  }, [isRunning])

  const start = () =>
    action.run(async () => {
      await app.organization.startExport()
      setLink(undefined)
      await reload()
    })
  const createLink = () => action.run(async () => setLink((await app.organization.createExportLink()).link))

  async function remove() {
    const isSure =
      isRunning ||
      (await confirm({ title: `${texts.remove}?`, text: texts.removeText, confirm: texts.remove, isDangerous: true }))
    if (!isSure) return
    await action.run(async () => {
      await app.organization.cancelExport()
      setLink(undefined)
      await reload()
      toast(texts.removed)
    })
  }

  useCommands([
    state !== undefined && !isRunning && { id: 'export', label: texts.start, icon: 'export', run: () => void start() },
    isRunning && { id: 'cancel-export', label: texts.cancel, icon: 'close', run: () => void remove() },
    state?.state === 'done' && { id: 'export-link', label: texts.link, icon: 'link', run: () => void createLink() },
  ])
  const startButton = (label: string, kind: 'primary' | 'secondary' = 'primary') => (
    <Button kind={kind} icon="export" isBusy={action.isBusy} onClick={() => void start()}>
      {label}
    </Button>
  )
  return (
    <Frame section="export" text={texts.text}>
      <Failure of={action} />
      <Await loaded={loaded}>
        {(found) => (
          <Card
            {...(found.state !== 'none' && { title: texts.title, text: texts.started(formatMoment(found.started!)) })}
          >
            {found.state === 'none' && (
              <Empty icon="export" title={texts.none} text={texts.noneText} action={startButton(texts.start)} />
            )}
            {isRunning && (
              <div class="stack">
                <Progress value={found.state === 'running' ? found.percent : undefined} label={progressOf(found)} />
                {boot.sendsMail && <p class="help">{texts.mailed}</p>}
                <div class="cluster">
                  <Button onClick={() => void remove()}>{texts.cancel}</Button>
                </div>
              </div>
            )}
            {found.state === 'failed' && (
              <Notice tone="error" title={texts.failed} action={startButton(texts.again)}>
                <p>{texts.failedText}</p>
              </Notice>
            )}
            {found.state === 'done' && (
              <div class="stack" aria-live="polite">
                <Notice tone="good" title={texts.done}>
                  <p>{texts.doneText(formatSize(found.bytes ?? 0), formatMoment(found.expires!))}</p>
                </Notice>
                {link !== undefined && <CopyField label={texts.linkLabel} value={link} help={texts.linkHelp} />}
                <div class="cluster">
                  {link === undefined ? (
                    <Button kind="primary" icon="link" isBusy={action.isBusy} onClick={() => void createLink()}>
                      {texts.link}
                    </Button>
                  ) : (
                    <Button kind="primary" icon="download" href={link} isExternal>
                      {texts.download}
                    </Button>
                  )}
                  {startButton(texts.again, 'secondary')}
                  <Button kind="quiet" icon="remove" onClick={() => void remove()}>
                    {texts.remove}
                  </Button>
                </div>
                <p class="help">{texts.replaces}</p>
              </div>
            )}
          </Card>
        )}
      </Await>
    </Frame>
  )
}

function progressOf({ state, percent, part }: ExportState): string {
  const texts = words.settings.export
  return state === 'waiting' ? texts.waiting : texts.running(percent, texts.parts[part ?? ''] ?? part ?? '')
}
