/** Bounds of stored data: the amount per user, and the retention time. */
export interface StorageLimits {
  /** Bytes up to which a slicer settings record without an owner is retained for `unclaimedSettingsDays`. */
  readonly unclaimedSettingsBytes: number
  /** Days that such a record is retained. */
  readonly unclaimedSettingsDays: number
  /** Hours that a larger record without an owner is retained. */
  readonly largeUnclaimedSettingsHours: number
  /** Bytes of slicer settings without an owner that one network address may save in a day. */
  readonly unclaimedSettingsBytesPerAddress: number
  /** Bytes of all slicer settings without an owner. */
  readonly unclaimedSettingsBytesInAll: number
  /** Bytes of slicer settings that one user owns. */
  readonly settingsBytes: number
  /** Bytes of one user's images. */
  readonly pictureBytes: number
  /** Days that device events are retained. */
  readonly deviceEventDays: number
  /** Bytes of one user's device events; the oldest are deleted first. */
  readonly deviceEventBytes: number
  /** Days that the events of the log are retained. */
  readonly eventDays: number
  /** Bytes of one user's log of events; the oldest are deleted first. */
  readonly eventBytes: number
  /** Bytes of responses stored for one user's idempotency keys. */
  readonly idempotencyBytes: number
  /** Days that a read notification is retained. */
  readonly readNotificationDays: number
  /** Number of one user's notifications; the oldest are deleted first. */
  readonly notifications: number
  readonly prints: number
  readonly filaments: number
  readonly filamentTypes: number
  readonly brands: number
  readonly printers: number
  readonly projects: number
  readonly maintenanceEntries: number
  /** Comments under the prints of one user, and comments that one user has written. */
  readonly comments: number
  /** Users whom one user has blocked. */
  readonly blockedUsers: number
  readonly apiKeys: number
  readonly devices: number
  /** Number of notifications that wait to be sent to one user's devices; the oldest are deleted first. */
  readonly pushDeliveries: number
  readonly sessions: number
  readonly spoolConnections: number
  readonly webhooks: number
  /** Days that deliveries of webhooks are retained. */
  readonly webhookDeliveryDays: number
  /** Number of deliveries of one user's webhooks; the oldest are deleted first. */
  readonly webhookDeliveries: number
  /** Days that an archive of a user is retained. */
  readonly exportDays: number
  /** Number of one user's archives. */
  readonly exports: number
  /** Number of archives that one user can make in 24 hours. */
  readonly exportsPerDay: number
  /** Bytes of one user's archives. */
  readonly exportBytes: number
  readonly imports: number
  /** Bytes of a file to import. */
  readonly importBytes: number
  /** Bytes of the files of one user's imports that are still needed. */
  readonly importBytesInAll: number
  /** Rows of a file to import. */
  readonly importRows: number
  /** Rows of all imports of one user. */
  readonly importRowsInAll: number
  /** Days that an import is retained; the records that it has made stay. */
  readonly importDays: number
  /** Seconds that an event may wait in the outbox before the log and the metrics raise an alarm. */
  readonly outboxAlarmSeconds: number
}

/** Environment variable, default and largest value of a bound. */
export interface StorageSetting {
  readonly variable: string
  readonly fallback: number
  /**
   * Largest value; any whole number by default. A date that long ago must still be one that PostgreSQL reads, and a file as large as the
   * contract says.
   */
  readonly maximum?: number
}

const MIB = 1024 * 1024
/** A hundred years. */
export const MAX_DAYS = 36_500
const MAX_HOURS = MAX_DAYS * 24

/** Settings of all storage bounds, in the order of the configuration document. Counts are per user. */
export const STORAGE_SETTINGS: Readonly<Record<keyof StorageLimits, StorageSetting>> = {
  unclaimedSettingsBytes: { variable: 'STORAGE_UNCLAIMED_SETTINGS_BYTES', fallback: 256 * 1024 },
  unclaimedSettingsDays: { variable: 'STORAGE_UNCLAIMED_SETTINGS_DAYS', fallback: 90, maximum: MAX_DAYS },
  largeUnclaimedSettingsHours: { variable: 'STORAGE_LARGE_UNCLAIMED_SETTINGS_HOURS', fallback: 24, maximum: MAX_HOURS },
  unclaimedSettingsBytesPerAddress: { variable: 'STORAGE_UNCLAIMED_SETTINGS_BYTES_PER_ADDRESS', fallback: 64 * MIB },
  unclaimedSettingsBytesInAll: { variable: 'STORAGE_UNCLAIMED_SETTINGS_BYTES_IN_ALL', fallback: 1024 * MIB },
  settingsBytes: { variable: 'STORAGE_SETTINGS_BYTES', fallback: 500 * MIB },
  pictureBytes: { variable: 'STORAGE_PICTURE_BYTES', fallback: 5 * 1024 * MIB },
  deviceEventDays: { variable: 'STORAGE_DEVICE_EVENT_DAYS', fallback: 30, maximum: MAX_DAYS },
  deviceEventBytes: { variable: 'STORAGE_DEVICE_EVENT_BYTES', fallback: 200 * MIB },
  eventDays: { variable: 'STORAGE_EVENT_DAYS', fallback: 7, maximum: MAX_DAYS },
  eventBytes: { variable: 'STORAGE_EVENT_BYTES', fallback: 200 * MIB },
  idempotencyBytes: { variable: 'STORAGE_IDEMPOTENCY_BYTES', fallback: 32 * MIB },
  readNotificationDays: { variable: 'STORAGE_READ_NOTIFICATION_DAYS', fallback: 90, maximum: MAX_DAYS },
  notifications: { variable: 'STORAGE_NOTIFICATIONS', fallback: 1000 },
  prints: { variable: 'STORAGE_PRINTS', fallback: 200_000 },
  filaments: { variable: 'STORAGE_FILAMENTS', fallback: 10_000 },
  filamentTypes: { variable: 'STORAGE_FILAMENT_TYPES', fallback: 20_000 },
  brands: { variable: 'STORAGE_BRANDS', fallback: 20_000 },
  printers: { variable: 'STORAGE_PRINTERS', fallback: 1000 },
  projects: { variable: 'STORAGE_PROJECTS', fallback: 10_000 },
  maintenanceEntries: { variable: 'STORAGE_MAINTENANCE_ENTRIES', fallback: 50_000 },
  comments: { variable: 'STORAGE_COMMENTS', fallback: 100_000 },
  blockedUsers: { variable: 'STORAGE_BLOCKED_USERS', fallback: 1000 },
  apiKeys: { variable: 'STORAGE_API_KEYS', fallback: 100 },
  devices: { variable: 'STORAGE_DEVICES', fallback: 50 },
  pushDeliveries: { variable: 'STORAGE_PUSH_DELIVERIES', fallback: 1000 },
  sessions: { variable: 'STORAGE_SESSIONS', fallback: 50 },
  spoolConnections: { variable: 'STORAGE_SPOOL_CONNECTIONS', fallback: 50 },
  webhooks: { variable: 'STORAGE_WEBHOOKS', fallback: 25 },
  webhookDeliveryDays: { variable: 'STORAGE_WEBHOOK_DELIVERY_DAYS', fallback: 30, maximum: MAX_DAYS },
  webhookDeliveries: { variable: 'STORAGE_WEBHOOK_DELIVERIES', fallback: 20_000 },
  exportDays: { variable: 'STORAGE_EXPORT_DAYS', fallback: 7, maximum: MAX_DAYS },
  exports: { variable: 'STORAGE_EXPORTS', fallback: 10 },
  exportsPerDay: { variable: 'STORAGE_EXPORTS_PER_DAY', fallback: 5 },
  exportBytes: { variable: 'STORAGE_EXPORT_BYTES', fallback: 10 * 1024 * MIB },
  imports: { variable: 'STORAGE_IMPORTS', fallback: 20 },
  importBytes: { variable: 'STORAGE_IMPORT_BYTES', fallback: 256 * MIB, maximum: 256 * MIB },
  importBytesInAll: { variable: 'STORAGE_IMPORT_BYTES_IN_ALL', fallback: 1024 * MIB },
  importRows: { variable: 'STORAGE_IMPORT_ROWS', fallback: 1_000_000 },
  importRowsInAll: { variable: 'STORAGE_IMPORT_ROWS_IN_ALL', fallback: 2_000_000 },
  importDays: { variable: 'STORAGE_IMPORT_DAYS', fallback: 30, maximum: MAX_DAYS },
  outboxAlarmSeconds: { variable: 'STORAGE_OUTBOX_ALARM_SECONDS', fallback: 300 },
}
