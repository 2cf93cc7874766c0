import { tierId } from '../../achievements/catalog.ts'
import { FAMILIES, HIDDEN, VERSION } from '../../achievements/families.ts'
import { readRarity } from '../../achievements/rarity.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Achievements_GetCatalog'> = async (_, { db }) => {
  const rarity = await readRarity(db)
  const families = FAMILIES.map(({ key, category, title, description, tiers }) => ({
    key,
    category,
    title,
    description,
    tiers: tiers.map(({ threshold, description }, index) => {
      const tier = index + 1
      return { tier, threshold, description, rarityPercent: rarity.get(tierId({ key, tier })) ?? null }
    }),
  }))
  return { status: 200, body: { version: VERSION, hiddenCount: HIDDEN.length, families } }
}
