import * as texts from '#texts/achievements'
import { formatNumber } from '../format.ts'

/** A tier is rare when fewer users than this hold it, in percent. */
export const RARE_PERCENT = 5

/** Describes how many users hold a tier; empty when there are too few users for a meaningful percentage. */
export function describeRarity(percent: number | null): string {
  if (percent === null) return ''
  if (percent === 0) return texts.noOneElseHasIt
  return texts.heldByOfUsers({ percent: formatNumber(percent, 1) })
}
