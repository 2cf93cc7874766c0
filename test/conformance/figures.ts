/**
 * Success examples whose figures follow from many prints, or from the days on which badges were earned. They are compared with the
 * responses of logbooks of their own; all others with those of the logbook in `logbook.ts`.
 */
export const FIGURES: readonly string[] = [
  'AnalyticsOverview',
  'AnalyticsActivity',
  'AnalyticsPrinters',
  'AnalyticsMaterials',
  'AnalyticsCosts',
  'AnalyticsAccuracy',
  'AnalyticsFailures',
  'MyAchievements',
  'MyAchievementsWithHidden',
  'PublicAchievements',
]
