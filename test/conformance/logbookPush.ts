import type { NotificationSettingsDto } from '../../generated/api.d.ts'
import { newSubscription } from '../push/support.ts'
import { newUser } from '../support/factories.ts'
import { example, type Answers, type Logbook } from './logbook.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** What a user reads whose browser gets push messages. */
export async function pushAnswers({ server }: Pick<Logbook, 'server'>): Promise<Answers> {
  const { client } = server
  const as = (await newUser(server)).token()
  const token = 'browser-of-the-logbook'
  server.secrets.add(token)
  const subscription = newSubscription(server, 'https://push.example.org/send/logbook')
  const body = { token, platform: 'Web' as const, appVersion: '4.2.0', subscription }
  await client.call('Devices_RegisterDevice', { as, body, headers: { 'User-Agent': FIREFOX } })
  const settings = example('NotificationSettings') as unknown as NotificationSettingsDto
  return {
    DevicePage: (await client.call('Devices_GetDevices', { as })).body,
    WebPushKey: (await client.call('Devices_GetWebPushKey', { as })).body,
    NotificationSettings: (await client.call('Notifications_PatchSettings', { as, body: settings })).body,
  }
}
