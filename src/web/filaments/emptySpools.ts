import * as texts from '#texts/filaments'
import { formatNumber } from '../format.ts'

/** An empty spool as a brand sells it full. */
export interface EmptySpool {
  readonly grams: number
  /** Filament on the full spool, in kilograms, and what the spool is made of. */
  readonly label: string
}

const KINDS = {
  plastic: texts.plastic,
  cardboard: texts.cardboard,
  mixed: texts.plasticWithACardboardCore,
  reusable: texts.reusablePlastic,
}

/**
 * Weights of the empty spools of common brands, in grams, as makers state and users measure them. Single spools differ by several
 * grams.
 */
const EMPTY_SPOOLS: Readonly<
  Record<string, readonly (readonly [grams: number, kilograms: number, kind: keyof typeof KINDS])[]>
> = {
  '3DJake': [[231, 1, 'plastic']],
  AmazonBasics: [[232, 1, 'plastic']],
  Anycubic: [
    [127, 1, 'plastic'],
    [125, 1, 'cardboard'],
  ],
  'Bambu Lab': [[250, 1, 'reusable']],
  Creality: [
    [120, 1, 'cardboard'],
    [225, 1, 'plastic'],
  ],
  'Das Filament': [[212, 0.8, 'plastic']],
  'Devil Design': [[260, 1, 'plastic']],
  Elegoo: [[154, 1, 'cardboard']],
  Eryone: [[187, 1, 'plastic']],
  eSun: [
    [240, 1, 'plastic'],
    [170, 1, 'cardboard'],
  ],
  Extrudr: [[260, 0.75, 'plastic']],
  Fiberlogy: [[290, 0.75, 'plastic']],
  Fillamentum: [[230, 0.75, 'plastic']],
  Geeetech: [[180, 1, 'plastic']],
  Hatchbox: [[251, 1, 'plastic']],
  Jayo: [[120, 1.1, 'cardboard']],
  Overture: [
    [155, 1, 'cardboard'],
    [231, 1, 'plastic'],
  ],
  Polymaker: [
    [140, 1, 'cardboard'],
    [125, 0.75, 'cardboard'],
    [425, 3, 'cardboard'],
  ],
  Protopasta: [[75, 0.5, 'cardboard']],
  Prusament: [
    [193, 1, 'mixed'],
    [219, 2, 'mixed'],
  ],
  'QIDI Tech': [[245, 1, 'plastic']],
  Rosa3D: [[250, 1, 'plastic']],
  Spectrum: [[245, 1, 'plastic']],
  Sunlu: [[130, 1, 'plastic']],
}

/** Names of brands whose empty spools are known. */
const KNOWN_BRANDS: readonly string[] = Object.keys(EMPTY_SPOOLS)

const byName = new Map(Object.entries(EMPTY_SPOOLS).map(([brand, spools]) => [keyOf(brand), spools]))

/** Lists the known empty spools of a brand, by its name in any case. */
export function emptySpoolsOf(brand: string): EmptySpool[] {
  const spools = byName.get(keyOf(brand)) ?? []
  return spools.map(([grams, kilograms, kind]) => ({
    grams,
    label: texts.emptySpoolLabel({
      brand: brand.trim(),
      kilograms: formatNumber(kilograms, 2),
      kind: KINDS[kind],
    }),
  }))
}

/** Adds the known brands to those that a user has, in alphabetical order. */
export function withKnownBrands(own: readonly string[] = []): string[] {
  const has = new Set(own.map(keyOf))
  return [...own, ...KNOWN_BRANDS.filter((brand) => !has.has(keyOf(brand)))].toSorted((one, other) =>
    one.localeCompare(other),
  )
}

function keyOf(brand: string): string {
  return brand.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
