import { useState } from 'preact/hooks'
import { useCommands } from '../commands.ts'
import { Button, Card, CopyField, Notice, Segmented, copyText, toast } from '../kit/index.ts'
import { words } from '../words.ts'
import { reachOf } from './reach.ts'
import { type Target, snippetFor, targets } from './snippets.ts'

interface ShareProps {
  readonly prokey: string
  readonly name: string
  /** The page that visitors open. */
  readonly address: string
  readonly shortLink: string
  /** Why visitors cannot open it yet. */
  readonly hidden?: string | undefined
  readonly feed?: string | null
  readonly subscribe?: readonly { readonly calendar: string; readonly address: string }[]
}

/** Everything to spread an event or a calendar: its address, a QR code, the button for other sites, the feed. */
export function Share(props: ShareProps) {
  const { prokey, address, hidden, feed, subscribe = [] } = props
  const texts = words.share

  return (
    <div class="share">
      <Reach address={address} />
      {hidden !== undefined && <Notice tone="warning">{hidden}</Notice>}
      {hidden === undefined && <Page {...props} />}
      <Embed address={address} prokey={prokey} />
      {typeof feed === 'string' && (
        <Card title={texts.feed} text={texts.feedHelp}>
          <div class="stack">
            <CopyField label={texts.feedAddress} value={feed} />
            {subscribe.length > 0 && (
              <div class="cluster">
                {subscribe.map((link) => (
                  <Button key={link.calendar} size="small" href={link.address} isExternal>
                    {texts.calendars[link.calendar as keyof typeof texts.calendars]}
                  </Button>
                ))}
              </div>
            )}
          </div>
        </Card>
      )}
    </div>
  )
}

/** Warns before an address is passed on that others cannot open. */
function Reach({ address }: { address: string }) {
  const reach = reachOf(address)
  const texts = words.share.reach
  if (reach === 'everybody') return null
  return (
    <Notice tone="warning" title={texts[reach]}>
      <p>{texts.fix}</p>
    </Notice>
  )
}

/** The address that visitors open, its short form, and its QR code. */
function Page({ prokey, name, address, shortLink }: ShareProps) {
  const texts = words.share
  // A slug says more than a code, and a code is shorter than a prokey.
  const shared = address.endsWith(prokey) ? shortLink : address

  async function copy() {
    if (await copyText(shared)) toast(words.common.copied)
    else toast(words.common.notCopied, { isError: true })
  }

  useCommands([
    { id: 'copy-address', label: texts.copyAddress, icon: 'copy', run: () => void copy() },
    {
      id: 'open-page',
      label: texts.open,
      icon: 'external',
      run: () => void window.open(address, '_blank', 'noopener'),
    },
  ])
  return (
    <>
      <Card title={texts.page} text={texts.pageHelp}>
        <div class="stack">
          <CopyField label={texts.address} value={address} />
          <CopyField label={texts.shortLink} help={texts.shortLinkHelp} value={shortLink} />
          <div class="cluster">
            <Button icon="external" href={address} isExternal>
              {texts.open}
            </Button>
            <Button icon="mail" href={mailTo(name, shared)}>
              {texts.byMail}
            </Button>
            {'share' in navigator && (
              <Button icon="share" onClick={() => void shareWith(name, shared)}>
                {texts.system}
              </Button>
            )}
          </div>
        </div>
      </Card>
      <Card title={texts.qr} text={texts.qrHelp}>
        <div class="share-qr">
          <img src={`/${prokey}/qr.svg`} width={160} height={160} alt={texts.qrOf(shortLink)} />
          <div class="cluster">
            <Button icon="download" href={`/${prokey}/qr.svg`} download={`${prokey}.svg`}>
              SVG
            </Button>
            <Button icon="download" href={`/${prokey}/qr.png`} download={`${prokey}.png`}>
              PNG
            </Button>
          </div>
        </div>
      </Card>
    </>
  )
}

function Embed({ address, prokey }: { address: string; prokey: string }) {
  const [target, setTarget] = useState<Target>('html')
  const texts = words.share
  return (
    <Card
      title={texts.embed}
      text={texts.embedHelp}
      actions={
        <Button size="small" href={`/docs/button?prokey=${prokey}`} isExternal icon="external">
          {texts.builder}
        </Button>
      }
    >
      <div class="stack">
        <Segmented
          label={texts.target}
          hidesLabel
          value={target}
          onChange={setTarget}
          options={targets.map((value) => ({ value, label: texts.targets[value] }))}
        />
        <CopyField
          label={texts.code}
          value={snippetFor(target, { address, prokey })}
          help={texts.hints[target]}
          isCode
        />
      </div>
    </Card>
  )
}

/** By an app of the device. It fails if the person closes the list of apps, which needs no words. */
async function shareWith(title: string, url: string) {
  await navigator.share({ title, url }).catch(() => {})
}

function mailTo(name: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`
}
