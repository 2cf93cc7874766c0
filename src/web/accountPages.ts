import * as texts from '#texts/account'
import * as common from '#texts/common'
/** Pages of the account, in the order of their navigation. */
export const accountPages = [
  ['/account', common.profile],
  ['/account/notifications', common.notifications],
  ['/account/keys', texts.apiKeys],
  ['/account/connections', texts.spoolConnections],
  ['/account/agents', texts.aiAgents],
  ['/account/webhooks', common.webhooks],
  ['/account/storage', texts.storage],
  ['/account/sessions', texts.sessions],
  ['/account/blocked', texts.blockedUsers],
  ['/account/data', texts.yourData],
] as const
