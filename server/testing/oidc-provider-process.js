import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

// Plain JavaScript, because oidc-provider has no types. Its warnings are about use outside of tests.
console.warn = () => {}
console.info = () => {}

const accounts = new Map()

process.once('message', ({ clientSecret, port }) => {
  const server = createServer()
  server.listen(port, '127.0.0.1', () => {
    const issuer = `http://localhost:${server.address().port}`
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: 'kalends',
          client_secret: clientSecret,
          redirect_uris: ['http://localhost/app/oidc/callback'],
          response_types: ['code'],
          grant_types: ['authorization_code'],
        },
      ],
      pkce: { required: () => true },
      discovery: { prompt_values_supported: ['none', 'login', 'consent'] },
      claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified', 'xms_edov'], profile: ['name'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      cookies: { keys: ['test'] },
      findAccount: (_context, id) => ({ accountId: id, claims: () => accounts.get(id) }),
      // Nobody is asked for consent.
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
    })
    // The port of the server is not known yet.
    provider.Client.prototype.redirectUriAllowed = (uri) => uri.endsWith('/app/oidc/callback')
    const handle = provider.callback()
    server.on('request', (request, response) => {
      if (request.url.startsWith('/interaction/')) void interact(provider, request, response)
      else handle(request, response)
    })
    process.send(issuer)
  })
})
process.on('disconnect', () => process.exit())

/** Signs in the account whose claims are typed in. */
async function interact(provider, request, response) {
  if (request.method === 'GET') {
    const form =
      '<!doctype html><title>Provider</title><form method="post"><label>Account <input name="login"></label>' +
      '<button>Log in</button><button name="cancel" value="yes">Cancel</button></form>'
    return response.setHeader('content-type', 'text/html').end(form)
  }
  const body = new URLSearchParams(await new Response(request).text())
  if (body.has('cancel')) return provider.interactionFinished(request, response, { error: 'access_denied' })
  const claims = JSON.parse(body.get('login'))
  accounts.set(claims.sub, claims)
  return provider.interactionFinished(request, response, { login: { accountId: claims.sub } })
}
