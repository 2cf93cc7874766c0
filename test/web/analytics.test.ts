import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { startSite } from '../support/site.ts'
import { loadDemo } from '../../src/development/demo.ts'

const site = await startSite()
await loadDemo(site.db, { issuer: site.config.oidcIssuer, store: site.services.store })

browserTest('look', site, async ({ page }) => {
  await signInAs(page, 'demo', '/analytics')
  await page.getByRole('heading', { name: 'How long spools will last' }).waitFor()
  await page.waitForLoadState('networkidle')
  await lookAt(page, 'analytics')
  await page.goto('/analytics?range=year&compare=true')
  await page.waitForLoadState('networkidle')
  await lookAt(page, 'analytics-year')
})
