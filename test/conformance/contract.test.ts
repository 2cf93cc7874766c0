import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { test } from 'node:test'
import { contractOperations } from '../support/contract.ts'

/** The promised endpoints with their credentials and responses (test/conformance/README.md). */
const SPECIFIED = `
GET /api/achievements/catalog Achievements_GetCatalog optional 200 AchievementCatalogDto
GET /api/achievements/me Achievements_GetMine any 200 MyAchievementsDto
GET /api/users/{id}/achievements Achievements_GetForUser optional 200 PublicAchievementsDto
POST /api/achievements/hint/dismiss Achievements_DismissHint any 204 -
GET /api/Analytics/overview Analytics_GetOverview any 200 OverviewResponse
GET /api/Analytics/activity Analytics_GetActivity any 200 ActivityResponse
GET /api/Analytics/printers Analytics_GetPrinters any 200 PrintersResponse
GET /api/Analytics/materials Analytics_GetMaterials any 200 MaterialsResponse
GET /api/Analytics/costs Analytics_GetCosts any 200 CostsResponse
GET /api/Analytics/accuracy Analytics_GetAccuracy any 200 AccuracyResponse
PUT /api/Comments/{id} Comments_PutComment any 201 CommentDetailDto
DELETE /api/Comments/{id} Comments_DeleteComment any 200 -
GET /api/connected-agents ConnectedAgents_GetConnectedAgents any 200 ConnectedAgentDto[]
DELETE /api/connected-agents/{grantId} ConnectedAgents_RevokeConnectedAgent any 200 -
GET /api/Cura/settings SlicerSettings_GetSettings any 200 SlicerSetting
POST /api/Cura/settings SlicerSettings_SaveSettings optional 200 NewSlicerSettingsDto
POST /api/Devices Devices_RegisterDevice token 204 -
DELETE /api/Devices/{token} Devices_DeleteDevice any 204 -
`
const FILTER = [
  'FromDate',
  'ToDate',
  'TimeZone',
  'PrinterIds',
  'FilamentIds',
  'ProjectIds',
  'Statuses',
  'Granularity',
  'ComparePrevious',
  'HasRange',
]
const JSON_ANSWERS = ['application/json', 'text/json', 'text/plain']
const JSON_BODIES = ['application/*+json', 'application/json', 'text/json']

interface Schemas {
  readonly [name: string]: { readonly properties?: Record<string, unknown>; readonly enum?: readonly string[] }
}

const document = JSON.parse(readFileSync(new URL('../../generated/contract.json', import.meta.url), 'utf8')) as {
  readonly info: { readonly version: string; readonly license: { readonly identifier: string } }
  readonly components: { readonly schemas: Schemas; readonly parameters: object; readonly requestBodies: object }
}
const { schemas } = document.components

for (const line of SPECIFIED.trim().split('\n')) {
  const [method, path, id, credentials, status, schema = ''] = line.split(' ')
  test(`${id} is as the specification has it`, () => {
    const operation = contractOperations.find((operation) => operation.id === id)
    assert(operation)
    const successes = [...operation.responses.keys()].filter((status) => status < 300)
    assert.deepEqual(
      [operation.method, operation.path, operation.credentials, successes],
      [method, path, credentials, [Number(status)]],
    )
    assert.equal(operation.responses.get(Number(status))?.schema ?? '-', schema)
    assert(operation.responses.has(401) && operation.responses.has(403))
  })
}

test('there is one version, v1, and the licence is AGPL-3.0', () => {
  assert.equal(document.info.version, 'v1')
  assert.match(document.info.license.identifier, /^AGPL-3\.0/)
})

test('every operation but the images lies under /api, and each is named Controller_Action', () => {
  for (const { path, id } of contractOperations) {
    assert.match(path, /^\/(api|media)\//)
    assert.match(id, /^[A-Z][A-Za-z]+_[A-Z][A-Za-z]+$/)
  }
})

test('property names are camelCase, but for what devices in the field send and slicers store', () => {
  const devices = /^(SlicerSettings|Bambuddy|Moonraker|Obico|OctoEverywhere|Octoprint)/
  for (const [name, { properties = {} }] of Object.entries(schemas)) {
    if (devices.test(name)) continue
    for (const property of Object.keys(properties)) assert.match(property, /^[a-z][A-Za-z0-9]*$/, `${name}.${property}`)
  }
})

test('no two components that generators make types of have the same name', () => {
  const { schemas, parameters, requestBodies } = document.components
  const names = [schemas, parameters, requestBodies].flatMap(Object.keys)
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  )
})

test('JSON responses and bodies have the three media types', () => {
  for (const { id, responses, body } of contractOperations) {
    for (const [status, { mediaTypes }] of responses) {
      const isSentence = mediaTypes.length === 1 && mediaTypes[0] === 'text/plain'
      const isFile = mediaTypes.some((type) => ['image/webp', 'application/zip', 'text/csv'].includes(type))
      // A stream is for those only who ask for it.
      const others = mediaTypes.filter((type) => type !== 'text/event-stream').sort()
      if (status < 300 && mediaTypes.length > 0 && !isSentence && !isFile) assert.deepEqual(others, JSON_ANSWERS, id)
    }
    const isUpload = body?.mediaTypes.length === 1 && body.mediaTypes[0] === 'multipart/form-data'
    for (const type of JSON_BODIES) if (body && !isUpload) assert(body.mediaTypes.includes(type), `${id} takes ${type}`)
  }
})

test('lists are paged with pageNumber, from 1, and pageSize', () => {
  const lists = contractOperations.filter(({ responses }) => /PageDto$/.test(responses.get(200)?.schema ?? ''))
  assert(lists.length > 0)
  for (const { id, parameters } of lists) {
    const [number, size] = ['pageNumber', 'pageSize'].map((name) =>
      parameters.find((parameter) => parameter.name === name),
    )
    assert.deepEqual([number?.schema['minimum'], number?.schema['default'], size?.schema['minimum']], [1, 1, 1], id)
  }
})

test('every analytics operation takes the shared filter', () => {
  for (const { id, parameters } of contractOperations.filter(({ id }) => id.startsWith('Analytics_'))) {
    const names = parameters.map(({ name }) => name)
    assert.deepEqual(names, FILTER, id)
  }
  assert.deepEqual(schemas['AnalyticsGranularity']?.enum, ['Auto', 'Day', 'Week', 'Month'])
})

test('PrintStatus has its six names', () => {
  assert.deepEqual(schemas['PrintStatus']?.enum, [
    'Pending',
    'Printing',
    'Success',
    'PartialSuccess',
    'Failed',
    'Cancelled',
  ])
})

test('a CSV file has the filters and the order of the list that it is downloaded from', () => {
  const files = contractOperations.filter(({ path }) => path.endsWith('/csv'))
  assert(files.length > 4)
  for (const file of files) {
    const folder = dirname(file.path)
    const list = contractOperations.find(
      (operation) => operation.method === 'GET' && [folder, `${folder}/summary`].includes(operation.path),
    )
    const isPaging = ({ name }: { readonly name: string }) => name === 'pageNumber' || name === 'pageSize'
    assert.deepEqual(
      file.parameters,
      list?.parameters.filter((parameter) => !isPaging(parameter)),
      file.path,
    )
  }
})

test('no anchor occurs twice, which some YAML parsers refuse', () => {
  for (const name of ['openapi.yaml', 'spoolman.yaml']) {
    const text = readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
    const anchors = [...text.matchAll(/(?<=[:-] )&\w+/g)].map(([anchor]) => anchor)
    assert.deepEqual(
      anchors.filter((anchor, index) => anchors.indexOf(anchor) < index),
      [],
      name,
    )
  }
})
