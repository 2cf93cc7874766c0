import type { Attributes, TraceSpan } from '../trace.ts'

const NANOSECONDS = 1_000_000
/** `STATUS_CODE_ERROR`. */
const FAILED = 2

/**
 * Writes spans as the body of an OTLP request in JSON (OpenTelemetry protocol 1.x, "JSON Protobuf Encoding"): ids in hexadecimal
 * digits, times in nanoseconds since 1970 as text.
 * @param service name and version of the service
 */
export function otlpBody(
  spans: readonly TraceSpan[],
  service: { readonly name: string; readonly version: string },
): string {
  const resource = { attributes: toAttributes({ 'service.name': service.name, 'service.version': service.version }) }
  const scope = { name: service.name }
  return JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope, spans: spans.map(toSpan) }] }] })
}

function toSpan({
  traceId,
  spanId,
  parentSpanId,
  kind,
  name,
  began,
  ended,
  attributes,
  isFailure,
  link,
}: TraceSpan): object {
  return {
    traceId,
    spanId,
    ...(parentSpanId !== null && { parentSpanId }),
    name,
    kind,
    startTimeUnixNano: toNanoseconds(began),
    endTimeUnixNano: toNanoseconds(Math.max(began, ended)),
    attributes: toAttributes(attributes),
    ...(link && { links: [link] }),
    status: isFailure ? { code: FAILED } : {},
  }
}

function toNanoseconds(milliseconds: number): string {
  return String(BigInt(Math.round(performance.timeOrigin * 1000 + milliseconds * 1000)) * BigInt(NANOSECONDS / 1000))
}

function toAttributes(attributes: Attributes): object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) },
  }))
}
