import { type LoggedMail, mailStates } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { app } from '../api.ts'
import { boot } from '../boot.ts'
import { Await, Button, Empty, Failure, Notice, SearchField, SelectField, useAction } from '../kit/index.ts'
import { queryValue, setQuery } from '../router.ts'
import { can, organizationId } from '../session.ts'
import { words } from '../words.ts'
import { Frame, forRole } from './frame.tsx'
import { MailDialog } from './mail-dialog.tsx'
import { MailList } from './mail-list.tsx'
import { useOrganization } from './organization.tsx'
import { usePages } from './pages.ts'
import { ShowMore } from './show-more.tsx'
import { hrefOf } from './sections.ts'

export default forRole('mail', MailLog)

type State = LoggedMail['state']

function MailLog() {
  const texts = words.settings.mails
  const action = useAction()
  const state = queryValue('state') as State | ''
  const recipient = queryValue('recipient')
  const [opened, open] = useState<string>()
  const filter = { ...(state && { state }), ...(recipient.trim() && { recipient: recipient.trim() }) }
  const isFiltered = Object.keys(filter).length > 0
  const { loaded, items, more } = usePages(
    `${organizationId.value}/mails/${JSON.stringify(filter)}`,
    async (cursor, signal) => {
      const query = { ...filter, ...(cursor !== undefined && { cursor }) }
      const page = await app.mails.list({ query }, { signal })
      return { items: page.mails, cursor: page.cursor }
    },
  )
  const clear = () => setQuery({ state: '', recipient: '' })

  return (
    <Frame section="mail" text={texts.text}>
      {!boot.sendsMail && (
        <Notice tone="warning" title={texts.noServer}>
          <p>{texts.noServerText}</p>
        </Notice>
      )}
      <Sender />
      <div class="settings-filters">
        <SearchField label={texts.search} value={recipient} onInput={(value) => setQuery({ recipient: value })} />
        <SelectField
          label={texts.state}
          hidesLabel
          value={state}
          options={[
            { value: '', label: texts.all },
            ...mailStates.map((value) => ({ value, label: texts.states[value] })),
          ]}
          onChange={(value) => setQuery({ state: value })}
        />
      </div>
      <Failure of={action} />
      <Await loaded={loaded}>
        {() =>
          items.length === 0 ? (
            isFiltered ? (
              <Empty
                icon="search"
                title={texts.nothingTitle}
                text={texts.nothingText}
                action={<Button onClick={clear}>{texts.clear}</Button>}
              />
            ) : (
              <Empty icon="mail" title={texts.emptyTitle} text={texts.emptyText} />
            )
          ) : (
            <MailList mails={items} action={action} onOpen={open} />
          )
        }
      </Await>
      {items.length > 0 && <ShowMore more={more} action={action} />}
      {opened !== undefined && <MailDialog id={opened} onClose={() => open(undefined)} />}
    </Frame>
  )
}

/** Who mails come from. */
function Sender() {
  const texts = words.settings.mails
  const { data } = useOrganization()
  if (!data) return null
  return (
    <p class="help">
      {texts.sender(data.sender_name ?? data.name)} {data.reply_to !== null && texts.replies(data.reply_to)}{' '}
      {can('admin') && <a href={hrefOf({ id: 'organization' })}>{texts.changeSender}</a>}
    </p>
  )
}
