import type { Logger } from 'pino'
import type { DevicePlatform, RegisterDeviceDto } from '../../generated/api.d.ts'
import type { Config } from '../config/config.ts'
import { Problem } from '../kernel/problem.ts'
import type { AttemptLimits } from '../outgoing/attempt.ts'
import { ForbiddenTarget, type Targets } from '../outgoing/targets.ts'
import { Apns } from './apns.ts'
import type { PushChannel } from './channel.ts'
import { Fcm } from './fcm.ts'
import { isCurvePoint, SubscriptionKeys } from './subscriptionKeys.ts'
import { openVapidKeys, type VapidKeys } from './vapidKeys.ts'
import { WebPush } from './webPush.ts'

/** Subscription of a browser, as it is stored. */
export interface StoredSubscription {
  readonly endpoint: string
  /** Sealed. */
  readonly keys: Buffer
}

/** Channels by platform; those that are not configured are missing. */
export type PushChannels = Readonly<Partial<Record<DevicePlatform, PushChannel>>>

/** Rules and keys of push, for operations and for the sender. */
export class Push {
  readonly #targets: Targets
  readonly #config: Pick<Config, 'push'>
  readonly #vapid: VapidKeys | null
  readonly #keys: SubscriptionKeys | null

  /**
   * @param targets rules for addresses that users provide
   * @throws StartError when the key in the data folder cannot be used
   */
  constructor(config: Pick<Config, 'dataDir' | 'push'>, targets: Targets, log: Logger) {
    this.#targets = targets
    this.#config = config
    this.#vapid = openVapidKeys(config, log)
    this.#keys = this.#vapid && new SubscriptionKeys(this.#vapid)
  }

  /** Public key of Web Push in base64url; null when none is sent. */
  get publicKey(): string | null {
    return this.#vapid?.publicKey ?? null
  }

  /** Platforms that are sent to. */
  get platforms(): readonly DevicePlatform[] {
    const { fcm, apns } = this.#config.push
    const isSent = { Web: this.#vapid !== null, Android: fcm !== null, Ios: apns !== null }
    return (['Web', 'Android', 'Ios'] as const).filter((platform) => isSent[platform])
  }

  /**
   * Opens the channels of all platforms that are sent to.
   * @param limits clock, and the time that push services have
   */
  channels(limits: AttemptLimits): PushChannels {
    const { fcm, apns, vapidSubject: subject } = this.#config.push
    const targets = this.#targets
    return {
      ...(this.#vapid && this.#keys
        ? { Web: new WebPush({ targets, vapid: this.#vapid, keys: this.#keys, subject, ...limits }) }
        : {}),
      ...(fcm ? { Android: new Fcm({ targets, settings: fcm, ...limits }) } : {}),
      ...(apns ? { Ios: new Apns({ settings: apns, ...limits }) } : {}),
    }
  }

  /**
   * Checks the subscription of a device that is registered, and seals its keys. It may ask DNS, so call it before the
   * transaction.
   * @returns null without a subscription, and for one that this service cannot use
   * @throws Problem 400 naming the field
   */
  async subscriptionOf({
    token,
    platform,
    subscription,
  }: Pick<RegisterDeviceDto, 'token' | 'platform' | 'subscription'>): Promise<StoredSubscription | null> {
    if (!subscription) return null
    if (platform !== 'Web') throw Problem.invalid({ subscription: ['Only a browser has a subscription.'] })
    const { endpoint, keys } = subscription
    if (!isCurvePoint(keys.p256dh)) {
      throw Problem.invalid({
        'subscription.keys.p256dh': ['Send the public key of the subscription, a point of P-256.'],
      })
    }
    try {
      await this.#targets.require(endpoint)
    } catch (error) {
      if (!(error instanceof ForbiddenTarget)) throw error
      throw Problem.invalid({ 'subscription.endpoint': [error.message] })
    }
    return this.#keys && { endpoint, keys: await this.#keys.seal(token, keys) }
  }
}
