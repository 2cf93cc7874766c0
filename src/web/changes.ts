/**
 * What of a record a form has changed, as a merge patch: what nobody touched is not sent, so that it cannot undo what
 * somebody else, or a printer, changed meanwhile.
 * @param body the record as the form says it
 * @param record the record as it was read
 */
export function changesOf<Body extends object>(
  body: Body,
  record: { readonly [Name in keyof Body]?: unknown },
): Partial<Body> {
  const names = Object.keys(body) as (keyof Body)[]
  const changed = names.filter((name) => JSON.stringify(body[name]) !== JSON.stringify(record[name]))
  return Object.fromEntries(changed.map((name) => [name, body[name]])) as Partial<Body>
}
