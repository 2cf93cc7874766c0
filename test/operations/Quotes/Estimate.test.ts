import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import type { QuoteDto } from '../../../generated/api.d.ts'
import { agentToken, connect, READ } from '../../mcp/agent.ts'
import {
  newFilament,
  newFilamentType,
  newPrint,
  newPrinter,
  newUsage,
  newUser,
  type User,
} from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

/** Electricity at 0.30 a kilowatt-hour. */
const RATES = { currency: 'EUR', electricity_rate_micros: 300_000 } as const
const ALL_RATES = {
  wastePercent: 10,
  machineRatePerHour: 1.5,
  laborMinutes: 20,
  laborRatePerHour: 30,
  failurePercent: 5,
  marginPercent: 25,
  taxPercent: 19,
  roundTo: 0.5,
}
const PLA = { materialType: 'PLA', pricePerKilogram: 20, amountMg: 100_000 }

async function estimate(as: User, body: object): Promise<QuoteDto> {
  const answer = await client.call('Quotes_Estimate', { as, body })
  assert.equal(answer.status, 200, answer.text)
  return answer.body
}

async function refuse(as: User, body: object): Promise<Readonly<Record<string, readonly string[]>>> {
  const answer = await client.call('Quotes_Estimate', { as, body })
  assert.equal(answer.status, 400, answer.text)
  return answer.problem.errors ?? {}
}

const amounts = ({ lines }: QuoteDto) => lines.map(({ kind, amount }) => [kind, amount])
const reasons = ({ missing }: QuoteDto) => missing.map(({ kind, reason }) => `${kind} ${reason}`)

async function newSpool(user: User, facts: object = {}) {
  return newFilament(server, user, {
    display_name: 'Galaxy Black',
    initial_nominal_weight_mg: 750_000,
    purchase_price_micros: 24_900_000,
    purchase_currency: 'EUR',
    ...facts,
  })
}

test('every line of the quote of a print has the figures that it comes from, and their sources', async () => {
  const user = await newUser(server, RATES)
  const printer = await newPrinter(server, user, { wattage_w: 120 })
  const spool = await newSpool(user)
  const print = await newPrint(server, user, { printer_id: printer.id, print_time_in_seconds: 11_700, copies: 2 })
  await newUsage(server, print, { filament_id: spool.id, amount_mg: 46_200, estimated_amount_mg: 50_000 })
  const quote = await estimate(user, { printId: print.id, quantity: 3, ...ALL_RATES })
  const given = (kind: string, value: number) => ({ kind, value, source: 'Given' })
  const base = (value: number) => ({ kind: 'Base', value, source: 'Quote' })
  const none = { materialIndex: null, name: null }
  assert.deepEqual(quote, {
    currency: 'EUR',
    quantity: 3,
    copies: 2,
    lines: [
      {
        // 138.6 g at 24.90 for 750 g.
        ...{ kind: 'Material', materialIndex: 0, name: 'Galaxy Black', amount: 4.6 },
        figures: [
          { kind: 'AmountMg', value: 138_600, source: 'Print' },
          { kind: 'Price', value: 24.9, source: 'Spool' },
          { kind: 'PriceWeightMg', value: 750_000, source: 'Spool' },
        ],
      },
      { kind: 'Waste', ...none, amount: 0.46, figures: [given('Percent', 10), base(4.6)] },
      {
        // 9.75 h at 0.12 kW and 0.30.
        ...{ kind: 'Electricity', ...none, amount: 0.35 },
        figures: [
          { kind: 'TimeInSeconds', value: 35_100, source: 'Print' },
          { kind: 'PowerW', value: 120, source: 'Printer' },
          { kind: 'RatePerKwh', value: 0.3, source: 'User' },
        ],
      },
      {
        // 9.75 h at 1.50 is 14.625.
        ...{ kind: 'Machine', ...none, amount: 14.63 },
        figures: [{ kind: 'TimeInSeconds', value: 35_100, source: 'Print' }, given('RatePerHour', 1.5)],
      },
      { kind: 'Labor', ...none, amount: 10, figures: [given('Minutes', 20), given('RatePerHour', 30)] },
      { kind: 'Failures', ...none, amount: 1, figures: [given('Percent', 5), base(20.04)] },
      { kind: 'Margin', ...none, amount: 7.76, figures: [given('Percent', 25), base(31.04)] },
      { kind: 'Tax', ...none, amount: 7.37, figures: [given('Percent', 19), base(38.8)] },
      { kind: 'Rounding', ...none, amount: 0.33, figures: [given('Multiple', 0.5), base(46.17)] },
    ],
    ...{ cost: 31.04, subtotal: 38.8, price: 46.5, pricePerUnit: 7.75, missing: [] },
  })
})

test('without rates, a quote is what the print costs by the prices of today', async () => {
  const user = await newUser(server, { ...RATES, default_spool_price_micros: 20_000_000 })
  const printer = await newPrinter(server, user, { wattage_w: 95.5 })
  const spool = await newSpool(user)
  const { body: print } = await client.call('Prints_PostPrint', {
    as: user,
    body: {
      ...{ title: 'A vase', status: 'Success', printerId: printer.id, printTimeInSeconds: 40_321 },
      filamentUsage: [
        { filamentId: spool.id, amountMg: 81_237 },
        { materialType: 'ASA', amountMg: 1_111 },
      ],
    },
  })
  const quote = await estimate(user, { printId: print.id })
  const ofKind = (kind: string) => quote.lines.filter((line) => line.kind === kind)
  const material = ofKind('Material').reduce((sum, { amount }) => sum + amount, 0)
  assert.equal(material.toFixed(2), print.cost?.filament?.toFixed(2))
  assert.equal(ofKind('Electricity')[0]?.amount, print.cost?.electricity)
  assert.deepEqual(
    ofKind('Material').map(({ figures }) => figures[1]),
    [
      { kind: 'Price', value: 24.9, source: 'Spool' },
      { kind: 'Price', value: 20, source: 'User' },
    ],
  )
})

test('measured energy counts instead of time and power', async () => {
  const user = await newUser(server, RATES)
  const printer = await newPrinter(server, user, { wattage_w: 120 })
  const body = { printerId: printer.id, printTimeInSeconds: 36_000, measuredEnergyWh: 402.5, quantity: 2 }
  const { lines } = await estimate(user, body)
  assert.partialDeepStrictEqual(lines, [
    {
      ...{ kind: 'Electricity', amount: 0.24 },
      figures: [
        { kind: 'EnergyWh', value: 805, source: 'Given' },
        { kind: 'RatePerKwh', value: 0.3, source: 'User' },
      ],
    },
  ])
})

test('the price of a material is that of the request, else of its spool or type, else the default', async () => {
  const user = await newUser(server, { ...RATES, default_spool_price_micros: 18_000_000 })
  const price = { purchase_price_micros: 30_000_000, purchase_currency: 'EUR', initial_nominal_weight_mg: 500_000 }
  const type = await newFilamentType(server, user, { name: 'Silk', ...price })
  const spool = await newSpool(user)
  const unpriced = await newSpool(user, { purchase_price_micros: null, purchase_currency: null })
  const weightless = await newSpool(user, { initial_nominal_weight_mg: null })
  const { lines } = await estimate(user, {
    materials: [
      { filamentId: spool.id, amountMg: 75_000 },
      { filamentId: spool.id.toUpperCase(), pricePerKilogram: 40, amountMg: 75_000 },
      { filamentTypeId: type.id, amountMg: 50_000 },
      { filamentId: unpriced.id, amountMg: 100_000 },
      { filamentId: weightless.id, amountMg: 100_000 },
      { materialType: 'PETG', amountMg: 100_000 },
    ],
  })
  assert.deepEqual(
    lines.map(({ name, amount, figures }) => [name, amount, figures[1]?.source, figures[2]?.value]),
    [
      ['Galaxy Black', 2.49, 'Spool', 750_000],
      ['Galaxy Black', 3, 'Given', 1_000_000],
      ['Silk', 3, 'FilamentType', 500_000],
      ['Galaxy Black', 1.8, 'User', 1_000_000],
      ['Galaxy Black', 1.8, 'User', 1_000_000],
      ['PETG', 1.8, 'User', 1_000_000],
    ],
  )
})

describe('what cannot be calculated is told, and is not part of the price', () => {
  test('nothing is known', async () => {
    const user = await newUser(server)
    const print = await newPrint(server, user)
    const quote = await estimate(user, {
      printId: print.id,
      ...ALL_RATES,
      laborRatePerHour: null,
      useFailureHistory: false,
    })
    assert.deepEqual(reasons(quote), [
      'Material MaterialMissing',
      'Electricity DurationMissing',
      'Electricity PrinterMissing',
      'Electricity RateMissing',
      'Machine DurationMissing',
      'Labor RateMissing',
    ])
    assert.deepEqual([quote.cost, quote.price], [0, 0])
  })

  test('a material lacks its weight, a price, or a price in the currency of the user', async () => {
    const user = await newUser(server, RATES)
    const foreign = await newSpool(user, { purchase_currency: 'CHF' })
    const unpriced = await newSpool(user, {
      display_name: 'Gift',
      purchase_price_micros: null,
      purchase_currency: null,
    })
    const quote = await estimate(user, {
      materials: [
        { filamentId: foreign.id, amountMg: 1000 },
        { filamentId: unpriced.id, amountMg: 1000 },
        { filamentId: unpriced.id, amountMg: null },
        PLA,
      ],
    })
    assert.deepEqual(
      quote.missing.filter(({ kind }) => kind === 'Material'),
      [
        { kind: 'Material', reason: 'CurrencyMismatch', materialIndex: 0, name: 'Galaxy Black' },
        { kind: 'Material', reason: 'PriceMissing', materialIndex: 1, name: 'Gift' },
        { kind: 'Material', reason: 'WeightMissing', materialIndex: 2, name: 'Gift' },
        { kind: 'Material', reason: 'PriceMissing', materialIndex: 2, name: 'Gift' },
      ],
    )
    assert.deepEqual(amounts(quote), [['Material', 2]])
    assert.equal(quote.price, 2)
  })

  test('a printer lacks its power', async () => {
    const user = await newUser(server, RATES)
    const printer = await newPrinter(server, user)
    const quote = await estimate(user, { printerId: printer.id, printTimeInSeconds: 3600, materials: [PLA] })
    assert.deepEqual(reasons(quote), ['Electricity WattageMissing'])
  })
})

describe('the own failure rate', () => {
  const failuresOf = ({ lines }: QuoteDto) => lines.find(({ kind }) => kind === 'Failures')
  const ask = { materials: [{ ...PLA, amountMg: 1_000_000 }], useFailureHistory: true }

  async function record(
    user: User,
    printerId: number | null,
    statuses: readonly ('Success' | 'Failed' | 'Cancelled')[],
  ) {
    for (const status of statuses) await newPrint(server, user, { status, printer_id: printerId })
  }

  test('is that of the printer as soon as the analysis of failures tells one, before that of all prints', async () => {
    const user = await newUser(server, RATES)
    const [printer, other] = [await newPrinter(server, user), await newPrinter(server, user)]
    await record(user, other.id, ['Success', 'Success', 'Success', 'Success', 'Success', 'Cancelled'])
    await record(user, printer.id, ['Failed', 'Failed', 'Success', 'Cancelled'])
    await newPrint(server, user, { status: 'Printing', printer_id: printer.id })
    const few = failuresOf(await estimate(user, { ...ask, printerId: printer.id }))
    assert.deepEqual(few?.figures, [
      { kind: 'FailedPrints', value: 2, source: 'History' },
      { kind: 'FinishedPrints', value: 10, source: 'History' },
      { kind: 'Percent', value: 20, source: 'History' },
      { kind: 'Base', value: 20, source: 'Quote' },
    ])
    assert.equal(few.amount, 4)

    await record(user, printer.id, ['Success', 'Success', 'Success'])
    const enough = failuresOf(await estimate(user, { ...ask, printerId: printer.id }))
    const { body } = await client.call('Analytics_GetFailures', { as: user })
    const row = body.current.byPrinter.rows.find(({ printerId }) => printerId === printer.id)
    assert.equal(row?.failureRate.percent, 28.6)
    assert.deepEqual(enough?.figures.slice(0, 3), [
      { kind: 'FailedPrints', value: 2, source: 'PrinterHistory' },
      { kind: 'FinishedPrints', value: 7, source: 'PrinterHistory' },
      { kind: 'Percent', value: 28.6, source: 'PrinterHistory' },
    ])
    assert.equal(enough.amount, 5.72)
    const withoutPrinter = failuresOf(await estimate(user, ask))
    assert.equal(withoutPrinter?.figures[2]?.value, body.current.failureRate.percent)
  })

  test('is missing with fewer than 5 finished prints', async () => {
    const user = await newUser(server, RATES)
    await record(user, null, ['Failed', 'Success', 'Success', 'Success'])
    const quote = await estimate(user, ask)
    assert.equal(failuresOf(quote), undefined)
    assert(reasons(quote).includes('Failures SampleTooSmall'))
  })

  test('is of the caller alone', async () => {
    const [user, other] = [await newUser(server, RATES), await newUser(server, RATES)]
    await record(other, null, ['Failed', 'Failed', 'Failed', 'Failed', 'Failed'])
    assert(reasons(await estimate(user, ask)).includes('Failures SampleTooSmall'))
  })
})

test('amounts are rounded to what the currency can pay, half a unit up', async () => {
  for (const [currency, amount, price] of [
    ['EUR', 250, 0.01],
    ['JPY', 25_000, 1],
    ['KWD', 25, 0.001],
  ] as const) {
    const user = await newUser(server, { currency })
    const quote = await estimate(user, { materials: [{ ...PLA, amountMg: amount }] })
    assert.deepEqual([quote.price, quote.currency], [price, currency])
  }
})

test('a price is rounded up to a multiple, and one that is a multiple stays', async () => {
  const user = await newUser(server, RATES)
  const priceOf = async (amountMg: number, roundTo: number) => {
    const { price, lines } = await estimate(user, { materials: [{ ...PLA, amountMg }], roundTo })
    return [price, lines.find(({ kind }) => kind === 'Rounding')?.amount]
  }
  assert.deepEqual(await priceOf(100_000, 0.5), [2, 0])
  assert.deepEqual(await priceOf(100_500, 0.5), [2.5, 0.49])
  assert.deepEqual(await priceOf(100_000, 5), [5, 3])
  assert.deepEqual(await priceOf(100_000, 0), [2, undefined])
})

describe('a request that contradicts itself, or names nothing, is refused by field', () => {
  const materials = [PLA]
  const id = randomUUID()
  for (const [title, body, fields] of [
    ['an empty one', {}, ['printId']],
    ['rates alone', { marginPercent: 5 }, ['printId']],
    ['a print with its time', { printId: 1, printTimeInSeconds: 60, copies: 2 }, ['printTimeInSeconds', 'copies']],
    ['a print with materials', { printId: 1, materials }, ['materials']],
    ['two failure rates', { materials, failurePercent: 5, useFailureHistory: true }, ['useFailureHistory']],
    ['a material without a name', { materials: [PLA, { amountMg: 5 }] }, ['materials[1].filamentId']],
    [
      'a spool with a type',
      { materials: [{ filamentId: id, filamentTypeId: 7, amountMg: 5 }] },
      ['materials[0].filamentTypeId'],
    ],
    ['a material without its weight', { materials: [{ materialType: 'PLA' }] }, ['materials[0].amountMg']],
    ['an amount that nobody can pay', { materials, roundTo: 0.001 }, ['roundTo']],
    ['an amount below a millionth', { materials, roundTo: 1e-9 }, ['roundTo']],
    ['a negative margin', { materials, marginPercent: -1 }, ['marginPercent']],
    ['a text as a rate', { materials, taxPercent: '19' }, ['taxPercent']],
    ['no copies', { materials, quantity: 0 }, ['quantity']],
    ['a fraction of a copy', { materials, quantity: 1.5 }, ['quantity']],
    ['an unknown rate', { materials, tax: 19 }, ['tax']],
  ] as const) {
    test(title, async () => {
      const user = await newUser(server, RATES)
      assert.deepEqual(Object.keys(await refuse(user, body)), fields)
    })
  }

  test('records that the caller does not have are all named', async () => {
    const [user, other] = [await newUser(server, RATES), await newUser(server, RATES)]
    const [printer, spool] = [await newPrinter(server, other), await newSpool(other)]
    const type = await newFilamentType(server, other)
    const errors = await refuse(user, {
      printerId: printer.id,
      materials: [
        { filamentId: spool.id, amountMg: 5 },
        { filamentTypeId: type.id, amountMg: 5 },
      ],
    })
    assert.deepEqual(Object.keys(errors), ['printerId', 'materials[0].filamentId', 'materials[1].filamentTypeId'])
    const published = await newPrint(server, other, { view_status: 'Public' })
    assert.deepEqual(Object.keys(await refuse(user, { printId: published.id })), ['printId'])
  })
})

test('a price beyond the bound of a cost is refused by the field that exceeds it', async () => {
  const user = await newUser(server, RATES)
  const dear = { materialType: 'Gold', pricePerKilogram: 1e9, amountMg: 1_000_000 }
  const half = { ...dear, amountMg: 500_000 }
  assert.equal((await estimate(user, { materials: [dear] })).price, 1e9)
  for (const [body, field] of [
    [{ materials: [dear], quantity: 2 }, 'materials[0].amountMg'],
    [{ materials: [{ ...dear, amountMg: 1_000_000_000 }], quantity: 10_000 }, 'materials[0].amountMg'],
    [{ materials: [half], wastePercent: 101 }, 'wastePercent'],
    [{ printTimeInSeconds: 2_147_483_647, quantity: 10_000, machineRatePerHour: 1e6 }, 'machineRatePerHour'],
    [{ materials: [half], laborMinutes: 1e6, laborRatePerHour: 1e6 }, 'laborRatePerHour'],
    [{ materials: [dear], failurePercent: 1 }, 'failurePercent'],
    [{ materials: [half], marginPercent: 1000 }, 'marginPercent'],
    [{ materials: [dear], taxPercent: 0.1 }, 'taxPercent'],
    [{ materials: [dear], roundTo: 7 }, 'roundTo'],
  ] as const) {
    assert.deepEqual(Object.keys(await refuse(user, body)), [field])
  }
  const powerful = await newUser(server, { currency: 'EUR', electricity_rate_micros: 1_000_000_000_000 })
  const energy = { measuredEnergyWh: 100_000_000, quantity: 10_000 }
  assert.deepEqual(Object.keys(await refuse(powerful, energy)), ['measuredEnergyWh'])
})

test('a quote changes nothing, and an agent that may only read gets it', async () => {
  const user = await newUser(server, RATES)
  const print = await newPrint(server, user, { print_time_in_seconds: 3600 })
  await newUsage(server, print, { material_type: 'PLA', amount_mg: 100_000 })
  const agent = await connect(server, await agentToken(server, user, { scope: READ }))
  const quote = await agent.call('estimate_quote', { printId: print.id, machineRatePerHour: 2 })
  assert.equal(quote['price'], 2)
  const events = await server.db.selectFrom('events').select('id').where('user_id', '=', user.id).execute()
  assert.deepEqual(events, [])
})
