import { isNetwork } from '../kernel/networks.ts'
import { ConfigError, list, type Environment } from './environment.ts'

const NAME = 'WEBHOOK_NETWORKS'
/** The networks of a machine and of a home (RFC 1918). */
const HOME = ['127.0.0.0/8', '::1/128', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']

/**
 * Reads the private networks that webhooks are sent to. Only the development mode, where all users are on this machine,
 * has a default.
 * @throws ConfigError when one is not a network
 */
export function webhookNetworks(environment: Environment, isDevelopment: boolean): readonly string[] {
  if (isDevelopment && environment[NAME] === undefined) return HOME
  const texts = list(environment, NAME)
  const bad = texts.find((text) => !isNetwork(text))
  if (bad === undefined) return texts
  throw new ConfigError(
    `Set ${NAME} to networks such as 192.168.0.0/16 or fd00::/8, separated by commas: ${bad.slice(0, 100)} is not one.`,
  )
}
