import type { components } from '../../generated/api.d.ts'

/** Schemas of the contract by name. In a file of its own, for modules that need no browser. */
export type Schemas = components['schemas']
