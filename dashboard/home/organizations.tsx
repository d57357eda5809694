import { useEffect, useState } from 'preact/hooks'
import { app } from '../api.ts'
import { boot } from '../boot.ts'
import { Avatar, Button, Failure, Form, Icon, Screen, TextField, useAction } from '../kit/index.ts'
import { navigate, path } from '../router.ts'
import { me } from '../session.ts'
import { words } from '../first-words.ts'

/** Where people without an organization, or with several, begin. */
export default function Organizations() {
  const texts = words.shell.organizations
  const { organizations } = me.value
  const only = organizations.length === 1 && path.value === '/app' ? organizations[0] : undefined

  useEffect(() => {
    if (only) navigate(`/app/o/${only.id}`, { replace: true })
  }, [only])

  return (
    <Screen title={texts.title} width="narrow">
      {organizations.length === 0 && <p>{boot.mayCreateOrganization ? texts.none : texts.noneHere}</p>}
      <ul class="rows">
        {organizations.map(({ id, name, role }) => (
          <li key={id}>
            <a class="row-card" href={`/app/o/${id}`}>
              <Avatar name={name} />
              <span>
                <strong>{name}</strong>
                <small>{words.shell.roles[role as 'owner']}</small>
              </span>
              <Icon name="onward" />
            </a>
          </li>
        ))}
      </ul>
      {boot.mayCreateOrganization && <CreateOrganization />}
    </Screen>
  )
}

function CreateOrganization() {
  const texts = words.shell.organizations
  const [name, setName] = useState('')
  const action = useAction()
  const create = () =>
    action.run(async () => {
      const { id } = await app.me.createOrganization({ body: { name } })
      me.value = await app.me.read()
      navigate(`/app/o/${id}`)
    })
  return (
    <Form class="card stack" onSubmit={() => void create()}>
      {me.value.organizations.length > 0 && <h2>{texts.another}</h2>}
      <Failure of={action} fields={['name']} />
      <TextField
        label={texts.name}
        value={name}
        onInput={setName}
        error={action.errorOf('name', name)}
        autocomplete="organization"
      />
      <div>
        <Button kind="primary" type="submit" isBusy={action.isBusy} isDisabled={name.trim() === ''}>
          {texts.create}
        </Button>
      </div>
    </Form>
  )
}
