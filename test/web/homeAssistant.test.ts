import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse } from 'yaml'
import { homeAssistantPackage, MAKES } from '../../src/web/connect/homeAssistant.ts'
import { contractOperation, resolve } from '../support/contract.ts'

/** A package of Home Assistant, as far as it is looked at here. */
interface Package {
  readonly rest_command: { readonly print_log_event: { readonly url: string; readonly payload: string } }
  readonly automation: readonly {
    readonly id: string
    readonly conditions?: unknown
    readonly actions: readonly Action[]
  }[]
}

interface Action {
  readonly action?: string
  readonly data?: { readonly event?: string; readonly entity_id?: string }
  readonly condition?: string
  readonly value_template?: string
  readonly wait_for_trigger?: readonly { readonly entity_id: string }[]
}

/** The actions of a start by their kinds, with the entities that they wait for or read again. */
const STARTS = {
  'Bambu Lab': ['input_text.set_value', 'wait sensor.<PRINTER>_print_weight', 'rest_command.print_log_event'],
  Prusa: [
    'homeassistant.update_entity sensor.<PRINTER>_progress',
    'template',
    'input_text.set_value',
    'rest_command.print_log_event',
  ],
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
    const told = automation.flatMap(({ actions }) => actions.flatMap(({ data }) => data?.event ?? []))
    const names = told.flatMap((event) => [...event.matchAll(/(?<=^|": ")[A-Z][a-z]+/g)].map(([name]) => name))
    assert(names.includes('Started') && names.includes('Finished'), names.join())
    assert.deepEqual(
      names.filter((name) => !events.includes(name)),
      [],
    )
  })

  test(`the package for ${make} reports a start when the integration has read what it reads after the status`, () => {
    const { rest_command: command, automation } = parse(
      homeAssistantPackage(make, 'https://prints.example.org', '<API_KEY>', '<PRINTER_ID>'),
    ) as Package
    const start = automation.find(({ id }) => id === 'print_log_start')
    assert(start)
    assert.equal(start.conditions, undefined, 'the status changes before the rest')
    const actions = start.actions.map(({ action, data, condition, wait_for_trigger: awaited }) =>
      awaited ? `wait ${awaited[0]?.entity_id}` : [action ?? condition, data?.entity_id].filter(Boolean).join(' '),
    )
    assert.deepEqual(actions, STARTS[make])
    // Home Assistant has texts for what is not known, which are no names of files, and a start is reported late.
    const { payload } = command.print_log_event
    assert.match(payload, /"fileName": states\("([^"]+)"\) if has_value\("\1"\) else none,/)
    assert.match(payload, /"occurredDate": states\("input_text.print_log_job"\) if event == "Started" else/)
  })
}
