import * as texts from '#texts/search'
import * as common from '#texts/common'
import * as stock from '#texts/stock'
import { accountPages } from '../accountPages.ts'
import { matches } from '../matches.ts'
import type { OverlayName } from '../overlayName.ts'
import { sections } from '../frame/sections.ts'
import { chooseTheme } from '../frame/theme.ts'
import type { Hit } from './hit.ts'

type Place = readonly [path: string, title: string]

const PAGES: readonly Place[] = [
  ['/', common.home],
  ...sections.map(({ path, title }): Place => [path, title]),
  ['/prints/calendar', common.calendar],
  ['/stock', common.stock],
  ['/stock/plan', stock.plannedPrints],
  ['/filaments/types', common.filamentTypes],
  ['/filaments/brands', common.brands],
  ['/filaments/labels', common.labels],
  ['/maintenance', common.maintenance],
  ['/maintenance/calendar', common.maintenanceCalendar],
  ['/notifications', common.notifications],
  ...accountPages.map(([path, title]): Place => [
    path,
    path === '/account' ? texts.settingsProfile : texts.settingsTitle({ title }),
  ]),
  ['/connect', texts.connectAPrinterOrSlicer],
  ['/docs', common.apiReference],
]

const FORMS: readonly Place[] = [
  ['/prints/new', common.newPrint],
  ['/filaments/new', common.addSpool],
  ['/printers/new', common.addPrinter],
  ['/projects/new', common.newProject],
  ['/filaments/types/new', common.addFilamentType],
]

/**
 * Pages and actions whose title has each word of a text; all of them for an empty text.
 * @param onOpen opens another overlay in place of the search
 */
export function findPlaces(text: string, onOpen: (name: OverlayName) => void): Hit[] {
  const places: Hit[] = [
    ...FORMS.map(([href, title]) => ({ kind: 'Actions', href, title }) as const),
    { kind: 'Actions', title: common.weighASpool, run: () => onOpen('weigh') },
    { kind: 'Actions', title: common.keyboardShortcuts, run: () => onOpen('shortcuts') },
    { kind: 'Actions', title: texts.colorSchemeLight, run: () => chooseTheme('light') },
    { kind: 'Actions', title: texts.colorSchemeDark, run: () => chooseTheme('dark') },
    { kind: 'Actions', title: texts.colorSchemeSameAsThe, run: () => chooseTheme('system') },
    ...PAGES.map(([href, title]) => ({ kind: 'Pages', href, title }) as const),
  ]
  return places.filter(({ title }) => matches(title, text))
}
