import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { newComment } from '../support/belongings.ts'
import { browserTest, signInAs } from '../support/browser.ts'
import { newFilament, newPrint, newPrinter, newUsage } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()
/** Names and sentences in Arabic, with a number, a Latin word or a sign at their ends. */
const TITLE = 'مزهرية (نسخة 2)'
const NOTES = 'تمت الطباعة بسرعة 60 mm/s.'

interface Place {
  readonly left: number
  readonly right: number
}

/** Where some texts of an element are on the screen. */
function placesOf(page: Page, element: string, texts: readonly string[]): Promise<Place[]> {
  return page.evaluate<Place[]>(`(() => {
    const nodes = []
    const walker = document.createTreeWalker(document.querySelector(${JSON.stringify(element)}), NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) nodes.push(walker.currentNode)
    return ${JSON.stringify(texts)}.map((text) => {
      const node = nodes.find(({ data }) => data.includes(text))
      if (!node) throw new Error('no text ' + text)
      const range = document.createRange()
      range.setStart(node, node.data.indexOf(text))
      range.setEnd(node, node.data.indexOf(text) + text.length)
      const { left, right } = range.getBoundingClientRect()
      return { left, right }
    })
  })()`)
}

/** Whether places follow each other from left to right. */
function isInOrder(places: readonly Place[]): boolean {
  return places.every(({ left }, index) => index === 0 || left >= places[index - 1]!.right - 1)
}

browserTest('Arabic names leave the numbers and words around them where they are', site, async ({ page }) => {
  const user = await newPerson(site, 'layla')
  const printer = await newPrinter(site, user, { name: 'الطابعة الكبيرة' })
  const spool = await newFilament(site, user, {
    display_name: 'أزرق',
    brand: 'شركة النيل',
    material_type: 'PLA',
    initial_nominal_weight_mg: 20_000,
  })
  const print = await newPrint(site, user, { title: TITLE, status: 'Pending', printer_id: printer.id, tags: ['هدية'] })
  await newUsage(site, print, { filament_id: spool.id, estimated_amount_mg: 46_200 })
  await newComment(site, print, user)
  await signInAs(page, 'layla', '/prints')
  await page.getByText('1 comment').waitFor()
  assert(isInOrder(await placesOf(page, '.print-summary', ['الطابعة', 'هدية', '1 comment'])), 'a row of the list')

  // A sentence that begins with a name.
  await page.goto(`/prints/${print.id}`)
  await page.getByText('missing for all planned prints').waitFor()
  assert(isInOrder(await placesOf(page, '.stock-notice li', ['أزرق', 'PLA', 'missing for'])), 'a sentence')

  await page.goto('/stock')
  await page.getByRole('link', { name: TITLE }).waitFor()
  assert(isInOrder(await placesOf(page, '.planned-prints', [TITLE, '46.2', 'g'])), 'a name and its amount')
})

browserTest('what users write in Arabic begins at the right, as its full stop shows', site, async ({ page }) => {
  const user = await newPerson(site, 'salma')
  const print = await newPrint(site, user, { title: TITLE, status: 'Success', notes: NOTES })
  await signInAs(page, 'salma', `/prints/${print.id}`)
  await page.getByText(NOTES).waitFor()
  const notes = page.getByText(NOTES)
  const [stop, number, first] = await placesOf(page, '.print-notes', ['.', '60', 'تمت'])
  assert(isInOrder([stop!, number!, first!]))
  const box = await notes.boundingBox()
  assert(box && first!.right > box.x + box.width - 24, 'aligned to the right')
})
