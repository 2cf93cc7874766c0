import { ConfigError, list, url, type Environment } from './environment.ts'

/** Collector to which traces are sent. */
export interface TraceSettings {
  /** URL of OTLP over HTTP, without `/v1/traces`. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  /** Share of the traces that are made, from 0 to 1. */
  readonly ratio: number
}

/**
 * Reads where traces are sent, by the names that OpenTelemetry gives these settings; null without `OTEL_EXPORTER_OTLP_ENDPOINT`.
 * @throws ConfigError when one cannot be used
 */
export function traceSettings(environment: Environment): TraceSettings | null {
  const endpoint = url(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['https:', 'http:'])
  if (endpoint === null) return null
  return {
    endpoint: endpoint.replace(/(?<!\/)\/+$/, ''),
    headers: Object.fromEntries(list(environment, 'OTEL_EXPORTER_OTLP_HEADERS').map(header)),
    serviceName: environment['OTEL_SERVICE_NAME'] || 'print-log',
    ratio: ratio(environment['OTEL_TRACES_SAMPLER_ARG'] || '1'),
  }
}

/** Reads `name=value`, the value in percent-encoding. */
function header(text: string): [string, string] {
  const [, name, value] = /^([\w-]+)=(.+)$/.exec(text) ?? []
  try {
    if (name !== undefined && value !== undefined) return [name, decodeURIComponent(value)]
  } catch {
    // It is not percent-encoded.
  }
  throw new ConfigError(
    'Set OTEL_EXPORTER_OTLP_HEADERS to headers such as `authorization=Bearer%20…`, separated by commas.',
  )
}

function ratio(text: string): number {
  const value = /^\d(\.\d+)?$/.test(text) ? Number(text) : NaN
  if (!(value >= 0 && value <= 1)) throw new ConfigError('Set OTEL_TRACES_SAMPLER_ARG to a number from 0 to 1.')
  return value
}
