import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { languages } from '../../../generated/texts/languages.ts'
import type { Failure, Schemas } from '../api.ts'
import { formatWeekday } from '../calendar/week.ts'
import { SelectField } from '../components/SelectField.tsx'
import { choiceOf, textOrNull } from '../form.ts'
import { useSignedInUser } from '../user.tsx'

type Settings = Pick<Schemas['UserProfileDto'], 'language' | 'units' | 'hourCycle' | 'firstDayOfWeek'>

/** Fields for how the pages show texts, quantities and times; `readLanguageFields` reads them. */
export function LanguageFields({ failure }: { readonly failure: Failure | null }): JSX.Element {
  const { language, units, hourCycle, firstDayOfWeek } = useSignedInUser()
  const tags = new Set([...languages, ...(language === null ? [] : [language])])
  return (
    <>
      <h2>{texts.languageAndUnits}</h2>
      <div class="fields">
        <SelectField
          label={texts.languageLabel}
          name="language"
          hint={texts.alsoOfNotifications}
          options={[['', texts.asInTheBrowser], ...[...tags].map((tag) => [tag, nameOf(tag)] as const)]}
          value={language}
          failure={failure}
        />
        <SelectField
          label={texts.unitsLabel}
          name="units"
          options={[
            ['Metric', texts.metric],
            ['Imperial', texts.imperial],
          ]}
          value={units}
          failure={failure}
        />
        <SelectField
          label={texts.timeFormat}
          name="hourCycle"
          options={[
            ['Automatic', texts.asUsualInTheLanguage],
            ['TwelveHours', texts.twelveHours],
            ['TwentyFourHours', texts.twentyFourHours],
          ]}
          value={hourCycle}
          failure={failure}
        />
        <SelectField
          label={texts.firstDayOfTheWeek}
          name="firstDayOfWeek"
          hint={texts.weeksOfAnalytics}
          options={[
            ['Automatic', texts.asUsualInTheRegion],
            ['Monday', formatWeekday(0, 'long')],
            ['Saturday', formatWeekday(5, 'long')],
            ['Sunday', formatWeekday(6, 'long')],
          ]}
          value={firstDayOfWeek}
          failure={failure}
        />
      </div>
    </>
  )
}

/** Reads the fields of `LanguageFields`. */
export function readLanguageFields(form: FormData): Settings {
  return {
    language: textOrNull(form, 'language'),
    units: choiceOf(form, 'units', ['Metric', 'Imperial']),
    hourCycle: choiceOf(form, 'hourCycle', ['Automatic', 'TwelveHours', 'TwentyFourHours']),
    firstDayOfWeek: choiceOf(form, 'firstDayOfWeek', ['Automatic', 'Monday', 'Saturday', 'Sunday']),
  }
}

/** Name of a language in itself, so that everybody finds their own. */
function nameOf(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
}
