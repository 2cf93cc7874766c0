type None = Record<never, never>
type Group<Owner, Name extends string> = Name extends keyof Owner
  ? Exclude<Owner[Name], undefined> extends never
    ? None
    : Exclude<Owner[Name], undefined>
  : None
/** Query whose parameters with a default are always present, because validation fills them in. */
type Filled<Query, Names extends PropertyKey> = Omit<Query, Names & keyof Query> & {
  [Name in Names & keyof Query]-?: Exclude<Query[Name], undefined>
}
type BodyOf<Owner> = Owner extends { requestBody?: infer Body }
  ? Exclude<Body, undefined> extends { content: infer Content }
    ? Content[keyof Content] | (Owner extends { requestBody: unknown } ? never : undefined)
    : undefined
  : undefined

/**
 * Request of an operation: converted, validated, with defaults filled in.
 * @template Owner the operation's type, as generated from its contract
 * @template Defaulted names of its query parameters that have a default
 */
export interface RequestOf<Owner extends { parameters: unknown }, Defaulted extends PropertyKey> {
  readonly path: Group<Owner['parameters'], 'path'>
  readonly query: Filled<Group<Owner['parameters'], 'query'>, Defaulted>
  readonly body: BodyOf<Owner>
}

type Success = 200 | 201 | 202 | 204 | 206
type Answer<Status, Response> = Response extends { content: infer Content }
  ? [Content] extends [undefined]
    ? { status: Status; body?: never; headers?: Record<string, string> }
    : { status: Status; body: Content[keyof Content]; headers?: Record<string, string> }
  : { status: Status; body?: never; headers?: Record<string, string> }

/** Successful responses that a contract declares for an operation; failures are thrown as `Problem`. */
export type ReplyOf<Owner extends { responses: unknown }> = {
  [Status in keyof Owner['responses'] & Success]: Answer<Status, Owner['responses'][Status]>
}[keyof Owner['responses'] & Success]
