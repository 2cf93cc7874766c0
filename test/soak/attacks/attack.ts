import type { Hostile } from './hostile.ts'

/** What one client does to the service, within the limits of requests. */
export interface Attack {
  /** For the report. */
  readonly title: string
  /**
   * Makes what is sent, once.
   * @returns what attacks until the signal is aborted; it resolves soon after
   */
  prepare(hostile: Hostile): (signal: AbortSignal) => Promise<void>
}

/** What a hostile client knows of the service. Every attack has a client of its own. */
export interface Stage {
  /** The loopback address that it comes from. */
  readonly address: string
  /** The API key of its account, and a token for the tool server with the scope to read. */
  readonly key: string
  readonly toolsToken: string
  /** A print of its account. */
  readonly printId: number
  /** Stored slicer settings of its account, as large as they may be; empty for attacks that need none. */
  readonly settingsId: string
  /** Session cookies whose tokens must be renewed. */
  readonly sessions: readonly string[]
  /** An image that is small and takes long to decode. */
  readonly image: Uint8Array
}
