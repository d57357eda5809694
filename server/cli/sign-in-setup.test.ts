import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freshSettings } from '../testing/database.ts'
import { envOf, kalends, kalendsJson, spawnKalends } from '../testing/kalends.ts'
import { until } from '../testing/until.ts'

const provider = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: 'kalends',
  OIDC_CLIENT_SECRET: 'secret',
})
const advice = 'Until then nobody can sign in without "kalends user link". Or add password to SIGN_IN.'
const noMail = `SIGN_IN lists link, which needs a mail server: set SMTP_URL. ${advice}`
const noHttps = `SIGN_IN lists passkey, which needs https and a host name: PUBLIC_URL is http://events.example.org. ${advice}`
const noTenant =
  'OIDC_ISSUER contains common, which stands for many tenants, so nobody can sign in with it. Put the id of your tenant in its place.'
const noOrganization =
  'OIDC_AUTO_JOIN is 99, but this organization does not exist or is disabled, so nobody new can sign in at the provider. Run "kalends org list" to see the ids.'

const wrong: [env: Record<string, string>, faults: string[]][] = [
  [{ SIGN_IN: 'link' }, [noMail]],
  [{ SIGN_IN: 'passkey,link', PUBLIC_URL: 'http://events.example.org' }, [noHttps, noMail]],
  [{ ...provider('https://login.microsoftonline.com/common/v2.0'), OIDC_AUTO_JOIN: '99' }, [noTenant, noOrganization]],
]
const right: Record<string, string>[] = [
  {},
  { SIGN_IN: 'password,link' },
  { SIGN_IN: 'passkey', PUBLIC_URL: 'https://events.example.org' },
  { SIGN_IN: 'oidc', ...provider('https://login.microsoftonline.com/11111111-2222/v2.0'), OIDC_AUTO_JOIN: '1' },
  { SIGN_IN: 'password', ...provider('https://login.microsoftonline.com/common/v2.0'), OIDC_AUTO_JOIN: '99' },
]

test('doctor names settings that leave people without a way in', async (t) => {
  const settings = await freshSettings(t)
  await kalendsJson(envOf(settings), 'org', 'create', '--name', 'One')
  await kalendsJson(envOf(settings), 'key', 'create', '--org', '1')
  const checked = async (env: Record<string, string>) => {
    const { code, stdout } = await kalends(envOf(settings, env), 'doctor', '--json')
    const checks = JSON.parse(stdout) as { name: string; result: string; text: string }[]
    return [code, checks.filter(({ name }) => name === 'sign-in').map(({ result, text }) => `${result} ${text}`)]
  }

  for (const [env, faults] of wrong)
    assert.deepEqual(await checked(env), [0, faults.map((fault) => `warning ${fault}`)])
  for (const env of right) {
    const [code, found] = await checked(env)
    assert.equal(code, 0)
    assert.match(String(found), /^ok People can sign in with: [a-z, ]+\.$/)
  }
})

test('the server warns of them when it starts', async (t) => {
  const started = async (env: Record<string, string>, count: number) => {
    const server = spawnKalends(t, envOf(await freshSettings(t), { LOG_LEVEL: 'warn', ...env }), 'serve')
    const lines = () =>
      server
        .stderr()
        .split('\n')
        .filter((line) => line.startsWith('{'))
    await until(() => server.stdout().includes('Kalends is running.') && lines().length >= count)
    return lines().map((line) => (JSON.parse(line) as { msg: string }).msg)
  }

  for (const [env, faults] of wrong) assert.deepEqual(await started(env, faults.length), faults)
  assert.deepEqual(await started({ SIGN_IN: 'password,link' }, 0), [])
})
