import type { ListedGroupDetails } from '@kalends/contract'
import { app } from '../api.ts'
import { useData } from '../cache.ts'
import { useCommands } from '../commands.ts'
import { compareTexts } from '../format.ts'
import { Await, Badge, Button, Empty, Icon, Screen, SearchField } from '../kit/index.ts'
import { navigate, queryValue, setQuery } from '../router.ts'
import { can, inOrganization } from '../session.ts'
import { words } from '../words.ts'
import { groupsKey } from './group.ts'

/** All calendars, with what people can do with each. */
export default function Groups() {
  const texts = words.groups
  const loaded = useData(groupsKey(), (signal) => app.groups.list({}, { signal }))
  const search = queryValue('search')
  const create = inOrganization('groups', 'new')
  useCommands([can('editor') && { id: 'new-group', label: texts.new, icon: 'add', run: () => navigate(create) }])
  const action = can('editor') && (
    <Button kind="primary" icon="add" href={create}>
      {texts.new}
    </Button>
  )
  return (
    <Screen title={words.shell.calendars} text={texts.help} actions={action}>
      <Await loaded={loaded}>
        {(groups) =>
          groups.length === 0 ? (
            <Empty icon="calendars" title={texts.empty.title} text={texts.empty.text} action={action} />
          ) : (
            <>
              {groups.length > 8 && (
                <SearchField label={texts.search} value={search} onInput={(value) => setQuery({ search: value })} />
              )}
              <ul class="rows">
                {groups
                  .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
                  .toSorted((one, other) => compareTexts(one.name, other.name))
                  .map((group) => (
                    <GroupRow key={group.prokey} {...group} />
                  ))}
              </ul>
            </>
          )
        }
      </Await>
    </Screen>
  )
}

function GroupRow({ prokey, name, subscription, events, upcoming }: ListedGroupDetails) {
  const texts = words.groups
  return (
    <li>
      <a class="row-card" href={inOrganization('groups', prokey)}>
        <span>
          <strong class="ellipsis">{name}</strong>
          <small>{subscription === 'external' ? texts.modes.external : texts.counts(events, upcoming)}</small>
        </span>
        {subscription !== 'no' && <Badge tone="accent">{texts.badges[subscription]}</Badge>}
        <Icon name="onward" />
      </a>
    </li>
  )
}
