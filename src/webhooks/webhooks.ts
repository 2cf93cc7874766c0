import type { Config } from '../config/config.ts'
import { Networks } from '../kernel/networks.ts'
import { Problem } from '../kernel/problem.ts'
import { createResolver } from '../outgoing/addresses.ts'
import { ForbiddenTarget, Targets } from '../outgoing/targets.ts'
import { WebhookSecrets } from './secrets.ts'

/** Rules and secrets of webhooks, for operations and for the sender. */
export class Webhooks {
  readonly targets: Targets
  readonly secrets: WebhookSecrets

  constructor({ webhookNetworks, sessionSecret }: Pick<Config, 'webhookNetworks' | 'sessionSecret'>) {
    const networks = new Networks(webhookNetworks)
    this.targets = new Targets(networks, createResolver(networks))
    this.secrets = new WebhookSecrets(sessionSecret)
  }

  /**
   * Requires that a URL may be sent to. It may ask DNS, so call it before the transaction.
   * @throws Problem 400 naming `url`
   */
  async requireUrl(url: string): Promise<void> {
    try {
      await this.targets.require(url)
    } catch (error) {
      throw error instanceof ForbiddenTarget ? Problem.invalid({ url: [error.message] }) : error
    }
  }
}
