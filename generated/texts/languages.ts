// written by `make generate`
/** Languages of the pages (BCP 47), the default first. */
export const languages = ['en', 'de'] as const

/** A language of the pages. */
export type Language = (typeof languages)[number]
