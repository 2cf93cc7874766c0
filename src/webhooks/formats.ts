import type { WebhookFormat } from '../../generated/api.d.ts'
import { describeEvent } from './description.ts'
import type { Message } from './message.ts'
import { abbreviate } from '../kernel/abbreviate.ts'

/** Body of a request, and the headers that go with it. */
export interface Content {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Maximum characters of a message of Discord. */
const DISCORD_LENGTH = 2000
const JSON_HEADERS = { 'Content-Type': 'application/json' }

type Write = (text: string, baseUrl: string) => Content

const writers: Readonly<Record<WebhookFormat, Write>> = {
  Standard: (text) => ({ body: text, headers: JSON_HEADERS }),
  Discord: (text, baseUrl) => {
    const { title, subject, path } = parse(text, baseUrl)
    const content = abbreviate(`**${title}**\n${escapeMarkdown(subject)}`, DISCORD_LENGTH - 300)
    // A title must not notify everybody in the channel.
    const message = { content: `${content}\n<${baseUrl}${path}>`, allowed_mentions: { parse: [] } }
    return { body: JSON.stringify(message), headers: JSON_HEADERS }
  },
  Slack: (text, baseUrl) => {
    const { title, subject, path } = parse(text, baseUrl)
    const message = { text: `*${title}*\n${escapeSlack(subject)}\n<${baseUrl}${path}>` }
    return { body: JSON.stringify(message), headers: JSON_HEADERS }
  },
  Ntfy: (text, baseUrl) => {
    const { title, subject, path, isUrgent } = parse(text, baseUrl)
    const headers = {
      'Content-Type': 'text/plain; charset=utf-8',
      Title: title,
      Priority: isUrgent ? 'high' : 'default',
      Click: `${baseUrl}${path}`,
    }
    return { body: subject, headers }
  },
}

/**
 * Writes a message in the format of a webhook.
 * @param text the message in the standard format
 * @param baseUrl origin of the pages that the texts link to
 */
export function write(format: WebhookFormat, text: string, baseUrl: string): Content {
  return writers[format](text, baseUrl)
}

function parse(text: string, baseUrl: string) {
  return describeEvent(JSON.parse(text) as Message, baseUrl)
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_~`|>#[\]<]/g, '\\$&')
}

function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
