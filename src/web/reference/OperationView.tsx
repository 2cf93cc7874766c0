import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { examplesOf, mediaOf, nameOf, resolve, type Body, type Contract, type Operation } from './document.ts'
import { InlineProse, Prose } from './Prose.tsx'
import { SampleView } from './SampleView.tsx'
import { needsCredential, parametersOf } from './samples.ts'
import { PropertyView, SchemaView } from './SchemaView.tsx'
import { TryOperation } from './TryOperation.tsx'

interface Props {
  readonly contract: Contract
  readonly operation: Operation
}

/** Everything about one operation or event. */
export function OperationView({ contract, operation }: Props): JSX.Element {
  const { operationId, method, path, summary, description, isEvent, requestBody, responses } = operation
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const parameters = parametersOf(contract, operation)
  return (
    <article class="reference-operation" id={operationId}>
      <h2 ref={heading} tabIndex={-1}>
        {summary}
      </h2>
      <p>
        <Address method={method} path={path} isEvent={isEvent} />{' '}
        {!isEvent && (
          <span class="note">
            {needsCredential(contract, operation) ? 'needs a credential' : 'needs no credential'}
          </span>
        )}
      </p>
      {description !== undefined && <Prose text={description} />}
      {!isEvent && <TryOperation contract={contract} operation={operation} />}
      {!isEvent && <SampleView contract={contract} operation={operation} />}
      {parameters.length > 0 && (
        <section>
          <h3>{isEvent ? 'Headers' : 'Parameters'}</h3>
          <ul class="reference-properties">
            {parameters.map(({ name, in: place, required, description: text, schema = {} }) => (
              <PropertyView
                key={`${place} ${name}`}
                contract={contract}
                name={name}
                schema={schema}
                notes={[`in the ${place}`, ...(required ? ['required'] : [])]}
                description={text}
              />
            ))}
          </ul>
        </section>
      )}
      {requestBody && (
        <section>
          <h3>{isEvent ? 'Event' : 'Request body'}</h3>
          <BodyView contract={contract} body={resolve(contract, requestBody)} />
        </section>
      )}
      <section>
        <h3>{isEvent ? 'Responses of the receiver' : 'Responses'}</h3>
        {Object.entries(responses).map(([status, response]) => (
          <ResponseView contract={contract} status={status} response={resolve(contract, response)} />
        ))}
      </section>
    </article>
  )
}

/** Method and path of an operation, or name of an event. */
export function Address({ method, path, isEvent }: Pick<Operation, 'method' | 'path' | 'isEvent'>): JSX.Element {
  const name = isEvent ? 'EVENT' : method
  return (
    <span class="reference-address">
      <span class={`reference-method method-${name.toLowerCase()}`}>{name}</span> <code>{path}</code>
    </span>
  )
}

function ResponseView({ contract, status, response }: { contract: Contract; status: string; response: Body }) {
  const headers = Object.entries(response.headers ?? {})
  return (
    <details class="reference-response" open={status.startsWith('2')}>
      <summary>
        <code>{status}</code> <InlineProse text={response.description ?? ''} />
      </summary>
      <BodyView contract={contract} body={{ content: response.content ?? {} }} />
      {headers.length > 0 && (
        <>
          <h4>Headers</h4>
          <ul class="reference-properties">
            {headers.map(([name, header]) => {
              const { schema = {}, description } = resolve(contract, header)
              return (
                <PropertyView contract={contract} name={name} schema={schema} notes={[]} description={description} />
              )
            })}
          </ul>
        </>
      )}
    </details>
  )
}

/** Schema and examples of a body, by media type. */
function BodyView({ contract, body }: { contract: Contract; body: Body }): JSX.Element {
  return (
    <>
      {body.description !== undefined && (
        <p>
          <InlineProse text={body.description} />
        </p>
      )}
      {mediaOf(body).map(([mediaType, media]) => (
        <>
          <p class="note">
            {mediaType}
            {media.schema && nameOf(media.schema) !== null && (
              <>
                , <code>{nameOf(media.schema)}</code>
              </>
            )}
          </p>
          {media.schema && <SchemaView contract={contract} schema={media.schema} />}
          {examplesOf(contract, media).map(({ summary, value }) => (
            <details>
              <summary>Example: {summary}</summary>
              <pre tabIndex={0}>{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>
            </details>
          ))}
        </>
      ))}
    </>
  )
}
