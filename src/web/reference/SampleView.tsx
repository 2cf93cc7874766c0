import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { useRemembered } from '../remembered.ts'
import { CopyButton } from '../components/CopyButton.tsx'
import type { Contract, Operation } from './document.ts'
import { LANGUAGES, sampleRequest } from './samples.ts'

type Language = keyof typeof LANGUAGES

/** Request of an operation as code, in the language that was last chosen. */
export function SampleView({ contract, operation }: { contract: Contract; operation: Operation }): JSX.Element {
  const id = useId()
  const [language, setLanguage] = useRemembered<Language>('sample language', ['curl', 'JavaScript', 'Python'])
  const text = LANGUAGES[language](sampleRequest(contract, operation))
  return (
    <section class="reference-sample" aria-labelledby={id}>
      <div class="section-title">
        <h3 id={id}>Request</h3>
        <div class="actions">
          <select
            aria-label="Language"
            value={language}
            onChange={({ currentTarget }) => setLanguage(currentTarget.value as Language)}
          >
            {Object.keys(LANGUAGES).map((name) => (
              <option>{name}</option>
            ))}
          </select>
          <CopyButton text={text} what="the request" />
        </div>
      </div>
      <pre tabIndex={0}>{text}</pre>
    </section>
  )
}
