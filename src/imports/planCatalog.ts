import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { brandColumns, findBrand } from '../filamentTypes/brands.ts'
import { filamentTypeColumns } from '../filamentTypes/write.ts'
import { usualDensity } from '../filaments/materials.ts'
import type { Fields } from '../kernel/lenient.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { checkBody } from './check.ts'
import type { Held } from './hold.ts'
import {
  findKnown,
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
import { findBrandTwins } from './restore/twins.ts'

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
  const fitting = await findFittingData(trx, held, isCommit)
  const plan = async (row: StoredRow): Promise<Plan> => {
    const draft = row.draft as BrandDraft
    const body = checkBody('Brands_PostBrand', draft.fields)
    const earlier = known.get(row.key)
    if (earlier) return planOfKnown(row, earlier)
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
  quotas: Quotas,
  held: Held,
  rows: readonly StoredRow[],
  isCommit: boolean,
): Promise<Plan[]> {
  const known = await findKnown(trx, held, 'FilamentType', 'filament_types', keysOf(rows))
  const names = await namesOfTypes(trx, rows)
  const brands = new Brands(trx, quotas, held.userId)
  const fitting = await findFittingData(trx, held, isCommit)
  const plan = async (row: StoredRow): Promise<Plan> => {
    const draft = row.draft as FilamentTypeDraft
    const priced = { ...draft.fields, ...priceOf(draft.fields, held.currency) }
    const body = { ...checkBody('FilamentTypes_PostFilamentType', priced), name: names.get(row.position) ?? null }
    const earlier = known.get(row.key)
    if (earlier) return planOfKnown(row, earlier)
    const brand = await brands.find(body.brandName ?? null)
    if (brand.refusal !== null) return noPlan(row, 'Error', brand.refusal)
    const density = body.materialDensityGramPerCubicCm ?? usualDensity(body.materialType)
    const fields = { ...body, brandId: null, materialDensityGramPerCubicCm: density }
    const columns = { ...(await filamentTypeColumns(trx, held.userId, fields)), brand_id: brand.id }
    return insertPlan(row, body, columns, fitting.of('FilamentType', draft.programData))
  }
  const plans: Plan[] = []
  for (const row of rows) plans.push(await planOrError(row, () => plan(row)))
  return withoutTwins(trx, held.userId, plans)
}

/** Plans without those of filament types with the facts of one that is here, or that comes earlier in the file. */
async function withoutTwins(trx: Transaction<DB>, userId: number, plans: readonly Plan[]): Promise<Plan[]> {
  const news = plans.flatMap(({ row, write }) =>
    write?.kind === 'Insert' ? [{ row, columns: write.columns, brandName: brandNameOf(row) }] : [],
  )
  const wanted = news
    .filter(({ columns, brandName }) => brandName === null || columns['brand_id'] !== null)
    .map(({ row, columns }) => ({ ...columns, row_position: row.position }))
  const { rows: found } = await sql<{ position: number; id: string }>`
    select wanted.row_position as position, min(type.id)::text as id
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (row_position integer, brand_id bigint, name text,
      material_type text, material_density_gram_per_cubic_cm double precision, diameter_mm double precision, color_name text,
      color_hex text, colors text[], color_pattern color_pattern, finish_type text, initial_nominal_weight_mg bigint)
    join filament_types type on type.user_id = ${userId} and type.facts_key = filament_facts_key(wanted.brand_id, wanted.name,
      wanted.material_type, wanted.material_density_gram_per_cubic_cm, wanted.diameter_mm, wanted.color_name, wanted.color_hex,
      wanted.colors, wanted.color_pattern, wanted.finish_type, wanted.initial_nominal_weight_mg)
    group by wanted.row_position`.execute(trx)
  const recorded = new Map(found.map(({ position, id }) => [position, id]))
  const facts = new Map(news.map(({ row, columns, brandName }) => [row, factsOf(brandName, columns)]))
  const first = new Map(news.toReversed().map(({ row }) => [facts.get(row), row]))
  return plans.map((plan) => {
    const own = facts.get(plan.row)
    if (own === undefined) return plan
    const id = recorded.get(plan.row.position)
    if (id !== undefined) return linkPlan(plan.row, id, 'It is recorded here.')
    const isFirst = first.get(own) === plan.row
    return isFirst ? plan : noPlan(plan.row, 'Skipped', 'An earlier filament of the file is the same.')
  })
}

/** Name of the brand of a filament type of a file. */
export function brandNameOf({ draft }: StoredRow): string | null {
  return (draft as FilamentTypeDraft).fields.brandName ?? null
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

/** Columns that tell filament types apart, besides their brand. */
const FACTS = [
  'name',
  'material_type',
  'material_density_gram_per_cubic_cm',
  'diameter_mm',
  'color_name',
  'color_hex',
  'colors',
  'color_pattern',
  'finish_type',
  'initial_nominal_weight_mg',
] as const

/** Equal for filament types of a file with equal facts. */
function factsOf(brandName: string | null, columns: Columns): string {
  return JSON.stringify([brandName, ...FACTS.map((name) => columns[name])]).toLowerCase()
}

/** Brand of a filament type. */
interface WantedBrand {
  /** Null for none, and for one that is about to be added. */
  readonly id: number | null
  /** Sentence that says why it cannot be added; null when it is here, or can be. */
  readonly refusal: string | null
}

/** Brands of the filament types of a batch, by their names in any case. */
class Brands {
  readonly #trx: Transaction<DB>
  readonly #quotas: Quotas
  readonly #userId: number
  readonly #found = new Map<string, WantedBrand>()
  #newCount = 0

  constructor(trx: Transaction<DB>, quotas: Quotas, userId: number) {
    this.#trx = trx
    this.#quotas = quotas
    this.#userId = userId
  }

  async find(name: string | null): Promise<WantedBrand> {
    if (name === null) return { id: null, refusal: null }
    const key = name.toLowerCase()
    const brand = this.#found.get(key) ?? (await this.#look(name))
    this.#found.set(key, brand)
    return brand
  }

  async #look(name: string): Promise<WantedBrand> {
    const id = await findBrand(this.#trx, this.#userId, name)
    if (id !== null) return { id, refusal: null }
    this.#newCount += 1
    const room = await this.#quotas.roomFor(this.#trx, this.#userId, 'brands', this.#newCount)
    return { id: null, refusal: room.count < this.#newCount ? room.sentence : null }
  }
}
