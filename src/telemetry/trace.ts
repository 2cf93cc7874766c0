/** Attributes of a span, by the names of OpenTelemetry's semantic conventions. */
export type Attributes = Readonly<Record<string, string | number>>

/** Kind of a span (OTLP `SpanKind`). */
export const SPAN_KINDS = { internal: 1, server: 2, client: 3 } as const

/** Part of a trace that has ended. */
export interface TraceSpan {
  readonly traceId: string
  /** 16 hexadecimal digits. */
  readonly spanId: string
  /** Null for the first span of a trace. */
  readonly parentSpanId: string | null
  readonly kind: (typeof SPAN_KINDS)[keyof typeof SPAN_KINDS]
  readonly name: string
  /** Milliseconds since the start of the process (`performance.now()`). */
  readonly began: number
  readonly ended: number
  readonly attributes: Attributes
  readonly isFailure: boolean
  /** Trace that the caller has sent: ours is linked to it. */
  readonly link: { readonly traceId: string; readonly spanId: string } | null
}

/** A span under way, and what is done for it. */
export interface Trace {
  /** Adds something that was done for it, such as a statement. */
  add(name: string, began: number, ended: number, attributes: Attributes, isFailure?: boolean): void
  /** Ends it. One that never ends is not sent. */
  end(name: string, attributes: Attributes, isFailure: boolean): void
}

/** Makes traces of requests and of periodic work. */
export interface Tracer {
  /**
   * Begins a trace.
   * @param traceId 32 hexadecimal digits
   * @param link trace and span of the caller, if it has sent any
   * @returns null for a trace that is not in the sample
   */
  begin(traceId: string, kind: 'server' | 'internal', link?: TraceSpan['link']): Trace | null
  /** Sends what is left. */
  stop(): Promise<void>
}
