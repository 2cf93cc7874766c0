import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs all rules of axe-core on a page as it is. Returns a sentence for each that is broken, of any level. */
export async function findAccessibilityFindings(page: Page): Promise<string[]> {
  if (await page.evaluate('window.axe === undefined')) await page.evaluate(AXE)
  // Without media and rules that need the text of style sheets, nothing has to be loaded a second time.
  const { violations } = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"], preload: false })')
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.length} elements, the first ${nodes[0]?.html.slice(0, 300)}`,
  )
}
