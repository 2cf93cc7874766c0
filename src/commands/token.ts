import { errorCode } from '../kernel/errorCode.ts'
import type { Config } from '../config/config.ts'
import { TOKEN_CLIENT_ID } from '../development/clients.ts'
import { runsHere } from '../development/provider.ts'
import { signIn } from '../development/signIn.ts'
import { StartError } from '../kernel/startError.ts'
import { command } from './command.ts'

const AUDIENCES = ['api', 'mcp']

/** Prints an access token of the development provider, alone on standard output: `token.ts [user] [api|mcp]`. */
await command(async (config) => {
  const [user = 'demo', audience = 'api'] = process.argv.slice(2)
  if (!AUDIENCES.includes(audience)) throw new StartError(`Set AUDIENCE to one of: ${AUDIENCES.join(', ')}.`)
  if (config.databaseUrl !== null || !runsHere(config)) {
    throw new StartError(
      '`make token` signs in at the development provider only: unset DATABASE_URL and OIDC_ISSUER, or ask your own provider for a token.',
    )
  }
  process.stdout.write(`${await accessToken(config, user, audience === 'mcp')}\n`)
})

async function accessToken(config: Config, user: string, forTools: boolean): Promise<string> {
  const target = forTools
    ? {
        clientId: config.toolsClientId,
        resource: config.toolsAudience,
        scope: 'openid profile email read:printdata write:printdata',
      }
    : { clientId: TOKEN_CLIENT_ID, audience: config.restAudience }
  try {
    return (await signIn({ issuer: config.oidcIssuer, user, ...target })).access_token
  } catch (error) {
    throw new StartError(reason(error, config))
  }
}

function reason(error: unknown, config: Config): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (errorCode(cause) === 'ECONNREFUSED')
    return `Nothing answers at ${config.oidcIssuer}: start the service with \`make run\` first.`
  return `No token: ${error instanceof Error ? error.message : String(error)}`
}
