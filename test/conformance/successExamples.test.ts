import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contractOperations } from '../support/contract.ts'
import { startServer } from '../support/server.ts'
import { FIGURES } from './figures.ts'
import * as logbook from './logbook.ts'
import * as account from './logbookAccount.ts'
import { exportAnswers } from './logbookExports.ts'
import { importAnswers } from './logbookImports.ts'
import { pushAnswers } from './logbookPush.ts'
import { quoteAnswers } from './logbookQuotes.ts'
import { stockAnswers } from './logbookStock.ts'
import { webhookAnswers } from './logbookWebhooks.ts'

/** Members that differ each time: ids, keys that open something, what a record takes up, and moments of its own history. */
const GENERATED =
  /^(id|(?!client)\w+(Id|Key)|used|bytes|bytesUsed|printerIds|secret|failingSince|previousSecretUntil|milliseconds|downloadUrlExpiresDate|(created|updated|started|finished|nextAttempt|firstSeen|lastSeen|expires|claimed|blocked|deletion)Date)$/

/** Members that may also be null in the example alone: they depend on devices, jobs and how much was done before. */
const CHANGING: ReadonlySet<string> = new Set(['lastUsedDate', 'lastEventDate', 'rarityPercent'])

const server = await startServer()
const book = await logbook.newLogbook(server)
const publicOnes = await logbook.publicAnswers(book)
const ofPrints = await logbook.printAnswers(book)
const ofSpools = await logbook.spoolAnswers(book)
const answers: logbook.Answers = {
  ...publicOnes,
  ...ofPrints,
  ...ofSpools,
  ...(await logbook.printerAnswers(book)),
  ...(await logbook.notificationAnswers(book)),
  ...(await logbook.reversalAnswers(book, ofSpools['Adjustment'])),
  ...(await account.accountAnswers(book)),
  ...(await account.slicerAnswers(book)),
  ...(await account.deviceAnswers(book)),
  ...(await account.catalogAnswers(book)),
  ...(await account.mediaAnswers(book)),
  ...(await account.bulkAnswers(book)),
  ...(await account.eventAnswers(book)),
  ...(await exportAnswers(book)),
  ...(await pushAnswers(book)),
  ...(await importAnswers(book)),
  ...(await webhookAnswers(book)),
  ...(await stockAnswers(book)),
  ...(await quoteAnswers(book)),
}

const examples = new Map(
  contractOperations.flatMap(({ responses }) =>
    [...responses]
      .filter(([status]) => status < 300)
      .flatMap(([, response]) => response.examples.map(({ name, value }) => [name, value] as const)),
  ),
)

for (const [name, value] of examples) {
  if (FIGURES.includes(name) || name === 'EventStream') continue
  test(`the success example ${name} is what the service responds with`, () => {
    assert(name in answers, `${name} needs an answer to compare it with`)
    assert.deepEqual(masked(answers[name]), masked(value))
  })
}

/** A value with what differs each time replaced; null stays null. */
function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value === 'string') return maskedText(value)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => {
    // The date of a comment in the feed is when it was written.
    const isDifferent = GENERATED.test(name) || (name === 'date' && 'kind' in value && value.kind === 'Comment')
    const mask = CHANGING.has(name) || (isDifferent && member !== null) ? `<${name}>` : masked(member)
    return [name, mask] as const
  })
  return Object.fromEntries(members)
}

/** Ids and keys, also within addresses and names. */
function maskedText(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replace(/^(https?:.*\/)\d+(?=#\w+$|$)/, '$1<id>')
    .replace(/^AccessToken:.+$/, 'AccessToken:<client>')
    .replace(/^[A-Za-z0-9]{32}$/, '<key>')
    .replace(/\bsp_[A-Za-z0-9]{4}([A-Za-z0-9]{28})?$/, 'sp_<key>')
    .replace(/\?owner=\d+&expires=\d+&signature=[0-9a-f]{64}$/, '?<link>')
    .replace(/^grant_[\w-]+$/, '<id>')
}
