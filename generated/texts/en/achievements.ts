// written by `make generate`
import { isolate as $isolate, numeral as $numeral, plural as $plural, select as $select } from './language.ts'

export const tierEarned: string = ", earned"
export const tierNotEarned: string = ", not earned yet"
export const earnedOn = ({ date, isRetroactive }: { readonly date: string | number; readonly isRetroactive: boolean }): string => `Earned ${$isolate(date)}${$select(isRetroactive, { "true": `, awarded retroactively`, "other": `` })}`
export const hiddenLeft = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} hidden achievement left to find.`, "other": `${$numeral(count)} hidden achievements left to find.` })}`
export const allEarnedTiers = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `All ${$numeral(count)} earned tier`, "other": `All ${$numeral(count)} earned tiers` })}`
export const currently = ({ count }: { readonly count: number }): string => `, currently ${$numeral(count)}`
export const hasEarned = <Node>({ strong, name, count }: { readonly strong: (text: string) => Node; readonly name: string | number; readonly count: number }): (string | Node)[] => [strong(`${$isolate(name)}`), " has earned ", ...$plural(count, { "one": [$numeral(count), " tier"], "other": [$numeral(count), " tiers"] }), "."]
export const tiersOfTitle = ({ title }: { readonly title: string | number }): string => `Tiers of ${$isolate(title)}`
export const allTiersOf = <Node>({ hidden, title }: { readonly hidden: (text: string) => Node; readonly title: string | number }): (string | Node)[] => ["All tiers", hidden(` of ${$isolate(title)}`)]
export const rare: string = "Rare"
export const upNextTitle = ({ title }: { readonly title: string | number }): string => `Up next: ${$isolate(title)}`
export const dismissThisHint = <Node>({ hidden }: { readonly hidden: (text: string) => Node }): (string | Node)[] => ["Dismiss", hidden(` this hint`)]
export const hidden: string = "Hidden"
export const earnedOnlyYouCan = ({ unlockedAt }: { readonly unlockedAt: string | number }): string => `Earned ${$isolate(unlockedAt)}. Only you can see it.`
export const youHaveFoundAllOf: string = "You have found all of them."
export const allTiersEarned: string = "All tiers earned."
export const countOfThreshold = ({ best, nextThreshold }: { readonly best: string | number; readonly nextThreshold: string | number }): string => `${$isolate(best)} of ${$isolate(nextThreshold)}`
export const nextTier: string = "Next tier"
export const nextDescription = ({ description }: { readonly description: string | number }): string => `Next: ${$isolate(description)}`
export const noOneElseHasIt: string = "No one else has it yet"
export const heldByOfUsers = ({ percent }: { readonly percent: string | number }): string => `Held by ${$isolate(percent)}% of users who print`
export const viewPublicPage: string = "View public page"
export const theAchievements: string = "the achievements"
export const yourAchievements: string = "your achievements"
export const tiersEarnedOf = <Node>({ strong, earnedTierCount, totalTierCount }: { readonly strong: (text: string) => Node; readonly earnedTierCount: string | number; readonly totalTierCount: string | number }): (string | Node)[] => [strong(`${$isolate(earnedTierCount)}`), " of ", $isolate(totalTierCount), " tiers earned"]
export const tiersEarned: string = "Tiers earned"
export const noAchievementsToShow: string = "No achievements to show."
export const theProfile: string = "the profile"
export const familyTitle = ({ key, title }: { readonly key: string; readonly title: string | number }): string => `${$select(key, { "other": `${$isolate(title)}` })}`
export const familyDescription = ({ key, description }: { readonly key: string; readonly description: string | number }): string => `${$select(key, { "other": `${$isolate(description)}` })}`
export const tierDescription = ({ key, count, description }: { readonly key: string; readonly count: number; readonly description: string | number }): string => `${$select(key, { "other": `${$plural(count, { "other": `${$isolate(description)}` })}` })}`
export const categoryTitle = ({ category, title }: { readonly category: string; readonly title: string | number }): string => `${$select(category, { "other": `${$isolate(title)}` })}`
export const tierNumber = ({ tier }: { readonly tier: number }): string => `Tier ${$numeral(tier)}`
export const hiddenTitle = ({ key, title }: { readonly key: string; readonly title: string | number }): string => `${$select(key, { "other": `${$isolate(title)}` })}`
export const hiddenDescription = ({ key, description }: { readonly key: string; readonly description: string | number }): string => `${$select(key, { "other": `${$isolate(description)}` })}`
