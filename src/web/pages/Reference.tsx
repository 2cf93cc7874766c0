import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'
import { PageTitle } from '../components/PageTitle.tsx'
import { isSignedIn } from '../session.ts'
import './Reference.css'

/** The API reference, made from the published contract, with every operation to try. */
export default function Reference(): JSX.Element {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const ends = [followColourScheme(), follow(element)]
    draw(element)
    return () => ends.forEach((end) => end())
  }, [])
  return (
    <>
      <PageTitle
        title="API reference"
        lead={
          <>
            Every operation of <a href="/openapi.json">the contract</a> (also <a href="/openapi.yaml">as YAML</a> and{' '}
            <a href="/openapi-3.0.json">in OpenAPI 3.0</a>), to read and to try.{' '}
            {isSignedIn
              ? 'What you try here acts as you.'
              : 'Sign in, or authorize with an API key, to try those that need it.'}
          </>
        }
      />
      <div ref={place} class="reference" />
    </>
  )
}

function draw(place: HTMLElement): void {
  SwaggerUI({
    // Opening an operation of the 3.1 document keeps the browser busy for seconds, of this one for a fraction.
    url: '/openapi-3.0.json',
    domNode: place,
    // Its own deep links report every underscore in an operation id as an error.
    deepLinking: false,
    docExpansion: 'none',
    defaultModelsExpandDepth: -1,
    tryItOutEnabled: true,
    validatorUrl: null,
    syntaxHighlight: { activated: false },
    plugins: [accessible],
  })
}

/** A link inside a button is announced as neither, and a choice among one server is none. */
function accessible({
  React,
}: {
  readonly React: { createElement: (...parts: [string, null, unknown]) => object }
}): object {
  return {
    wrapComponents: {
      DeepLink:
        () =>
        ({ text }: { text: unknown }) =>
          React.createElement('span', null, text),
      ServersContainer: () => () => null,
    },
  }
}

/**
 * Watches what the viewer draws: opens the operation that the address names, as in `/docs#Users_GetMe`, and completes what is
 * left without a name or out of the keyboard's reach. Returns what ends it.
 */
function follow(place: HTMLElement): () => void {
  let wanted = decodeURIComponent(location.hash.slice(1))
  const complete = () => {
    if (wanted !== '' && openOperation(place, wanted)) wanted = ''
    for (const select of place.querySelectorAll<HTMLSelectElement>('select:not([aria-label])')) {
      if (select.labels.length === 0) select.ariaLabel = 'Choose'
    }
    for (const block of place.querySelectorAll('pre:not([tabindex])')) block.setAttribute('tabindex', '0')
  }
  const observer = new MutationObserver(complete)
  observer.observe(place, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Opens an operation below its tag, which its id begins with; false while it is not drawn. */
function openOperation(place: HTMLElement, id: string): boolean {
  const operation = [...place.querySelectorAll('.opblock')].find((block) => block.id.endsWith(`-${id}`))
  if (!operation) {
    const name = id.split('_')[0]
    const tag = [...place.querySelectorAll<HTMLElement>('.opblock-tag')].find(({ dataset }) => dataset['tag'] === name)
    if (tag?.dataset['isOpen'] === 'false') tag.querySelector<HTMLButtonElement>('button.expand-operation')?.click()
    return false
  }
  operation.querySelector<HTMLButtonElement>('button.opblock-summary-control')?.click()
  operation.scrollIntoView()
  return true
}

/** The viewer has a dark look of its own, behind a class. Returns what ends it. */
function followColourScheme(): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const root = document.documentElement.classList
  const show = () => root.toggle('dark-mode', dark.matches)
  show()
  dark.addEventListener('change', show)
  return () => {
    dark.removeEventListener('change', show)
    root.remove('dark-mode')
  }
}
