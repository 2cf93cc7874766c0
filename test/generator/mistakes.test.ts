import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ContractError, sentenceOf } from '../../src/generator/generate.ts'
import { handlerGaps } from '../../src/generator/handlers.ts'
import { contractMistakes } from '../../src/generator/mistakes.ts'

/** A contract as small as can be. */
const CONTRACT = `openapi: 3.1.0
security: [{}]
paths:
  /api/Spools/{id}:
    get:
      operationId: Spools_GetSpool
      summary: Get a spool
      description: Returns one spool.
      x-agent-tool: { name: get_spool, scope: 'read:printdata' }
      parameters:
        - $ref: '#/components/parameters/Id'
      responses:
        '200':
          $ref: '#/components/responses/Spool'
    put:
      operationId: Spools_PutSpool
      parameters:
        - $ref: '#/components/parameters/Id'
      requestBody:
        content:
          application/json:
            schema:
              $ref: '#/components/schemas/Spool'
            examples:
              Black: { value: { name: Black, weightMg: 1000 } }
      responses:
        '204': { description: Replaced. }
components:
  parameters:
    Id: { name: id, in: path, required: true, schema: { type: integer }, example: 7 }
  responses:
    Spool:
      content:
        application/json:
          schema:
            $ref: '#/components/schemas/Spool'
          examples:
            Spool:
              $ref: '#/components/examples/Spool'
  schemas:
    Spool:
      type: object
      required: [name]
      properties:
        name: { type: string, minLength: 1 }
        weightMg: { type: integer }
        addedDate: { type: string, format: date-time, readOnly: true }
  examples:
    Spool: { value: { name: Black, addedDate: '2026-03-01T10:00:00Z' } }
`

test('a contract without mistakes has none', () => {
  assert.deepEqual(contractMistakes(CONTRACT), [])
})

describe('each mistake is reported in a sentence with its line', () => {
  const mistakes: Record<string, { change: [string, string]; lines: string[] }> = {
    'a colon in a text': {
      change: ['Get a spool', 'Get: a spool'],
      lines: ['7: This is not YAML: Nested mappings are not allowed in compact mappings.'],
    },
    'a key that is there twice': {
      change: ['summary: Get a spool', 'description: Get a spool'],
      lines: ['8: This is not YAML: Map keys must be unique.'],
    },
    'a reference that leads nowhere': {
      change: ['parameters/Id', 'parameters/SpoolId'],
      lines: ['11: `#/components/parameters/SpoolId` leads nowhere.'],
    },
    'a reference that is a number': {
      change: ["$ref: '#/components/parameters/Id'", '$ref: 7'],
      lines: ['11: A `$ref` must be a text such as `#/components/schemas/Print`.'],
    },
    'a reference that leads to itself': {
      change: ['    Id: { name', "    Loop: { $ref: '#/components/parameters/Loop' }\n    Id: { name"],
      lines: ['30: `#/components/parameters/Loop` leads back to itself.'],
    },
    'an alias without its anchor': {
      change: ['summary: Get a spool', 'summary: *spool'],
      lines: ['7: The anchor `&spool` does not exist.'],
    },
    'parameters that are not a list': {
      change: [
        "parameters:\n        - $ref: '#/components/parameters/Id'\n      responses",
        'parameters: {}\n      responses',
      ],
      lines: ['10: The `parameters` of GET /api/Spools/{id} are not a list.'],
    },
    'a credential that is not described': {
      change: ['security: [{}]', 'security: [{}, { Key: [] }]'],
      lines: ['5: GET', '15: PUT'].map(
        (place) =>
          `${place} /api/Spools/{id} asks for the credential \`Key\`, which is not in \`components.securitySchemes\`.`,
      ),
    },
    'a body without examples': {
      change: ['            examples:\n              Black: { value: { name: Black, weightMg: 1000 } }\n', ''],
      lines: ['19: The body of Spools_PutSpool has no `examples` as application/json.'],
    },
    'a response without examples': {
      change: ["          examples:\n            Spool:\n              $ref: '#/components/examples/Spool'\n", ''],
      lines: ['32: `components.responses.Spool` has no `examples` as application/json.'],
    },
    'a section that is missing': { change: ['paths:', 'pathes:'], lines: ['1: The contract has no `paths`.'] },
    'no operationId': {
      change: ['      operationId: Spools_GetSpool\n', ''],
      lines: ['5: GET /api/Spools/{id} has no `operationId`.'],
    },
    'an operationId of another form': {
      change: ['Spools_GetSpool', 'getSpool'],
      lines: ['6: The operationId `getSpool` is not of the form Controller_Action, as in Comments_PutComment.'],
    },
    'one operationId for two operations': {
      change: ['Spools_PutSpool', 'Spools_GetSpool'],
      lines: ['16: PUT /api/Spools/{id} has the operationId of GET /api/Spools/{id}, `Spools_GetSpool`.'],
    },
    'a method that is none': {
      change: ['    put:', '    putt:'],
      lines: ['15: `putt` is not one of the methods get, put, post, delete, patch.'],
    },
    'a path parameter of another name': {
      change: ['name: id', 'name: spoolId'],
      lines: [
        '10: GET /api/Spools/{id} does not declare its path parameter `id`.',
        '10: GET /api/Spools/{id} declares the path parameter `spoolId`, which its path does not have.',
        '17: PUT /api/Spools/{id} does not declare its path parameter `id`.',
        '17: PUT /api/Spools/{id} declares the path parameter `spoolId`, which its path does not have.',
      ],
    },
    'a parameter without a schema': {
      change: [', schema: { type: integer }', ''],
      lines: ['GET', 'PUT'].map(
        (method) =>
          `${method === 'GET' ? 10 : 17}: The parameter id of ${method} /api/Spools/{id} needs a \`name\`, a \`schema\`, and an \`in\` of path, query, header.`,
      ),
    },
    'no success': {
      change: ["'204'", "'404'"],
      lines: ["26: PUT /api/Spools/{id} declares no successful response, such as '200'."],
    },
    'an empty response': {
      change: ['{ description: Replaced. }', ''],
      lines: ['26: The response 204 of PUT /api/Spools/{id} is empty.'],
    },
    'a body without a schema': {
      change: ["            schema:\n              $ref: '#/components/schemas/Spool'\n", ''],
      lines: ['19: The body of PUT /api/Spools/{id} has no `schema` as application/json.'],
    },
    'a keyword that is misspelt': {
      change: ['minLength', 'minLenght'],
      lines: ['41: The schema Spool is not valid: unknown keyword: "minLenght".'],
    },
    'a type that is none': {
      change: ['name: { type: string', 'name: { type: text'],
      lines: [
        '41: The schema Spool is not valid: schema is invalid: data/properties/name/type must be equal to one of the allowed values.',
      ],
    },
    'a tool whose scope is for reading, though it writes': {
      change: [
        "'204': { description: Replaced. }",
        "'204': { description: Replaced. }\n      x-agent-tool: { name: put_spool, scope: 'read:printdata' }",
      ],
      lines: ['28: The scope read:printdata does not fit the PUT of the tool Spools_PutSpool.'],
    },
    'an example of a body that does not fit': {
      change: ['weightMg: 1000 }', 'weightMg: 1 kg }'],
      lines: [
        '19: The example Black of the body of Spools_PutSpool does not fit its schema: weightMg must be integer.',
      ],
    },
    'an example of a response that does not fit': {
      change: ['value: { name: Black, addedDate', 'value: { addedDate'],
      lines: [
        "49: The example Spool of the response 200 of Spools_GetSpool does not fit its schema: it must have required property 'name'.",
      ],
    },
    'an example of a parameter that does not fit': {
      change: ['example: 7', 'example: seven'],
      lines: ['10: The example of the parameter id of Spools_GetSpool does not fit its schema: it must be integer.'],
    },
  }
  for (const [name, { change, lines }] of Object.entries(mistakes)) {
    test(name, () => {
      const text = CONTRACT.replace(...change)
      assert.notEqual(text, CONTRACT)
      assert.deepEqual(
        contractMistakes(text),
        lines.map((line) => `openapi.yaml:${line}`),
      )
    })
  }
})

test('operations without a file, and files without an operation, are named', () => {
  const { missing, orphaned } = handlerGaps('.', [{ operationId: 'Users_GetMe' }, { operationId: 'Spools_GetSpool' }], {
    folder: 'src/operations',
    file: 'openapi.yaml',
    types: { operation: 'Operation' },
  })
  assert.deepEqual(missing, [
    "src/operations/Spools/GetSpool.ts is missing: it exports `handle: Operation<'Spools_GetSpool'>`.",
  ])
  assert(
    orphaned.includes('src/operations/Users/GetUser.ts belongs to no operation of openapi.yaml: delete or rename it.'),
  )
  assert(!orphaned.some((sentence) => sentence.includes('GetMe')))
})

test('any error that stops the generator is reported without its stack', () => {
  assert.equal(sentenceOf(new ContractError('openapi.yaml:1: A mistake.')), 'openapi.yaml:1: A mistake.')
  assert.equal(sentenceOf(new Error('A compiler stumbled.')), 'Nothing was generated: A compiler stumbled.')
})
