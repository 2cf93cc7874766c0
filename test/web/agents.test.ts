import assert from 'node:assert/strict'
import { signIn } from '../../src/development/signIn.ts'
import { connect } from '../mcp/agent.ts'
import { assertInView, browserTest, lookAt, signInAs } from '../support/browser.ts'
import { startSite } from '../support/site.ts'

const site = await startSite()

browserTest('an agent is listed, disconnected, refused, and allowed again', site, async ({ page }) => {
  await signInAs(page, 'host', '/account/agents')
  await page.getByText('No agents connected.').waitFor()
  const { oidcIssuer: issuer, toolsClientId: clientId, toolsAudience: resource } = site.config
  const scope = 'openid read:printdata'
  const { access_token: token } = await signIn({ issuer, clientId, user: 'host', resource, scope })
  site.secrets.add(token)
  const agent = await connect({ url: site.baseUrl }, token)
  assert.deepEqual((await agent.call('list_prints'))['items'], [])

  await page.reload()
  await page.getByRole('cell', { name: 'Read your logbook' }).waitFor()
  await lookAt(page, 'agents')
  const disconnect = page.getByRole('button', { name: /^Disconnect/ })
  await assertInView(disconnect)
  await disconnect.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await page.getByText('No agents connected.').waitFor()
  await assert.rejects(agent.call('list_prints'))
  await lookAt(page, 'agents-disconnected')

  const allow = page.getByRole('button', { name: /^Allow again/ })
  await assertInView(allow)
  await allow.click()
  await page.getByText('Disconnected agents').waitFor({ state: 'detached' })
  assert.deepEqual((await agent.call('list_prints'))['items'], [])
})
