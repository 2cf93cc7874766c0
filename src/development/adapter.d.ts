// The library's own store in memory has no types and, taken as the default, prints a warning at every start.
declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  import type { AdapterFactory } from 'oidc-provider'
  export function createMemoryAdapter(): AdapterFactory
}
