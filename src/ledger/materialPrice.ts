import { sql, type RawBuilder } from 'kysely'

/** Expressions for the price of a material: that of its spool, if it has one, and the default of its owner. */
interface MaterialPrice {
  /** Price of the whole spool, in micros of its currency. */
  readonly priceMicros: RawBuilder<unknown>
  /** Nominal weight of the spool, in mg. */
  readonly weightMg: RawBuilder<unknown>
}

/**
 * Builds the price of 1 mg of a material, in micros: price ÷ nominal weight of its spool, else by the default price of 1000 g
 * (docs/domain.md, "Costs"). Null while neither is known.
 * @param defaultMicros price of 1000 g of material without a price of its own, in micros
 */
export function microsPerMg(
  { priceMicros, weightMg }: MaterialPrice,
  defaultMicros: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`coalesce(
        ${priceMicros}::numeric / nullif(${weightMg}, 0), ${defaultMicros} / 1000000.0
      )`
}

/** Builds the condition that a material has a price of its own, so that the default does not count. */
export function hasOwnPrice({ priceMicros, weightMg }: MaterialPrice): RawBuilder<boolean> {
  return sql<boolean>`${priceMicros} is not null and ${weightMg} > 0`
}
