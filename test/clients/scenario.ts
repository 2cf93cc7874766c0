import assert from 'node:assert/strict'
import type { Connect } from './sdk.ts'

const PRINTS = ['Arm', 'Base', 'Cog', 'Dial', 'Echo'] as const

/**
 * What a script does first: it makes a key, logs prints with it, pages through them, reads figures and a refusal.
 * @param token an access token of a user who has no prints
 */
export async function runScenario(connect: Connect, baseUrl: string, token: string): Promise<void> {
  const { key, description } = await connect(baseUrl, { token }).makeKey('A script')
  assert.equal(description, 'A script')
  assert.match(key, /^[A-Za-z0-9]{32}$/)
  const sdk = connect(baseUrl, { apiKey: key })

  for (const [index, title] of PRINTS.entries()) {
    const startDate = `2026-03-0${index + 1}T10:00:00.000Z`
    const status = index === 0 ? 'Failed' : 'Success'
    const print = await sdk.logPrint({ title, status, startDate, printTimeInSeconds: 3600, tags: ['sdk'] })
    assert.deepEqual([print.title, print.status, print.startDate], [title, status, startDate])
    assert.deepEqual([print.tags, print.viewStatus, print.cost], [['sdk'], 'Private', null])
  }

  const titles: string[] = []
  const order = { sortColumn: 'title', sortDirection: 'asc' } as const
  for (let pageNumber = 1, hasNext = true; hasNext; pageNumber += 1) {
    const { items, paging } = await sdk.listPrints({
      pageNumber,
      pageSize: 2,
      statuses: ['Success', 'Failed'],
      ...order,
    })
    assert.deepEqual([paging.currentPage, paging.totalPages, paging.totalCount], [pageNumber, 3, PRINTS.length])
    titles.push(...items.map((print) => print.title))
    hasNext = paging.hasNext
  }
  assert.deepEqual(titles, PRINTS)

  const range = { FromDate: '2026-03-01T00:00:00Z', ToDate: '2026-03-05T00:00:00Z', TimeZone: 'Europe/Berlin' }
  const {
    range: given,
    current,
    previous,
  } = await sdk.readOverview({
    ...range,
    Statuses: ['Success', 'Failed'],
    Granularity: 'Day',
    ComparePrevious: true,
  })
  assert.deepEqual([given.timeZone, given.granularity], ['Europe/Berlin', 'Day'])
  const { printCount, successRate, printTime } = current.tiles
  assert.deepEqual([printCount.count, successRate.percent, printTime.durationInSeconds], [4, 75, 4 * 3600])
  assert.equal(previous?.tiles.printCount.count, 0)

  const { status, problem } = await sdk.failToLogPrint({ title: '', tags: [''] })
  assert.deepEqual([status, problem.status, new URL(problem.type).pathname], [400, 400, '/problems/validation'])
  assert.deepEqual(Object.keys(problem.errors).sort(), ['tags[0]', 'title'])
  assert.match(problem.errors['title']?.[0] ?? '', /^.+\.$/)
}
