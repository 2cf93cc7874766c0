import type { JSX } from 'preact'
import { Avatar } from '../components/Avatar.tsx'
import { CopyButton } from '../components/CopyButton.tsx'
import { DescriptionList } from '../components/DescriptionList.tsx'
import { Icon, iconNames } from '../components/Icon.tsx'
import { OneLine } from '../components/OneLine.tsx'
import { SectionTitle } from '../components/SectionTitle.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { Swatch } from '../filaments/Swatch.tsx'
import { printStatuses } from '../prints/readPrintForm.ts'
import { State } from './State.tsx'

/** Text, badges, swatches and icons. */
export function TextStates(): JSX.Element {
  return (
    <>
      <SectionTitle id="text" title="Text" />
      <div class="catalog">
        <Paragraphs />
        <Badges />
        <State title="People: next to a name, and large">
          <p>
            <Avatar user={{ displayName: 'Robin' }} /> Robin
          </p>
          <p>
            <Avatar user={{ displayName: 'Robin' }} size="large" />
          </p>
        </State>
        <State title="Swatches: one color, two, a rainbow, unknown">
          <p class="actions">
            <Swatch colors={['#1E66A0']} isLarge />
            <Swatch colors={['#C9A227', '#6B2D8B']} isLarge />
            <Swatch colors={['#D7263D', '#F49D37', '#F5E663', '#3F8F4F', '#1E66A0']} isLarge />
            <Swatch colors={[null]} isLarge />
          </p>
        </State>
        <Values />
        <State title="Text to copy">
          <p class="copyable">
            <code>https://example.com/prints/1</code>
            <CopyButton text="https://example.com/prints/1" what="the example" />
          </p>
        </State>
        <div class="wide">
          <State title="Icons">
            <ul class="catalog-icons">
              {iconNames.map((name) => (
                <li key={name}>
                  <Icon name={name} /> <code>{name}</code>
                </li>
              ))}
            </ul>
          </State>
        </div>
      </div>
    </>
  )
}

function Paragraphs(): JSX.Element {
  return (
    <State title="Text">
      <p class="lead">The lead of a page.</p>
      <p>
        A paragraph with a <a href="/components">link</a>, some <code>code</code> and <kbd>Ctrl K</kbd>.
      </p>
      <p class="note">A note.</p>
      <p class="error">An error.</p>
      <pre>[notifier print_log]</pre>
    </State>
  )
}

function Badges(): JSX.Element {
  return (
    <State title="Badges">
      <p class="actions">
        {printStatuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </p>
      <p class="actions">
        {['good', 'calm', 'warn', 'bad', ''].map((tone) => (
          <span key={tone} class={`badge ${tone}`}>
            {tone || 'neutral'}
          </span>
        ))}
      </p>
    </State>
  )
}

function Values(): JSX.Element {
  return (
    <>
      <State title="Description list">
        <DescriptionList
          items={[
            ['Printer', 'Prusa MK4S'],
            ['Print time', '3 h 21 min'],
            ['Cost', 'US$1,234,567,890.12'],
            ['Status', 'Success'],
          ]}
        />
      </State>
      <State title="Large number that stays on one line">
        <p class="catalog-amount">
          <OneLine text="1,234,567,890.12 US dollars" />
        </p>
      </State>
    </>
  )
}
