import { createHmac } from 'node:crypto'

/**
 * Builds the headers that identify and sign a delivery (Standard Webhooks 1.0.0, "Webhook headers").
 * @param id id of the event, the same for all attempts
 * @param at time of this attempt
 * @param keys one, or two for a while after a rotation
 */
export function signatureHeaders(
  id: string,
  at: Date,
  body: Buffer,
  keys: readonly Buffer[],
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = keys.map((key) => {
    const mac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body)
    return `v1,${mac.digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
