import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'
import { PageTitle } from '../components/PageTitle.tsx'
import { isSignedIn } from '../session.ts'
import './Reference.css'

/** Page of the API reference, rendered from the published contract, where every operation can be tried. */
export default function Reference(): JSX.Element {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const stops = [followColorScheme(), follow(element)]
    draw(element)
    return () => stops.forEach((stop) => stop())
  }, [])
  return (
    <>
      <PageTitle
        title="API reference"
        lead={
          <>
            All operations of <a href="/openapi.json">the OpenAPI document</a> (also <a href="/openapi.yaml">as YAML</a>{' '}
            and <a href="/openapi-3.0.json">in OpenAPI 3.0</a>).{' '}
            {isSignedIn
              ? 'Requests that you send here use your account.'
              : 'Sign in or authorize with an API key to try operations that require it.'}
          </>
        }
      />
      <div ref={place} class="reference" />
    </>
  )
}

function draw(place: HTMLElement): void {
  SwaggerUI({
    // Opening an operation of the 3.1 document blocks the browser for seconds; with this one, it takes a fraction of a second.
    url: '/openapi-3.0.json',
    domNode: place,
    // Swagger UI's own deep links log an error for every underscore in an operation id.
    deepLinking: false,
    docExpansion: 'none',
    defaultModelsExpandDepth: -1,
    tryItOutEnabled: true,
    validatorUrl: null,
    syntaxHighlight: { activated: false },
    plugins: [accessible],
  })
}

/** Plug-in that removes links inside buttons, which screen readers announce as neither, and the list of the only server. */
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
 * Watches what Swagger UI renders: opens the operation in the URL, as in `/docs#Users_GetMe`, and adds missing labels and
 * keyboard access. Returns a function that stops it.
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

/** Opens an operation below its tag, with which its id starts. Returns false while it is not rendered. */
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

/** Switches Swagger UI's dark mode, which is a class, with the color scheme. Returns a function that stops it. */
function followColorScheme(): () => void {
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
