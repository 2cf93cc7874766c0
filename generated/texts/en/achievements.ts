// written by `make generate`
import { numeral as $numeral, plural as $plural, select as $select } from './language.ts'

export const tierEarned: string = ", earned"
export const tierNotEarned: string = ", not earned yet"
export const earnedOn = ({ date, isRetroactive }: { readonly date: string | number; readonly isRetroactive: boolean }): string => `Earned ${date}${$select(isRetroactive, { "true": `, awarded retroactively`, "other": `` })}`
export const hiddenLeft = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} hidden achievement left to find.`, "other": `${$numeral(count)} hidden achievements left to find.` })}`
export const allEarnedTiers = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `All ${$numeral(count)} earned tier`, "other": `All ${$numeral(count)} earned tiers` })}`
export const currently = ({ count }: { readonly count: number }): string => `, currently ${$numeral(count)}`
export const hasEarned = <Node>({ strong, name, count }: { readonly strong: (text: string) => Node; readonly name: string | number; readonly count: number }): (string | Node)[] => [strong(`${name}`), " has earned ", ...$plural(count, { "one": [$numeral(count), " tier"], "other": [$numeral(count), " tiers"] }), "."]
export const tiersOfTitle = ({ title }: { readonly title: string | number }): string => `Tiers of ${title}`
export const allTiersOf = <Node>({ hidden, title }: { readonly hidden: (text: string) => Node; readonly title: string | number }): (string | Node)[] => ["All tiers", hidden(` of ${title}`)]
export const rare: string = "Rare"
export const upNextTitle = ({ title }: { readonly title: string | number }): string => `Up next: ${title}`
export const dismissThisHint = <Node>({ hidden }: { readonly hidden: (text: string) => Node }): (string | Node)[] => ["Dismiss", hidden(` this hint`)]
export const hidden: string = "Hidden"
export const earnedOnlyYouCan = ({ unlockedAt }: { readonly unlockedAt: string | number }): string => `Earned ${unlockedAt}. Only you can see it.`
export const youHaveFoundAllOf: string = "You have found all of them."
export const allTiersEarned: string = "All tiers earned."
export const countOfThreshold = ({ best, nextThreshold }: { readonly best: string | number; readonly nextThreshold: string | number }): string => `${best} of ${nextThreshold}`
export const nextTier: string = "Next tier"
export const nextDescription = ({ description }: { readonly description: string | number }): string => `Next: ${description}`
export const noOneElseHasIt: string = "No one else has it yet"
export const heldByOfUsers = ({ percent }: { readonly percent: string | number }): string => `Held by ${percent}% of users who print`
export const viewPublicPage: string = "View public page"
export const theAchievements: string = "the achievements"
export const yourAchievements: string = "your achievements"
export const tiersEarnedOf = <Node>({ strong, earnedTierCount, totalTierCount }: { readonly strong: (text: string) => Node; readonly earnedTierCount: string | number; readonly totalTierCount: string | number }): (string | Node)[] => [strong(`${earnedTierCount}`), " of ", String(totalTierCount), " tiers earned"]
export const tiersEarned: string = "Tiers earned"
export const noAchievementsToShow: string = "No achievements to show."
export const theProfile: string = "the profile"
export const familyTitle = ({ key, title }: { readonly key: string; readonly title: string | number }): string => `${$select(key, { "other": `${title}` })}`
export const familyDescription = ({ key, description }: { readonly key: string; readonly description: string | number }): string => `${$select(key, { "other": `${description}` })}`
export const tierDescription = ({ key, count, description }: { readonly key: string; readonly count: number; readonly description: string | number }): string => `${$select(key, { "other": `${$plural(count, { "other": `${description}` })}` })}`
export const categoryTitle = ({ category, title }: { readonly category: string; readonly title: string | number }): string => `${$select(category, { "other": `${title}` })}`
export const tierNumber = ({ tier }: { readonly tier: number }): string => `Tier ${$numeral(tier)}`
export const hiddenTitle = ({ key, title }: { readonly key: string; readonly title: string | number }): string => `${$select(key, { "other": `${title}` })}`
export const hiddenDescription = ({ key, description }: { readonly key: string; readonly description: string | number }): string => `${$select(key, { "other": `${description}` })}`
