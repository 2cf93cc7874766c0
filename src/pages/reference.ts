import { readContract, type Body, type Contract, type ContractOperation, type Parameter } from './contract.ts'
import { html, type Html } from './html.ts'
import { layout } from './layout.ts'
import { inline, paragraphs } from './prose.ts'
import { defaultOf, schemaSections, typeOf } from './schemas.ts'

/** The reference for people, made from the contract alone. */
export function referencePage(baseUrl: string): string {
  const contract = readContract()
  const sections = contract.tags.map(
    ({ name, description, operations }) =>
      html` <section>
        <h2 id="${name}">${name}</h2>
        <p>${inline(description)}</p>
        ${operations.map((operation) => operationSection(contract, operation))}
      </section>`,
  )
  const main = html`
    <h1>Reference</h1>
    <p class="lead">
      Base address <code>${baseUrl}</code>. The same as a machine-readable description:
      <a href="/openapi.json">openapi.json</a>, <a href="/openapi.yaml">openapi.yaml</a>.
    </p>
    ${paragraphs(contract.description)} ${authentication(baseUrl)} ${sections}
    <h2 id="schemas">Schemas</h2>
    ${schemaSections(contract)}
  `
  return layout('Reference', main, contents(contract))
}

function contents({ tags }: Contract): Html {
  return html`<nav class="contents" aria-label="Contents">
    <ul>
      <li><a href="#authentication">How to authenticate</a></li>
      ${tags.map(
        ({ name, operations }) =>
          html` <li>
            <a href="#${name}">${name}</a>
            <ul>
              ${operations.map(({ operationId, summary }) => html` <li><a href="#${operationId}">${summary}</a></li>`)}
            </ul>
          </li>`,
      )}
      <li><a href="#schemas">Schemas</a></li>
    </ul>
  </nav>`
}

function authentication(baseUrl: string): Html {
  return html` <h2 id="authentication">How to authenticate</h2>
    <p>
      With a personal API key, in a header (a key in a URL can leak into logs, so <code>?api_key=</code> is for clients
      that cannot set headers):
    </p>
    <pre tabindex="0"><code>curl ${baseUrl}/api/Users/me -H 'X-Api-Key: &lt;API_KEY&gt;'</code></pre>
    <p>
      Or with an OAuth 2.0 access token (authorization code with PKCE) whose audience is this API; the
      <a href="/.well-known/oauth-protected-resource/api">metadata</a> names the audience and the sign-in provider:
    </p>
    <pre tabindex="0"><code>curl ${baseUrl}/api/Users/me -H 'Authorization: Bearer &lt;ACCESS_TOKEN&gt;'</code></pre>`
}

function operationSection({ resolve }: Contract, operation: ContractOperation): Html {
  const { operationId, method, path, summary, description, parameters, requestBody, responses } = operation
  return html` <section class="operation" id="${operationId}">
    <h3><a href="#${operationId}">${summary}</a></h3>
    <p class="route"><b class="method ${method.toLowerCase()}">${method}</b> <code>${path}</code></p>
    ${paragraphs(description)}
    <p class="note">
      ${credentials(operation)} Operation id <code>${operationId}</code>.${
        responses.some(([status]) => status === '501') ? html` <strong>Not available yet: answers 501.</strong>` : null
      }
    </p>
    ${
      parameters.length === 0
        ? null
        : html`<h4>Parameters</h4>
            <dl class="fields">${parameters.map(parameterItem)}</dl>`
    }
    ${
      requestBody === null
        ? null
        : html`<h4>Request body</h4>
            <p>${bodyText(requestBody)}</p>
            ${example('Example request', requestBody, resolve)}`
    }
    <h4>Answers</h4>
    <dl class="fields">
      ${responses.map(
        ([status, response]) =>
          html` <dt>${status}</dt>
            <dd>${bodyText(response)}</dd>`,
      )}
    </dl>
    ${responses.slice(0, 1).map(([, response]) => example('Example answer', response, resolve))}
  </section>`
}

function credentials({ credentials: names }: ContractOperation): string {
  if (names.includes('')) return 'Credentials are optional.'
  return names.some((name) => name.startsWith('ApiKey'))
    ? 'API key or access token.'
    : 'Access token only; an API key is refused.'
}

function parameterItem({ name, in: place, required, description, schema }: Parameter): Html {
  return html` <dt>
      <code>${name}</code> <span class="note">${place}${required ? ', required' : null}</span>${defaultOf(schema)}
    </dt>
    <dd>${typeOf(schema)}. ${inline(description)}</dd>`
}

function bodyText({ description, content = {} }: Body): Html {
  const schema = Object.values(content)[0]?.schema
  return html`${inline(description)}${schema ? html` ${typeOf(schema)}.` : null}`
}

function example(title: string, { content = {} }: Body, resolve: Contract['resolve']): Html | null {
  const json = Object.entries(content).find(([type]) => type.includes('json'))?.[1] ?? Object.values(content)[0]
  const first = resolve(Object.values(json?.examples ?? {})[0]) as { value?: unknown } | undefined
  if (first?.value === undefined) return null
  const text = typeof first.value === 'string' ? first.value : JSON.stringify(first.value, null, 2)
  return html`<details>
    <summary>${title}</summary>
    <pre tabindex="0"><code>${text}</code></pre>
  </details>`
}
