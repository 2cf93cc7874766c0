import type { Operation } from 'openapi-backend'
import type { Effort } from '../admission/admission.ts'
import { bodyRule, isUpload, type BodyRule } from './body.ts'
import type { ReplyRule } from './reply.ts'
import type { RouteOperation } from './routes.ts'

/** An operation of the contract, with what must be known before it runs. */
export interface BoundOperation extends RouteOperation {
  /** Null when the operation takes no body. */
  readonly body: BodyRule | null
  readonly effort: Effort
  readonly reply: ReplyRule
}

/** Reads what the contract says about an operation; references are resolved. */
export function bindOperation(operation: Operation): BoundOperation {
  const { operationId, path, parameters = [], requestBody, responses = {} } = operation
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1] as
    | { content?: object; headers?: object }
    | undefined
  const types = Object.keys(success?.content ?? {})
  const body = bodyRule({ ...operation, requestBody } as Parameters<typeof bodyRule>[0])
  return {
    operationId: operationId ?? '',
    method: operation.method.toUpperCase(),
    path,
    parameters: parameters as unknown as RouteOperation['parameters'],
    body,
    effort: effortOf(operation, body),
    reply: {
      isPlainText: types.length === 1 && types[0] === 'text/plain',
      hasEtag: 'ETag' in (success?.headers ?? {}),
      isSecret: (operation as { 'x-secret-reply'?: boolean })['x-secret-reply'] === true,
    },
  }
}

/** `x-heavy` marks the operations that cost much; of them, uploads and those with `x-image` decode and encode an image. */
function effortOf(operation: Operation, body: BodyRule | null): Effort {
  const marks = operation as { 'x-heavy'?: boolean; 'x-image'?: boolean }
  if (marks['x-heavy'] !== true) return 'light'
  return marks['x-image'] === true || (body && isUpload(body)) ? 'image' : 'heavy'
}
