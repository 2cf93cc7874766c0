import type { ArchiveResource } from './resource.ts'
import { achievementsResource } from './resources/achievements.ts'
import { brandsResource } from './resources/brands.ts'
import { commentsResource } from './resources/comments.ts'
import { filamentTypesResource } from './resources/filamentTypes.ts'
import { imagesResource } from './resources/images.ts'
import { ledgerResource } from './resources/ledger.ts'
import { maintenanceResource } from './resources/maintenance.ts'
import { notificationsResource } from './resources/notifications.ts'
import { printersResource } from './resources/printers.ts'
import { printsResource } from './resources/prints.ts'
import { projectsResource } from './resources/projects.ts'
import { settingsResource } from './resources/settings.ts'
import { slicerSettingsResource } from './resources/slicerSettings.ts'
import { spoolsResource } from './resources/spools.ts'

/** Resources of an archive, in the order of its entries: a record comes after those that it refers to. */
export const RESOURCES: readonly ArchiveResource[] = [
  settingsResource,
  projectsResource,
  brandsResource,
  filamentTypesResource,
  spoolsResource,
  printersResource,
  slicerSettingsResource,
  printsResource,
  ledgerResource,
  maintenanceResource,
  commentsResource,
  achievementsResource,
  notificationsResource,
  imagesResource,
]
