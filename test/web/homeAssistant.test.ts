import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse } from 'yaml'
import { homeAssistantPackage, MAKES } from '../../src/web/connect/homeAssistant.ts'
import { contractOperation, resolve } from '../support/contract.ts'

/** A package of Home Assistant, as far as it is looked at here. */
interface Package {
  readonly rest_command: { readonly print_log_event: { readonly url: string; readonly payload: string } }
  readonly automation: readonly { readonly actions: readonly { readonly data: { readonly event?: string } }[] }[]
}

const operation = contractOperation('PrintEvents_PostEvent')
const properties = resolve(operation.body?.schema)['properties'] as Readonly<Record<string, unknown>>
const events = resolve(properties['event'])['enum'] as readonly string[]
const guide = readFileSync(new URL('../../docs/connect.md', import.meta.url), 'utf8')

for (const make of MAKES) {
  test(`the package for ${make} sends what the contract takes, and is that of the guide`, () => {
    const text = homeAssistantPackage(make, 'https://prints.example.org', '<API_KEY>', '<PRINTER_ID>')
    assert(guide.includes(`\`\`\`yaml\n${text}\`\`\`\n`), `docs/connect.md needs the package for ${make}:\n${text}`)
    const { rest_command: command, automation } = parse(text) as Package
    const { url, payload } = command.print_log_event
    assert.equal(url, `https://prints.example.org${operation.path}`)
    const sent = [...payload.matchAll(/^\s+"(\w+)":/gm)].map(([, name]) => name ?? '')
    assert.deepEqual(
      sent.filter((name) => !Object.hasOwn(properties, name)),
      [],
    )
    assert(['event', 'printerId', 'jobId'].every((name) => sent.includes(name)))
    const told = automation.flatMap(({ actions }) => actions.flatMap(({ data }) => data.event ?? []))
    const names = told.flatMap((event) => [...event.matchAll(/(?<=^|": ")[A-Z][a-z]+/g)].map(([name]) => name))
    assert(names.includes('Started') && names.includes('Finished'), names.join())
    assert.deepEqual(
      names.filter((name) => !events.includes(name)),
      [],
    )
  })
}
