import * as common from '#texts/common'
import type { Schemas } from '../schemas.ts'

type EventName = Schemas['EventName']

type Group = readonly [title: string, names: readonly Exclude<EventName, 'ping'>[]]

/** Events that a webhook can subscribe to, by the record that they are about. A `ping` is sent by its button only. */
export const EVENT_GROUPS: readonly Group[] = [
  [
    common.prints,
    [
      'print.started',
      'print.progressed',
      'print.finished',
      'print.failed',
      'print.cancelled',
      'print.stuck',
      'print.created',
      'print.updated',
      'print.deleted',
    ],
  ],
  [
    common.spools,
    [
      'spool.low',
      'spool.emptied',
      'spool.used',
      'spool.loaded',
      'spool.unloaded',
      'spool.created',
      'spool.updated',
      'spool.deleted',
    ],
  ],
  [
    common.filamentTypes,
    [
      'filamentType.low',
      'filamentType.created',
      'filamentType.updated',
      'filamentType.deleted',
      'brand.created',
      'brand.updated',
      'brand.deleted',
      'spoolSetting.updated',
    ],
  ],
  [common.printers, ['maintenance.due', 'maintenance.done', 'printer.created', 'printer.updated', 'printer.deleted']],
  [
    common.account,
    [
      'comment.created',
      'achievement.granted',
      'notification.created',
      'key.created',
      'key.deleted',
      'webhook.disabled',
      'export.finished',
      'export.failed',
      'export.created',
      'export.progressed',
      'export.deleted',
      'import.ready',
      'import.committed',
      'import.failed',
      'import.undone',
    ],
  ],
]
