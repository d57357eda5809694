import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EmailTemplate, Event } from '@kalends/contract'
import { declaredResources } from '../http/declared-resources.ts'
import { recorded } from '../testing/activity.ts'
import { newGroup } from '../testing/events.ts'
import { startServer } from '../testing/server.ts'

// The API only reads email templates; commands.test.ts writes them.
for (const resource of [...declaredResources.values()].filter((each) => each !== EmailTemplate)) {
  test(`a ${resource.title} that is created, changed and deleted leaves three rows`, async (t) => {
    const server = await startServer(t)
    const required = Object.entries(resource.example).filter(([name]) => resource.role[name] === 'required')
    const more = resource === Event ? { event_group: await newGroup(server) } : {}
    const isFlag = (name: string) =>
      resource.role[name] === 'defaulted' && resource.fields[name]!.read.type === 'boolean'
    const field = 'name' in resource.fields ? 'name' : Object.keys(resource.fields).find(isFlag)!
    const value = field === 'name' ? 'Another name' : !resource.defaults[field]
    const { length } = await recorded(server, server.organization)

    const created = await server.post(`/${resource.name}`, { ...Object.fromEntries(required), ...more })
    const item = created.body[resource.key]
    const path = `/${resource.name}/${item}`
    const changed = await server.patch(path, { [field]: value })
    const deleted = await server.delete(path)

    assert.deepEqual([created.status, changed.status, deleted.status], [201, 200, 200], changed.text)
    assert.deepEqual(await recorded(server, server.organization, length), [
      { by: 'key 1', action: `${resource.name}.created`, item },
      { by: 'key 1', action: `${resource.name}.updated`, item, fields: [field] },
      { by: 'key 1', action: `${resource.name}.deleted`, item },
    ])
  })
}
