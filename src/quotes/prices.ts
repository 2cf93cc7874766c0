import { sql, type RawBuilder } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { QuoteFigureSource } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { hasOwnPrice, microsPerMg } from '../ledger/materialPrice.ts'
import { electricityMicros, payable } from '../ledger/prices.ts'
import type { QuotedPrint } from './quotedPrint.ts'

/** The prices of today of a user, and what the electricity of a print costs by them. */
export interface Rates {
  readonly currency: string
  /** Price of one kilowatt-hour, in micros. */
  readonly rateMicros: number | null
  /** Null for a print without a printer, or with one that the user does not have. */
  readonly printerId: number | null
  readonly wattageW: number | null
  /** Null while it is unknown, or beyond the contract's bound of a cost. */
  readonly electricityMicros: number | null
}

/** Reads the prices of today of a user and of the printer of a print. */
export async function readRates(
  db: ReadonlyKysely<DB>,
  userId: number,
  { printerId, seconds, energyWh }: QuotedPrint,
  quantity: number,
): Promise<Rates> {
  const micros = electricityMicros({
    energyWh: sql`(${energyWh}::double precision * ${quantity}::integer)`,
    seconds: sql`${seconds}::bigint * ${quantity}::integer`,
    wattageW: sql`printer.wattage_w::numeric`,
    rateMicros: sql`owner.electricity_rate_micros`,
  })
  return db
    .selectFrom('users as owner')
    .leftJoin('printers as printer', (join) => join.on('printer.user_id', '=', userId).on('printer.id', '=', printerId))
    .select([
      'owner.currency',
      'owner.electricity_rate_micros as rateMicros',
      'printer.id as printerId',
      'printer.wattage_w as wattageW',
      payable(micros).as('electricityMicros'),
    ])
    .where('owner.id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** A material of a print with its price of today. */
export interface PricedMaterial {
  /** Whether the user has the spool or filament type, if it names one. */
  readonly isKnown: boolean
  /** Name of the spool or filament type, or the material type. */
  readonly name: string | null
  /** Where the price comes from; null without one. */
  readonly source: QuoteFigureSource | null
  /** Price of `weightMg` milligrams, in micros. */
  readonly priceMicros: number | null
  readonly weightMg: number
  readonly currency: string
  /** Null while it is unknown, or beyond the contract's bound of a cost. */
  readonly micros: number | null
}

/** Price of its own of a material named `material`. */
const OWN = { priceMicros: sql`material.price_micros`, weightMg: sql`material.weight_mg` }
/** Milligrams that a default price, and one of the request, is for. */
const KILOGRAM_MG = sql`1000000::bigint`

/** A material of a print, with the price of its spool or type, or that of the request. */
interface AskedMaterial {
  readonly position: number
  readonly is_known: boolean
  readonly name: string | null
  readonly amount_mg: number | null
  readonly source: QuoteFigureSource
  readonly price_micros: number | null
  readonly weight_mg: number | null
  readonly currency: string | null
}

/** Reads the materials of a print, in order, with what all runs of it use of them. */
export async function readMaterialPrices(
  db: ReadonlyKysely<DB>,
  userId: number,
  { materials }: QuotedPrint,
  quantity: number,
): Promise<PricedMaterial[]> {
  const defaultMicros = sql`owner.default_spool_price_micros`
  const own = <Value>(value: RawBuilder<unknown>, otherwise: RawBuilder<unknown>) =>
    sql<Value>`case when ${hasOwnPrice(OWN)} then ${value} else ${otherwise} end`
  return db
    .selectFrom(selectAsked(userId, materials, quantity).as('material'))
    .innerJoin('users as owner', (join) => join.on('owner.id', '=', userId))
    .select([
      'material.is_known as isKnown',
      'material.name',
      own<QuoteFigureSource | null>(
        sql`material.source`,
        sql`case when ${defaultMicros} is not null then 'User' end`,
      ).as('source'),
      own<number | null>(OWN.priceMicros, defaultMicros).as('priceMicros'),
      own<number>(OWN.weightMg, KILOGRAM_MG).as('weightMg'),
      own<string>(sql`coalesce(material.currency, owner.currency)`, sql`owner.currency`).as('currency'),
      payable(sql`material.amount_mg * ${microsPerMg(OWN, defaultMicros)}`).as('micros'),
    ])
    .orderBy('material.position')
    .execute()
}

function selectAsked(userId: number, materials: QuotedPrint['materials'], quantity: number) {
  const list = JSON.stringify(materials.map((material, position) => ({ ...material, position })))
  const isGiven = sql`asked."pricePerKilogramMicros" is not null`
  return sql<AskedMaterial>`(
    -- one row: a material of the print
    select asked.position, coalesce(f.display_name, type.name, type.material_type, asked."materialType") as name,
      (asked."filamentId" is null or f.id is not null) and (asked."filamentTypeId" is null or type.id is not null) as is_known,
      asked."amountMg" * ${quantity}::integer as amount_mg,
      case when ${isGiven} then 'Given' when f.id is not null then 'Spool' else 'FilamentType' end as source,
      case when ${isGiven} then asked."pricePerKilogramMicros"
        else coalesce(f.purchase_price_micros, type.purchase_price_micros) end as price_micros,
      case when ${isGiven} then ${KILOGRAM_MG}
        else coalesce(f.initial_nominal_weight_mg, type.initial_nominal_weight_mg) end as weight_mg,
      case when not (${isGiven}) then coalesce(f.purchase_currency, type.purchase_currency) end as currency
    from jsonb_to_recordset(${list}::jsonb) as asked (
      position integer, "filamentId" uuid, "filamentTypeId" bigint, "materialType" text, "pricePerKilogramMicros" bigint,
      "amountMg" bigint)
    left join lateral (
      select * from filaments as f
      where f.user_id = ${userId} and f.id between asked."filamentId" and asked."filamentId" order by f.id limit 1
    ) as f on true
    left join lateral (
      select * from filament_types as type
      where type.user_id = ${userId} and type.id between asked."filamentTypeId" and asked."filamentTypeId"
      order by type.id limit 1
    ) as type on true
  )`
}
