import fs from 'node:fs'
import path from 'node:path'
import { messageCode, parseMessage, TEXT, type TextMessage } from './messageCode.ts'

/** Folder of the catalogues: a folder for each language with a file for each room, from keys to messages. */
const FOLDER = 'src/web/languages'
/** Folder of the modules. */
const TARGET = 'generated/texts'
/** Language whose catalogues the others are compared with. */
const ENGLISH = 'en'
/** Rooms with the texts that the server shows or sends. */
const SERVER_ROOMS = ['server']

/** Words that cannot name a variable of a module (ECMAScript, section 12.7.2). */
const RESERVED = new Set(
  `await break case catch class const continue debugger default delete do else enum export extends false finally for function if
  implements import in instanceof interface let new null package private protected public return static super switch this throw
  true try typeof var void while with yield`.split(/\s+/),
)

/** Messages by language, room and key. */
type Catalogues = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, TextMessage>>>

/** Catalogues with mistakes: a line for each of them. */
export class TextError extends Error {}

/**
 * Compiles the catalogues of the pages to modules, so that no page parses messages.
 * @param root folder of the repository
 * @returns contents by path, relative to the root
 * @throws TextError for messages that are missing, unused, broken or different from English
 */
export function textModules(root: string): [string, string][] {
  const mistakes: string[] = []
  const catalogues = readCatalogues(root, mistakes)
  mistakes.push(...comparisonMistakes(catalogues), ...unusedMistakes(root, catalogues))
  if (mistakes.length > 0) throw new TextError(mistakes.join('\n'))
  const english = catalogues.get(ENGLISH)!
  const languages = [...catalogues.keys()]
  return [
    ...[...catalogues].flatMap(([language, rooms]): [string, string][] => [
      [`${TARGET}/${language}/language.ts`, languageModule(language)],
      ...[...rooms].map(([room, messages]): [string, string] => [
        `${TARGET}/${language}/${room}.ts`,
        roomModule(messages, english.get(room)!),
      ]),
    ]),
    [`${TARGET}/languages.ts`, languagesModule(languages)],
    [`${TARGET}/server.ts`, serverModule(languages)],
  ]
}

function readCatalogues(root: string, mistakes: string[]): Catalogues {
  const folder = path.join(root, FOLDER)
  const languages = fs.readdirSync(folder).sort((a, b) => Number(b === ENGLISH) - Number(a === ENGLISH))
  return new Map(
    languages.map((language) => {
      const files = fs.readdirSync(path.join(folder, language)).sort()
      const rooms = files.map((file): [string, Map<string, TextMessage>] => {
        const text = fs.readFileSync(path.join(folder, language, file), 'utf8')
        const place = `${FOLDER}/${language}/${file}`
        mistakes.push(...repeatedKeys(text).map((key) => `${place}: ${key} is there twice.`))
        return [path.basename(file, '.json'), readMessages(place, JSON.parse(text) as Record<string, string>, mistakes)]
      })
      return [language, new Map(rooms)]
    }),
  )
}

/** Keys that a catalogue has more than once: JSON.parse takes the last one, so another message would be lost. */
function repeatedKeys(text: string): string[] {
  const keys = [...text.matchAll(/^\s*"(\w+)":/gm)].map(([, key = '']) => key)
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))]
}

function readMessages(
  place: string,
  entries: Readonly<Record<string, string>>,
  mistakes: string[],
): Map<string, TextMessage> {
  const messages = new Map<string, TextMessage>()
  for (const [key, text] of Object.entries(entries)) {
    try {
      if (!/^[a-z][A-Za-z0-9]*$/.test(key)) throw new Error('is not a name in lower camel case.')
      if (RESERVED.has(key)) throw new Error('is a word of JavaScript.')
      messages.set(key, parseMessage(text))
    } catch (error) {
      mistakes.push(`${place}: ${key} ${error instanceof Error ? error.message : ''}`)
    }
  }
  return messages
}

/** Sentences about what differs from the catalogues in English. */
function comparisonMistakes(catalogues: Catalogues): string[] {
  const english = catalogues.get(ENGLISH) ?? new Map<string, ReadonlyMap<string, TextMessage>>()
  const mistakes: string[] = []
  for (const [language, rooms] of catalogues) {
    for (const room of new Set([...english.keys(), ...rooms.keys()])) {
      const place = `${FOLDER}/${language}/${room}.json`
      const [messages, originals] = [rooms.get(room), english.get(room)]
      for (const key of originals?.keys() ?? []) {
        if (!messages?.has(key)) mistakes.push(`${place}: ${key} is missing.`)
      }
      for (const [key, message] of messages ?? []) {
        const original = originals?.get(key)
        if (!original) mistakes.push(`${place}: ${key} is not in English.`)
        else if (!hasSameArguments(message, original)) {
          mistakes.push(`${place}: ${key} has other arguments than in English.`)
        }
      }
    }
  }
  return mistakes
}

/** Whether two messages have the same arguments. A number may be shown without a plural. */
function hasSameArguments(message: TextMessage, english: TextMessage): boolean {
  const names = [...message.arguments.keys()]
  return (
    names.length === english.arguments.size &&
    names.every((name) => {
      const [type, wanted] = [message.arguments.get(name), english.arguments.get(name)]
      return type === wanted || (type === TEXT && wanted === 'number')
    })
  )
}

/** Sentences about messages that no file names. */
function unusedMistakes(root: string, catalogues: Catalogues): string[] {
  const used = new Set<string>()
  for (const file of fs.globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    for (const [, name = '', room = ''] of text.matchAll(/import \* as (\w+) from '#texts\/(\w+)'/g)) {
      for (const [, key = ''] of text.matchAll(new RegExp(`(?<![\\w.])${name}\\s*\\.(\\w+)`, 'g')))
        used.add(`${room}.${key}`)
    }
    // The server has them in all languages at once, and destructures them.
    if (!file.startsWith('src/web/') && /textsIn\(|ServerTexts/.test(text)) {
      for (const [key] of text.matchAll(/\b\w+\b/g)) for (const room of SERVER_ROOMS) used.add(`${room}.${key}`)
    }
  }
  return [...(catalogues.get(ENGLISH) ?? [])].flatMap(([room, messages]) =>
    [...messages.keys()]
      .filter((key) => !used.has(`${room}.${key}`))
      .map((key) => `${FOLDER}/${ENGLISH}/${room}.json: nothing uses ${key}.`),
  )
}

/** Module of the messages of a room. */
function roomModule(messages: ReadonlyMap<string, TextMessage>, english: ReadonlyMap<string, TextMessage>): string {
  const lines = [...english].map(([key, original]) => messageCode(key, messages.get(key)!, original))
  const helpers = ['isolate', 'numeral', 'plural', 'select'].filter((name) =>
    lines.some((line) => line.includes(`$${name}(`)),
  )
  const imports =
    helpers.length > 0
      ? `import { ${helpers.map((name) => `${name} as $${name}`).join(', ')} } from './language.ts'\n\n`
      : ''
  return imports + lines.join('')
}

/** Module of a language: its tag, and the rules of its numbers. */
function languageModule(language: string): string {
  return `/** Tag of the language (BCP 47). */
export const language = '${language}'

/** Variant of the language for numbers and dates: the one that the browser prefers, or the language itself. */
export const locale: string =
  ('document' in globalThis ? navigator.languages : []).find((tag) => /^${language}\\b/i.test(tag)) ?? language

// The first formatter of a page takes longer than the rest of its start: none is made before one is needed.
let numbers: Intl.NumberFormat | undefined
let rules: Intl.PluralRules | undefined

/** Formats a number. */
export const numeral = (value: number): string => (numbers ??= new Intl.NumberFormat(locale)).format(value)

/**
 * Isolates a text that is inserted into another one: letters that are written from right to left would move numbers and signs around it
 * (Unicode Standard Annex #9, section 2.4).
 */
export const isolate = (text: string | number): string =>
  RIGHT_TO_LEFT.test(String(text)) ? \`\\u2068\${text}\\u2069\` : String(text)

/** Letters of Hebrew, Arabic and their like. */
const RIGHT_TO_LEFT = /[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc]/

/** Returns the form for a number: that of the number itself, such as \`=0\`, or that of its plural category. */
export const plural = <Form>(count: number, forms: { readonly [category: string]: Form; readonly other: Form }): Form =>
  forms[\`=\${count}\`] ?? forms[(rules ??= new Intl.PluralRules(language)).select(count)] ?? forms.other

/** Returns the form for a choice. */
export const select = <Form>(
  choice: string | boolean,
  forms: { readonly [choice: string]: Form; readonly other: Form },
): Form => forms[String(choice)] ?? forms.other
`
}

function languagesModule(languages: readonly string[]): string {
  return `/** Languages of the pages (BCP 47), the default first. */
export const languages = [${languages.map((language) => `'${language}'`).join(', ')}] as const

/** A language of the pages. */
export type Language = (typeof languages)[number]
`
}

/** Module of the texts that the server shows, in all languages. */
function serverModule(languages: readonly string[]): string {
  const named = (language: string, room: string) => `${language.replace('-', '')}_${room}`
  const imports = languages.flatMap((language) =>
    SERVER_ROOMS.map((room) => `import * as ${named(language, room)} from './${language}/${room}.ts'\n`),
  )
  const entries = languages.map(
    (language) =>
      `  '${language}': { ${SERVER_ROOMS.map((room) => `${room}: ${named(language, room)}`).join(', ')} },\n`,
  )
  return `${imports.join('')}import type { Language } from './languages.ts'

/** Texts of one language. */
export interface ServerTexts {
${SERVER_ROOMS.map((room) => `  readonly ${room}: typeof ${named(ENGLISH, room)}\n`).join('')}}

/** Texts that the server shows or sends. */
export const serverTexts: Readonly<Record<Language, ServerTexts>> = {
${entries.join('')}}
`
}
