import { test } from 'node:test'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { buildClients, loadClient } from './build.ts'
import { GENERATORS } from './generate.ts'
import { runScenario } from './scenario.ts'

const server = await startServer()
const read = async (path: string) => (await server.client.raw('GET', path)).text
await buildClients({
  '/openapi.json': await read('/openapi.json'),
  '/openapi-3.0.json': await read('/openapi-3.0.json'),
})

for (const [name, { reads }] of Object.entries(GENERATORS)) {
  test(`a client of ${name}, made from ${reads}, keeps a logbook`, async () => {
    const user = await newUser(server)
    await runScenario(await loadClient(name), server.url, await user.token())
  })
}
