import { sql, type Transaction } from 'kysely'
import type { FilamentDetailDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { actorOf } from '../identity/actor.ts'
import type { Caller } from '../identity/caller.ts'
import { recalculateSpoolPrints } from '../ledger/recalculate.ts'
import { deriveUsages } from './deriveUsages.ts'
import { readFilament, readFilaments } from './detail.ts'
import { recordSpoolChange } from './events.ts'
import { isSameFact, TYPE_FACTS, type TypeFact, type TypeFacts } from './typeFacts.ts'

const MATERIAL: readonly TypeFact[] = ['materialDensityGramPerCubicCm', 'diameterMm']

/**
 * Passes changed facts on to the spools that had the old value, with the consequences that the same change of a spool
 * has; a spool that deviates keeps what it has. The caller holds the exclusive pricing lock.
 * @param caller who changed the facts
 * @param ids the spools of the type or brand
 * @throws Problem 400 when a density or diameter would make a derived weight, length or volume of a print too great
 */
export async function passOn(
  trx: Transaction<DB>,
  caller: Caller,
  ids: readonly string[],
  before: Partial<TypeFacts>,
  after: Partial<TypeFacts>,
): Promise<void> {
  const { userId } = caller
  const changed = TYPE_FACTS.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  if (changed.length === 0) return
  const spools = [...(await readFilaments(trx, userId, ids)).values()]
  const following = (spool: FilamentDetailDto) => changed.filter((name) => isSameFact(spool[name], before[name]))
  for (const [names, group] of Map.groupBy(spools, (spool) => following(spool).join())) {
    if (names === '') continue
    const facts = names.split(',') as TypeFact[]
    await write(trx, userId, group, Object.fromEntries(facts.map((name) => [name, after[name]])))
    for (const spool of group) {
      recordSpoolChange(trx, userId, spool)
      await derive(trx, userId, spool, facts, actorOf(caller))
    }
  }
}

async function write(
  trx: Transaction<DB>,
  userId: number,
  spools: readonly FilamentDetailDto[],
  facts: Partial<TypeFacts>,
): Promise<void> {
  await trx
    .updateTable('filaments')
    .set({ ...toColumns(facts), updated_date: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', sql<string>`any(${spools.map(({ id }) => id)}::uuid[])`)
    .execute()
}

/** Undefined values are not written. */
function toColumns(facts: Partial<TypeFacts>) {
  return {
    brand: facts.brand,
    material_type: facts.materialType,
    material_density_gram_per_cubic_cm: facts.materialDensityGramPerCubicCm,
    diameter_mm: facts.diameterMm,
    color_name: facts.colorName,
    color_hex: facts.colorHex,
    colors: facts.colors,
    color_pattern: facts.colorPattern,
    finish_type: facts.finishType,
    nozzle_temperature_celsius: facts.nozzleTemperatureCelsius,
    bed_temperature_celsius: facts.bedTemperatureCelsius,
    article_number: facts.articleNumber,
  }
}

async function derive(
  trx: Transaction<DB>,
  userId: number,
  { id, printCount }: FilamentDetailDto,
  facts: readonly TypeFact[],
  actor: string,
): Promise<void> {
  const material = MATERIAL.find((name) => facts.includes(name))
  if (!material || printCount === 0) return
  await deriveUsages(trx, userId, await readFilament(trx, userId, id), material, actor)
  await recalculateSpoolPrints(trx, userId, id)
}
