type Given<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> }

/** The values that there are: an optional parameter of the contract is left out, not undefined. */
export function given<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Values>
}
