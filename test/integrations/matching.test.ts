import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { abandoned, matchFinish, matchStart, type FileEvent, type FilePrint } from '../../src/integrations/matching.ts'

const MINUTE = 60_000
const NOW = Date.parse('2026-05-01T12:00:00Z')

/** An event that comes now, from a device that tells no time. */
function event(overrides: Partial<FileEvent> = {}): FileEvent {
  return { key: 'this', at: NOW, hasOwnTime: false, elapsedSeconds: null, isReplayed: false, ...overrides }
}

/** A running print that was started by this event, some minutes ago. */
function started(minutesAgo: number, overrides: Partial<FilePrint> = {}): FilePrint {
  const startDate = new Date(NOW - minutesAgo * MINUTE).toISOString()
  const times = { startDate, endDate: null, printSeconds: null, totalSeconds: null }
  return { id: 1, ...times, startKey: 'this', finishKey: null, isOpen: true, ...overrides }
}

/** A print that ended some minutes ago, and whose start is not known. */
function finished(minutesAgo: number, overrides: Partial<FilePrint> = {}): FilePrint {
  const endDate = new Date(NOW - minutesAgo * MINUTE).toISOString()
  const times = { startDate: null, endDate, printSeconds: null, totalSeconds: null }
  return { id: 1, ...times, startKey: null, finishKey: 'that', isOpen: false, ...overrides }
}

describe('a start that comes again', () => {
  test('is known within five minutes', () => {
    const print = started(4.9)
    assert.deepEqual(matchStart([print], event()), { kind: 'repeated', print })
  })
  test('begins another print after five minutes', () => {
    assert.deepEqual(matchStart([started(5)], event()), { kind: 'new', isClockWrong: false })
  })
  test('begins another print once the first has ended', () => {
    const print = started(2, { finishKey: 'that', isOpen: false, endDate: new Date(NOW - MINUTE).toISOString() })
    assert.deepEqual(matchStart([print], event()), { kind: 'new', isClockWrong: false })
  })
  test('is known at any time by the time that the device gives, also once the print has ended', () => {
    const open = started(600)
    assert.deepEqual(matchStart([open], event({ hasOwnTime: true })), { kind: 'repeated', print: open })
    const ended = started(600, { finishKey: 'that', isOpen: false })
    assert.deepEqual(matchStart([ended], event({ hasOwnTime: true })), { kind: 'repeated', print: ended })
  })
  test('is known when it is replayed, also once the print has ended', () => {
    const print = started(2, { finishKey: 'that', isOpen: false })
    assert.deepEqual(matchStart([print], event({ isReplayed: true })), { kind: 'repeated', print })
  })
  test('is another event when it says something else', () => {
    assert.deepEqual(matchStart([started(1)], event({ key: 'other' })), { kind: 'new', isClockWrong: false })
  })
})

describe('a start that comes after its finish', () => {
  test('belongs to a print that has ended less than five minutes ago without a start', () => {
    const print = finished(4.9)
    assert.deepEqual(matchStart([print], event()), { kind: 'found', print })
    assert.deepEqual(matchStart([finished(5)], event()), { kind: 'new', isClockWrong: false })
  })
  test('belongs to the first finish after its own time', () => {
    const [early, late] = [finished(10, { id: 1 }), finished(5, { id: 2, finishKey: 'other' })]
    const own = event({ hasOwnTime: true, at: NOW - 20 * MINUTE })
    assert.deepEqual(matchStart([late, early], own), { kind: 'found', print: early })
  })
  test('belongs to a finish in the same second only when that has no start, and its print took no longer', () => {
    const own = event({ hasOwnTime: true, at: NOW - 5 * MINUTE })
    const print = finished(5)
    assert.deepEqual(matchStart([print], own), { kind: 'found', print })
    const short = finished(5, { printSeconds: 1 })
    assert.deepEqual(matchStart([short], own), { kind: 'found', print: short })
    const long = finished(5, { printSeconds: 2 })
    assert.deepEqual(matchStart([long], own), { kind: 'new', isClockWrong: false })
    const received = { ...own, hasOwnTime: false, isReplayed: true }
    assert.deepEqual(matchStart([long], received), { kind: 'found', print: long }, 'both arrived in one millisecond')
    const before = { startKey: 'other', startDate: new Date(NOW - 30 * MINUTE).toISOString() }
    assert.deepEqual(matchStart([finished(5, before)], own), { kind: 'new', isClockWrong: false })
  })
  test('takes the place of an earlier start, and of no later one', () => {
    const print = finished(5, { startKey: 'other', startDate: new Date(NOW - 30 * MINUTE).toISOString() })
    const at = (minutesAgo: number) => event({ hasOwnTime: true, at: NOW - minutesAgo * MINUTE })
    assert.deepEqual(matchStart([print], at(20)), { kind: 'found', print })
    assert.deepEqual(matchStart([print], at(40)), { kind: 'new', isClockWrong: false })
  })
})

describe('a start from the time of a print that has ended', () => {
  const startDate = new Date(NOW - 65 * MINUTE).toISOString()
  const print = finished(5, { startKey: 'other', startDate, printSeconds: 3600 })
  const at = (minutesAgo: number, hasOwnTime = true) =>
    event({ hasOwnTime, isReplayed: true, at: NOW - minutesAgo * MINUTE })
  test('is another one by a wrong clock, if the print began nearer to its own start', () => {
    for (const ago of [64, 10]) assert.deepEqual(matchStart([print], at(ago)), { kind: 'new', isClockWrong: true })
    const paused = { ...print, printSeconds: 1800 }
    assert.deepEqual(matchStart([paused], at(10)), { kind: 'found', print: paused })
    assert.deepEqual(matchStart([paused], at(9)), { kind: 'found', print: paused })
    assert.deepEqual(matchStart([{ ...paused, totalSeconds: 3600 }], at(10)), { kind: 'new', isClockWrong: true })
  })
  test('is its start where the duration does not tell, or the time is that of its receipt', () => {
    assert.deepEqual(matchStart([print], at(10, false)), { kind: 'found', print })
    const unknown = { ...print, printSeconds: null }
    assert.deepEqual(matchStart([unknown], at(10)), { kind: 'found', print: unknown })
  })
})

describe('a finish', () => {
  test('belongs to the open print that a device has started, before one that its owner has planned', () => {
    const [planned, running] = [started(1, { id: 2, startKey: null }), started(9, { id: 1, startKey: 'other' })]
    assert.deepEqual(matchFinish([planned, running], event()), { kind: 'found', print: running })
    assert.deepEqual(matchFinish([planned], event()), { kind: 'found', print: planned })
  })
  test('that comes again changes nothing, until the file has been started again', () => {
    const ended = finished(1, { finishKey: 'this', startKey: 'first' })
    assert.deepEqual(matchFinish([ended], event()), { kind: 'repeated', print: ended })
    const planned = started(0.5, { id: 2, startKey: null })
    assert.deepEqual(matchFinish([planned, ended], event()), { kind: 'repeated', print: ended })
    const again = started(0.5, { id: 2, startKey: 'second' })
    assert.deepEqual(matchFinish([again, ended], event()), { kind: 'found', print: again })
  })
  test('belongs by its own time to the last start before it', () => {
    const [early, late] = [started(30, { id: 1, startKey: 'a' }), started(10, { id: 2, startKey: 'b' })]
    const at = (minutesAgo: number) => event({ hasOwnTime: true, at: NOW - minutesAgo * MINUTE })
    assert.deepEqual(matchFinish([late, early], at(20)), { kind: 'found', print: early })
    assert.deepEqual(matchFinish([late, early], at(10)), { kind: 'found', print: late })
    assert.deepEqual(matchFinish([late, early], at(40)), { kind: 'new' })
  })
  test('of a print that took some seconds does not belong to a start in the same second', () => {
    const [early, late] = [started(30, { id: 1, startKey: 'a' }), started(10, { id: 2, startKey: 'b' })]
    const own = event({ hasOwnTime: true, at: NOW - 10 * MINUTE })
    assert.deepEqual(matchFinish([late, early], { ...own, elapsedSeconds: 2 }), { kind: 'found', print: early })
    assert.deepEqual(matchFinish([late, early], { ...own, elapsedSeconds: 1 }), { kind: 'found', print: late })
    const received = { ...own, hasOwnTime: false, isReplayed: true, elapsedSeconds: 2 }
    assert.deepEqual(
      matchFinish([late, early], received),
      { kind: 'found', print: late },
      'receipts count milliseconds',
    )
  })
  test('that came after a later one takes the start from it', () => {
    const later = finished(5, { startKey: 'a', startDate: new Date(NOW - 30 * MINUTE).toISOString() })
    const early = event({ hasOwnTime: true, at: NOW - 20 * MINUTE })
    assert.deepEqual(matchFinish([later], early), { kind: 'between', print: later })
  })
})

describe('another end of a print that has ended', () => {
  /** A print of half an hour that a device ended some minutes ago. */
  const half = (minutesAgo: number, overrides: Partial<FilePrint> = {}) => {
    const startDate = new Date(NOW - (minutesAgo + 30) * MINUTE).toISOString()
    return finished(minutesAgo, { startKey: 'a', startDate, printSeconds: 1800, ...overrides })
  }
  for (const hasOwnTime of [false, true]) {
    const lasting = (minutes: number | null, at = NOW) =>
      event({ hasOwnTime, at, elapsedSeconds: minutes === null ? null : minutes * 60 })
    const name = hasOwnTime ? 'by its own time' : 'by its receipt'
    test(`${name}: its print would have been running in the middle of that one`, () => {
      const print = half(10)
      assert.deepEqual(matchFinish([print], lasting(25)), { kind: 'repeated', print })
      assert.deepEqual(matchFinish([print], lasting(24.9)), { kind: 'new' })
      const paused = half(10, { totalSeconds: 3600 })
      assert.deepEqual(matchFinish([paused], lasting(40)), { kind: 'repeated', print: paused })
      assert.deepEqual(matchFinish([paused], lasting(39)), { kind: 'new' })
    })
    test(`${name}: it comes too soon to be that of a print without a start`, () => {
      const print = half(1 / 7)
      assert.deepEqual(matchFinish([print], lasting(0)), { kind: 'repeated', print })
      assert.deepEqual(matchFinish([half(1 / 6)], lasting(0)), { kind: 'new' })
      const soon = half(4.9)
      assert.deepEqual(matchFinish([soon], lasting(null)), { kind: 'repeated', print: soon })
      assert.deepEqual(matchFinish([half(5)], lasting(null)), { kind: 'new' })
    })
    test(`${name}: it is that of a short print, if it reports less than that one and began after it`, () => {
      const of = (seconds: number) => event({ hasOwnTime, elapsedSeconds: seconds })
      const print = half(0.1)
      assert.deepEqual(matchFinish([print], of(6)), { kind: 'new' })
      assert.deepEqual(matchFinish([print], of(7)), { kind: 'repeated', print })
      assert.deepEqual(matchFinish([print], of(1)), { kind: 'repeated', print })
      for (const printSeconds of [6, null]) {
        const short = finished(0.1, { printSeconds })
        assert.deepEqual(matchFinish([short], of(6)), { kind: 'repeated', print: short })
      }
    })
    test(`${name}: it is not that of a print which has been started since`, () => {
      const again = started(0.1, { id: 2, startKey: 'b' })
      assert.deepEqual(matchFinish([again, half(0.15)], lasting(0)), { kind: 'found', print: again })
    })
  }
  test('stays one after the next start of the file, to which it began less near', () => {
    const print = half(1)
    const next = started(0.9, { id: 2, startKey: 'b' })
    const own = event({ hasOwnTime: true, elapsedSeconds: 1850 })
    assert.deepEqual(matchFinish([next, print], own), { kind: 'repeated', print })
  })
  test('is not one from before the middle of that print', () => {
    const at = NOW - 30 * MINUTE
    const print = half(10)
    const early = event({ hasOwnTime: true, at, elapsedSeconds: 600 })
    assert.deepEqual(matchFinish([print], early), { kind: 'between', print })
  })
  test('counts neither for a print that its owner has planned nor for one that was given up before', () => {
    const print = half(1, { id: 2 })
    const others = [started(0.5, { id: 3, startKey: null }), started(600, { id: 1, startKey: 'old', isOpen: false })]
    for (const elapsedSeconds of [1860, null]) {
      assert.deepEqual(matchFinish([print, ...others], event({ elapsedSeconds })), { kind: 'repeated', print })
    }
  })
  test('is that of a print which was given up, if it began nearer to the start of that one', () => {
    const givenUp = started(60, { id: 1, startKey: 'old', isOpen: false })
    const elapsedSeconds = 50 * 60
    assert.deepEqual(matchFinish([half(1, { id: 2 }), givenUp], event({ elapsedSeconds })), {
      kind: 'found',
      print: givenUp,
    })
  })
})

describe('an end without a time of its own that comes after the next start of its file', () => {
  const next = started(1, { id: 3, startKey: 'b' })
  const lasting = (minutes: number | null, overrides: Partial<FileEvent> = {}) =>
    event({ elapsedSeconds: minutes === null ? null : minutes * 60, ...overrides })
  const givenUp = started(60, { id: 2, startKey: 'a', isOpen: false })
  const ended = finished(2, { id: 1, startKey: 'a', startDate: givenUp.startDate, printSeconds: 3480 })
  for (const isReplayed of [false, true]) {
    test(`is that of the print to whose start it began nearer, ${isReplayed ? 'replayed' : 'as it comes'}`, () => {
      const find = (prints: FilePrint[], minutes: number | null) =>
        matchFinish([next, ...prints], lasting(minutes, { isReplayed }))
      assert.deepEqual(find([givenUp], 59), { kind: 'found', print: givenUp })
      assert.deepEqual(find([givenUp], 65), { kind: 'found', print: givenUp }, 'its start was some minutes late')
      assert.deepEqual(find([givenUp], 66), { kind: 'found', print: next }, 'its durations mean nothing')
      assert.deepEqual(find([givenUp], 30), { kind: 'found', print: next })
      assert.deepEqual(find([givenUp], null), { kind: 'found', print: next })
      const earlier = started(63, { id: 1, startKey: 'c', isOpen: false })
      assert.deepEqual(find([givenUp, earlier], 62), { kind: 'found', print: earlier })
      assert.deepEqual(find([ended], 58), { kind: 'repeated', print: ended })
      assert.deepEqual(find([ended], 30.5), { kind: 'found', print: next })
    })
  }
  test('is not that of a print which its owner has planned', () => {
    const planned = started(60, { id: 2, startKey: null })
    assert.deepEqual(matchFinish([next, planned], lasting(59)), { kind: 'found', print: next })
  })
  test('is that of the next print when the device told the time', () => {
    const own = lasting(59, { hasOwnTime: true })
    assert.deepEqual(matchFinish([next, givenUp], own), { kind: 'found', print: next })
  })
})

test('a later start gives up the open prints of devices that began before it, and no others', () => {
  const prints = [
    started(0, { id: 1 }),
    started(-1, { id: 2 }),
    started(10, { id: 3, startKey: null }),
    started(10, { id: 4, isOpen: false }),
    started(10, { id: 5, finishKey: 'that' }),
  ]
  assert.deepEqual(
    abandoned(prints, NOW).map(({ id }) => id),
    [1],
  )
})
