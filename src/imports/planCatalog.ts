import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { brandColumns } from '../filamentTypes/brands.ts'
import { filamentTypeColumns } from '../filamentTypes/write.ts'
import { usualDensity } from '../filaments/materials.ts'
import type { Fields } from '../kernel/lenient.ts'
import { findRepeated } from './additions.ts'
import { checkBody } from './check.ts'
import type { Held } from './hold.ts'
import { findNeeds } from './needs.ts'
import {
  findKnown,
  isInsert,
  linkPlan,
  noPlan,
  planOfKnown,
  planOrError,
  type Columns,
  type Plan,
  type StoredRow,
} from './plan.ts'
import { priceOf } from './planSpools.ts'
import { findFittingData, type FittingData } from './programData.ts'
import type { BrandDraft, FilamentTypeDraft, ProgramData } from './records.ts'
import { findBrandTwins, REPEATED_BRAND } from './restore/twins.ts'

/** Plans the import of brands of a program; writes nothing. */
export async function planBrands(
  trx: Transaction<DB>,
  held: Held,
  rows: readonly StoredRow[],
  isCommit: boolean,
): Promise<Plan[]> {
  const known = await findKnown(trx, held, 'Brand', 'brands', keysOf(rows))
  const names = rows.map(({ position, draft }) => ({ position, name: (draft as BrandDraft).fields.name ?? '' }))
  const twins = await findBrandTwins(trx, held.userId, names)
  const repeated = await findRepeated(
    trx,
    held,
    'Brand',
    names.map(({ position, name }) => ({ position, key: name })),
  )
  const fitting = await findFittingData(trx, held, isCommit)
  const plan = async (row: StoredRow): Promise<Plan> => {
    const draft = row.draft as BrandDraft
    const body = checkBody('Brands_PostBrand', draft.fields)
    const earlier = known.get(row.key)
    if (earlier) return planOfKnown(row, earlier)
    if (repeated.has(row.position)) return noPlan(row, 'Skipped', REPEATED_BRAND)
    const twin = twins.get(row.position)
    if (twin) return twin.id === null ? noPlan(row, 'Skipped', twin.reason) : linkPlan(row, twin.id, twin.reason)
    return insertPlan(row, body, brandColumns(body), fitting.of('Brand', draft.programData))
  }
  const plans: Plan[] = []
  for (const row of rows) plans.push(await planOrError(row, () => plan(row)))
  return plans
}

/**
 * Plans the import of filament types of a program; writes nothing. One with the facts of a type that is here, which a spool of the
 * filament would get as well, is that type.
 */
export async function planFilamentTypes(
  trx: Transaction<DB>,
  held: Held,
  rows: readonly StoredRow[],
  isCommit: boolean,
): Promise<Plan[]> {
  const known = await findKnown(trx, held, 'FilamentType', 'filament_types', keysOf(rows))
  const names = await namesOfTypes(trx, rows)
  const fitting = await findFittingData(trx, held, isCommit)
  const plan = async (row: StoredRow): Promise<Plan> => {
    const draft = row.draft as FilamentTypeDraft
    const priced = { ...draft.fields, ...priceOf(draft.fields, held.currency) }
    const body = { ...checkBody('FilamentTypes_PostFilamentType', priced), name: names.get(row.position) ?? null }
    const earlier = known.get(row.key)
    if (earlier) return planOfKnown(row, earlier)
    const density = body.materialDensityGramPerCubicCm ?? usualDensity(body.materialType)
    const fields = { ...body, brandId: null, materialDensityGramPerCubicCm: density }
    const { brand_id: _, ...columns } = await filamentTypeColumns(trx, held.userId, fields)
    return insertPlan(row, body, columns, fitting.of('FilamentType', draft.programData))
  }
  const plans: Plan[] = []
  for (const row of rows) plans.push(await planOrError(row, () => plan(row)))
  return withoutTwins(trx, held, plans)
}

/** Plans without those of filament types with the facts of one that is here, or that comes earlier in the file. */
async function withoutTwins(trx: Transaction<DB>, held: Held, plans: readonly Plan[]): Promise<Plan[]> {
  const needs = await findNeeds(trx, held.userId, plans.filter(isInsert))
  const keys = [...needs].map(([position, { typeKey }]) => ({ position, key: typeKey }))
  const repeated = await findRepeated(trx, held, 'FilamentType', keys)
  const seen = new Set<string>()
  return plans.map((plan) => {
    const need = isInsert(plan) ? needs.get(plan.row.position) : undefined
    if (!need) return plan
    if (seen.has(need.typeKey) || repeated.has(plan.row.position)) {
      return noPlan(plan.row, 'Skipped', 'An earlier filament of the file is the same.')
    }
    if (need.typeId !== null) return linkPlan(plan.row, need.typeId, 'It is recorded here.')
    seen.add(need.typeKey)
    return plan
  })
}

function keysOf(rows: readonly StoredRow[]): string[] {
  return rows.map(({ key }) => key)
}

function insertPlan(row: StoredRow, body: object, columns: Columns, { data, reason }: FittingData<ProgramData>): Plan {
  const { createdDate } = row.draft as FilamentTypeDraft | BrandDraft
  const { extra, colorAlpha } = data
  const made = {
    ...columns,
    extra,
    ...(colorAlpha === undefined ? {} : { color_alpha: colorAlpha }),
    ...(createdDate === null ? {} : { created_date: createdDate }),
  }
  const shown: Fields = {
    ...(createdDate === null ? {} : { createdDate }),
    ...(Object.keys(extra).length === 0 ? {} : { extra }),
    ...(colorAlpha ? { color_alpha: colorAlpha } : {}),
  }
  const write = { kind: 'Insert', columns: made, usages: [], usedMg: null, spool: null } as const
  return { row, verdict: 'Created', reason, outcome: { ...body, ...shown }, recordId: null, write }
}

/** Names of filament types by the positions of their rows: a number at the end does not count, as in those of spools. */
async function namesOfTypes(trx: Transaction<DB>, rows: readonly StoredRow[]): Promise<Map<number, string>> {
  const wanted = rows.map(({ position, draft }) => ({ position, name: (draft as FilamentTypeDraft).fields.name }))
  const { rows: found } = await sql<{ position: number; name: string | null }>`
    select position, filament_type_name(name) as name
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (position integer, name text)`.execute(trx)
  return new Map(found.flatMap(({ position, name }) => (name === null ? [] : [[position, name] as const])))
}
