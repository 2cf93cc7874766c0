import type { Schemas } from '../schemas.ts'

/** Name of a webhook: its description, or the host of its URL. The rest of a URL may be a secret. */
export function webhookName({ description, url }: Pick<Schemas['WebhookDto'], 'description' | 'url'>): string {
  return description || new URL(url).host
}
