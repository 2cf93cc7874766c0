import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createApp } from '../../src/app.ts'
import { startServer } from '../support/server.ts'
import { compareRoutes, HANDLERS_WITHOUT_PATH, OUTSIDE, routesOf } from './routes.ts'

const server = await startServer({ webClientId: 'web', sessionSecret: 's'.repeat(32) })

test('every route is in the contract or in the list of test/conformance/routes.ts', async () => {
  const routes = routesOf((await createApp(server.services)).router)
  assert.deepEqual(compareRoutes(routes), { unlisted: [], missing: [] })
  const handlers = routes.filter((route) => route === 'USE /')
  assert.equal(handlers.length, HANDLERS_WITHOUT_PATH, 'list the addresses of the new handler, or none if it has none')
})

for (const { route } of OUTSIDE.filter(({ route }) => /^(GET|POST) \/[\w./-]+$/.test(route))) {
  const [method = '', path = ''] = route.split(' ')
  test(`${path} answers ${method} only`, async () => {
    const others = ['PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', ...(method === 'GET' ? ['POST'] : ['GET', 'HEAD'])]
    for (const other of others) {
      const { status, headers } = await server.client.raw(other, path)
      assert.deepEqual([status, headers.get('Allow')], [405, method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST'], other)
    }
  })
}

test('the tool server accepts POST only', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE']) {
    const { status, headers } = await server.client.raw(method, '/mcp')
    assert.deepEqual([status, headers.get('Allow')], [405, 'OPTIONS, POST'], method)
  }
})

/** What other services answer, or a forgotten route would be called. */
const FORGOTTEN = `
/readyz /metrics /admin /debug /debug/pprof /console /status /health /ready /live /version /info /env /config /test /internal /private /graphql /swagger
/swagger.json /swagger-ui /api-docs /openapi /openapi.yml /v1 /api/v1 /api/v1/Prints /api/admin /api/debug /api/health /api/Users
/api/Users/1/keys /api/swagger.json /api/openapi.json /media /mcp/sse /mcp/tools /sse
/ws /auth /auth/token /oauth/token /oauth/register /register /.well-known /.well-known/openid-configuration /.env /.git/config
/package.json /src/main.ts /node_modules /assets /assets/ /assets/../package.json /assets/%2e%2e/package.json /uploads /actuator
`
test('no other path has a response, for any method', async () => {
  for (const path of FORGOTTEN.trim().split(/\s+/)) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
      const { status } = await server.client.raw(method, path, { headers: { Accept: 'application/json' } })
      assert.equal(status, 404, `${method} ${path}`)
    }
  }
})
