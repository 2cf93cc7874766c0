import { readExchanges, type Exchange } from '../../support/exchanges.ts'
import { explain } from '../explain.ts'
import { gaps } from './gaps.ts'
import { startPrism, type PrismProxy, type Violation } from './proxy.ts'

/**
 * Sends what the tests have exchanged with the service through Prism, whose reading of the contract shares nothing with ours; run
 * after all tests. A request is looked at where the service has accepted it, an answer always.
 */
const AT_ONCE = 4
const exchanges = distinct(readExchanges())
const met = new Set<(typeof gaps)[number]>()
const wrong: string[] = []
const unread: string[] = []

const prism = await startPrism('openapi.yaml')
await eachOf(exchanges, async (exchange) => {
  for (const violation of await violations(prism, exchange)) {
    const gap = gaps.find((gap) => gap.covers(violation, exchange))
    if (gap) met.add(gap)
    else wrong.push(`${name(exchange)}: ${violation.message}`)
  }
})
await eachOf(spoilt(exchanges), async (exchange) => {
  const found = await violations(prism, exchange)
  if (!found.some(({ side }) => side === 'response')) unread.push(name(exchange))
})
await prism.stop()

explain('Prism finds these exchanges against openapi.yaml: correct the service, or the contract.', wrong)
explain('Prism does not find a wrong body in these answers, so it has not read their schema.', unread)
const superfluous = gaps.filter((gap) => !met.has(gap)).map(({ reason }) => reason)
explain('Remove these gaps from test/conformance/prism/gaps.ts: no exchange meets them any more.', superfluous)

/**
 * Every success in JSON; of failures and of other media types, which are alike, one for each controller, status and media type, since
 * Prism compiles the schema of each operation, status and media type anew.
 */
function distinct(all: readonly Exchange[]): Exchange[] {
  const isJson = (exchange: Exchange) => exchange.status < 400 && typeOf(exchange).startsWith('application/json')
  const others = all.filter((exchange) => !isJson(exchange))
  const kind = (exchange: Exchange) => `${exchange.operationId.split('_', 1)[0]} ${exchange.status} ${typeOf(exchange)}`
  return [...all.filter(isJson), ...firstOfEach(others, kind).map(plain)]
}

/** Only the answer to a refused request is looked at: what was wrong with the request must not keep it from being sent. */
function plain(exchange: Exchange): Exchange {
  const [target = ''] = exchange.target.split('?', 1)
  return exchange.status < 400 ? exchange : { ...exchange, target, headers: {}, body: null }
}

/** One JSON answer of each operation, and of each kind of failure, with null for its body, which no schema allows. */
function spoilt(all: readonly Exchange[]): Exchange[] {
  const json = all.filter((exchange) => /^application\/(problem\+)?json/.test(typeOf(exchange)))
  const kind = ({ operationId, status }: Exchange) => (status < 400 ? operationId : String(status))
  return firstOfEach(json, kind).map((exchange) => ({
    ...exchange,
    answerBody: Buffer.from('null').toString('base64'),
  }))
}

function firstOfEach(all: readonly Exchange[], kind: (exchange: Exchange) => string): Exchange[] {
  return [...Map.groupBy(all, kind).values()].flatMap(([first]) => first ?? [])
}

async function violations(prism: PrismProxy, exchange: Exchange): Promise<Violation[]> {
  const found = await prism.send(exchange).catch((error: unknown): Violation[] => {
    return [{ side: 'response', code: '', message: String(error) }]
  })
  return found.filter(({ side }) => side === 'response' || exchange.status < 400)
}

/** A few at once, so that neither side waits for the other. */
async function eachOf(all: readonly Exchange[], work: (exchange: Exchange) => Promise<void>): Promise<void> {
  const left = all.values()
  const worker = async () => {
    for (const exchange of left) await work(exchange)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

function typeOf({ answerHeaders }: Exchange): string {
  return new Map(answerHeaders).get('content-type') ?? ''
}

function name({ operationId, status, method, target }: Exchange): string {
  return `${operationId} ${status} (${method} ${target})`
}
