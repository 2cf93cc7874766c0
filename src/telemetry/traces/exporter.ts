import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { TraceSettings } from '../../config/traces.ts'
import { traceOutgoingCalls } from './outgoingCalls.ts'
import { otlpBody } from './otlp.ts'
import { SPAN_KINDS, type TraceSpan, type Trace, type Tracer } from '../trace.ts'

/** The maximum number of spans that wait. More are dropped: a collector that is away must not cost memory. */
const MAX_WAITING = 4096
/** Spans of one request to the collector. */
const BATCH = 512
/** The maximum number of spans of a trace besides the first one. */
const MAX_CHILDREN = 200
const PAUSE_MS = 2000
const TIMEOUT_MS = 10_000
/** Milliseconds that the end of the process waits for the collector. */
const STOP_MS = 3000

/** Sends traces to a collector of OpenTelemetry (OTLP over HTTP in JSON). */
export class TraceExporter implements Tracer {
  readonly #settings: TraceSettings
  readonly #version: string
  readonly #log: Logger
  readonly #timer: NodeJS.Timeout
  readonly #ignoreCalls: () => void
  readonly #stopping = new AbortController()
  #waiting: TraceSpan[] = []
  #dropped = 0
  #sending: Promise<void> | null = null

  constructor(settings: TraceSettings, version: string, log: Logger) {
    this.#settings = settings
    this.#version = version
    this.#log = log
    this.#ignoreCalls = traceOutgoingCalls()
    this.#timer = setInterval(() => void this.#flush(), PAUSE_MS).unref()
  }

  begin(traceId: string, kind: 'server' | 'internal', link: TraceSpan['link'] = null): Trace | null {
    if (Math.random() >= this.#settings.ratio) return null
    const spanId = newSpanId()
    const began = performance.now()
    const children: TraceSpan[] = []
    let count = 0
    let hasEnded = false
    return {
      add: (name, childBegan, ended, attributes, isFailure = false) => {
        count += 1
        if (count > MAX_CHILDREN) return
        const facts = { traceId, spanId: newSpanId(), parentSpanId: spanId, kind: SPAN_KINDS.client, link: null }
        const span = { ...facts, name, began: childBegan, ended, attributes, isFailure }
        // A job that has begun to send webhooks does not wait for their receivers.
        if (hasEnded) this.#add([span])
        else children.push(span)
      },
      end: (name, attributes, isFailure) => {
        const span = { traceId, spanId, parentSpanId: null, kind: SPAN_KINDS[kind], link }
        hasEnded = true
        this.#add([{ ...span, name, began, ended: performance.now(), attributes, isFailure }, ...children])
      },
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#ignoreCalls()
    const timer = setTimeout(() => this.#stopping.abort(), STOP_MS)
    await this.#sending
    await this.#flush()
    clearTimeout(timer)
  }

  #add(spans: readonly TraceSpan[]): void {
    if (this.#waiting.length + spans.length > MAX_WAITING) this.#dropped += spans.length
    else this.#waiting.push(...spans)
  }

  /** Sends what waits, one batch after the other. */
  #flush(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = null))
    return this.#sending
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, BATCH)
      this.#waiting = this.#waiting.slice(BATCH)
      const isSent = await this.#send(batch)
      if (!isSent) this.#dropped += batch.length
      if (!isSent) break
    }
    if (this.#dropped === 0) return
    this.#log.warn({ spans: this.#dropped }, 'traces were lost: the collector takes none, or too few')
    this.#dropped = 0
  }

  async #send(spans: readonly TraceSpan[]): Promise<boolean> {
    const { endpoint, headers, serviceName } = this.#settings
    try {
      const response = await fetch(`${endpoint}/v1/traces`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: otlpBody(spans, { name: serviceName, version: this.#version }),
        signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.#stopping.signal]),
        redirect: 'error',
      })
      await response.arrayBuffer()
      return response.ok
    } catch {
      return false
    }
  }
}

function newSpanId(): string {
  return randomBytes(8).toString('hex')
}
