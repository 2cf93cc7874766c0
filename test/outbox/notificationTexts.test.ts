import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EventPayloads, EventType } from '../../src/outbox/events.ts'
import { notificationText } from '../../src/outbox/notificationTexts.ts'
import { ownPaths } from '../../src/web/paths.ts'

const id = 'a0b1c2d3-e4f5-4061-8273-948596a7b8c9'
const print = { printId: 7, title: 'Bracket' }
const comment = { commentId: 5, printId: 7, printTitle: 'Bracket', authorId: 2, authorName: 'Ann', excerpt: 'Nice.' }
const spool = { filamentId: id, displayName: 'Black PLA' }

/** Events whose notification is of another type. */
const TYPES: Readonly<Record<string, string>> = { CommentRemoved: 'Comment', LowFilamentType: 'LowStock' }

/** Type, payload; title, message, path, print. */
const cases: { [Type in EventType]: [EventPayloads[Type], string, string, string | null, number | null][] } = {
  Comment: [[comment, 'New comment on Bracket', 'Ann wrote: Nice.', '/prints/7#comment-5', 7]],
  CommentRemoved: [
    [
      { commentId: 5, printId: 7, printTitle: 'Bracket', excerpt: 'Nice.' },
      'Your comment was removed',
      'The owner of “Bracket” has removed your comment under it: Nice.',
      '/prints/7',
      7,
    ],
    [
      { commentId: 5, printId: 7, printTitle: null, excerpt: 'Nice.' },
      'Your comment was removed',
      'The owner of a print that is not public has removed your comment under it: Nice.',
      null,
      7,
    ],
  ],
  Webhook: [
    [
      { id, name: 'Display', reason: 'Gone' },
      'A webhook was disabled',
      'The receiver of the webhook Display wants no more deliveries.',
      '/account/webhooks',
      null,
    ],
    [
      { id, name: 'Display', reason: 'Failing' },
      'A webhook was disabled',
      'The receiver of the webhook Display has failed for five days. Enable the webhook again when it works.',
      '/account/webhooks',
      null,
    ],
  ],
  PrintCompleted: [
    [{ ...print, status: 'Success' }, 'Print finished', 'Bracket is finished.', '/prints/7', 7],
    [
      { ...print, status: 'PartialSuccess' },
      'Print finished',
      'Bracket finished as a partial success.',
      '/prints/7',
      7,
    ],
  ],
  PrintFailed: [[{ ...print, status: 'Failed' }, 'Print failed', 'Bracket has failed.', '/prints/7', 7]],
  PrintStuck: [
    [
      print,
      'No finish reported',
      'Bracket should have ended long ago and is still recorded as printing. Record how it ended.',
      '/prints/7',
      7,
    ],
    [
      { printId: 7 },
      'No finish reported',
      'A print should have ended long ago and is still recorded as printing. Record how it ended.',
      '/prints/7',
      7,
    ],
    [
      { ...print, isClosed: true, afterDays: 7 },
      'No finish reported',
      'No finish of Bracket was reported for 7 days after the reminder, so it was closed as cancelled, as your settings say. If it ended differently, correct its status and end.',
      '/prints/7',
      7,
    ],
  ],
  Achievement: [
    [
      { key: 'prints', tier: 2, title: 'Printer' },
      'Achievement earned',
      'You have earned Printer, tier 2.',
      '/achievements#prints',
      null,
    ],
  ],
  LowStock: (
    [
      [48_400, '48 g'],
      [999, 'less than 1 g'],
      [0, 'nothing'],
      [-5000, 'nothing'],
    ] as const
  ).map(([remainingMg, left]) => [
    { ...spool, remainingMg },
    'A spool runs low',
    `Black PLA has ${left} left.`,
    `/filaments/${id}`,
    null,
  ]),
  LowFilamentType: (
    [
      [412_300, 500_000, 'Acme Black PLA has 412 g free. Its reorder point is 500 g.'],
      [0, 0, 'Acme Black PLA has nothing free. Its reorder point is 0 g.'],
      [-90_000, 500, 'Planned prints need 90 g more of Acme Black PLA than there is.'],
    ] as const
  ).map(([freeMg, reorderPointMg, message]) => [
    { typeId: 61, name: 'Acme Black PLA', freeMg, reorderPointMg },
    'A filament type runs low',
    message,
    '/stock?lowStock=true',
    null,
  ]),
  MaintenanceDue: [
    [
      { maintenanceId: 3, printerId: 4, printerName: 'Voron', category: 'Lubrication' },
      'Maintenance is due',
      'Lubrication of Voron is due.',
      '/printers/4#maintenance',
      null,
    ],
  ],
  ApiKey: [
    [
      { change: 'Created', id, description: 'Uploader' },
      'API key created',
      'The API key Uploader was created. Delete it if this was not you.',
      '/account/keys',
      null,
    ],
    [
      { change: 'Deleted', id, description: 'Uploader' },
      'API key deleted',
      'The API key Uploader was deleted and no longer gives access.',
      '/account/keys',
      null,
    ],
  ],
}

for (const [type, examples] of Object.entries(cases)) {
  test(`the text of ${type}`, () => {
    for (const [payload, title, message, path, printId] of examples)
      assert.deepEqual(notificationText(type, payload), { type: TYPES[type] ?? type, title, message, path, printId })
  })
  test(`${type} leads to a page that there is`, () => {
    for (const [payload] of examples) assert.match(notificationText(type, payload).path ?? '/notifications', ownPaths)
  })
}

test('a language tag counts in any case, and with a region or script for its language', () => {
  const titleIn = (language: string | null) =>
    notificationText('ApiKey', { change: 'Created', id, description: 'Uploader' }, language).title
  for (const tag of ['de', 'DE', 'de-AT', 'De-latn-ch']) assert.equal(titleIn(tag), 'API-Schlüssel erstellt', tag)
  for (const tag of [null, 'en-GB', 'fr', 'd', 'den']) assert.equal(titleIn(tag), 'API key created', String(tag))
})

test('long texts are cut between characters', () => {
  const long = '😀'.repeat(3000)
  const { title, message } = notificationText('Comment', { ...comment, printTitle: long, excerpt: long })
  assert.deepEqual([[...title].length, [...message].length], [200, 2000])
  assert(title.endsWith('😀…') && message.endsWith('😀…') && title.isWellFormed() && message.isWellFormed())
})

test('what is unknown or incomplete has no text', () => {
  const unreadable: [string, unknown][] = [
    ['Unknown', print],
    ['constructor', print],
    ['__proto__', print],
    ['PrintFailed', null],
    ['PrintFailed', {}],
    ['PrintFailed', { ...print, title: null }],
    ['PrintFailed', { ...print, printId: undefined }],
    ['Comment', { ...comment, authorName: { toString: 1 } }],
  ]
  for (const [type, payload] of unreadable) assert.throws(() => notificationText(type, payload), TypeError, type)
})
