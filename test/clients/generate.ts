import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { build as kubb } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
import { generateEndpoints } from '@rtk-query/codegen-openapi'
import { NgOpenApiGen } from 'ng-openapi-gen/lib/ng-openapi-gen.js'
import { generateSource } from 'oazapfts'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { generate as codegen } from 'openapi-typescript-codegen'
import { generateZodClientFromOpenAPI } from 'openapi-zod-client'
import { generate as orval } from 'orval'
import { generateApi } from 'swagger-typescript-api'

/** Where the service describes itself. */
export type Description = '/openapi.json' | '/openapi-3.0.json'

/** Writes the client that a generator makes for `fetch`, with its defaults as far as they go. */
type Generate = (description: string, folder: string) => Promise<unknown>

const openapiFetch: Generate = async (description, folder) => {
  const document = JSON.parse(await readFile(description, 'utf8')) as Parameters<typeof openapiTypescript>[0]
  // By default what has a default is required, in requests too.
  await write(folder, 'api.d.ts', astToString(await openapiTypescript(document, { defaultNonNullable: false })))
}

const heyApi: Generate = (input, output) =>
  createClient({ input, output, plugins: ['@hey-api/client-fetch'], logs: { level: 'silent' } })

const orvalFetch: Generate = async (target, folder) => {
  // The address of the service is known at run time only.
  await write(folder, 'service.ts', 'export const service = { url: "" }\n')
  const baseUrl = { runtime: 'service.url', imports: [{ name: 'service', values: true, importPath: './service' }] }
  await orval(
    { input: { target }, output: { target: path.join(folder, 'api.ts'), client: 'fetch', baseUrl } },
    undefined,
    {
      logLevel: 'warn',
    },
  )
}

const swaggerTypescriptApi: Generate = async (input, output) => {
  await generateApi({ input, output, fileName: 'api.ts', generateUnionEnums: true, silent: true })
  // It tells the compiler not to look.
  const file = path.join(output, 'api.ts')
  await writeFile(file, (await readFile(file, 'utf8')).replace('// @ts-nocheck\n', ''))
}

const oazapfts: Generate = async (description, folder) => write(folder, 'api.ts', await generateSource(description))

const kubbFetch: Generate = (description, folder) =>
  kubb({
    config: {
      root: process.cwd(), // It writes relative paths there, whatever root it is given.
      input: { path: description },
      output: { path: folder, barrelType: false },
      plugins: [
        pluginOas({ generators: [] }),
        pluginTs({ output: { path: 'types.ts' } }),
        pluginClient({ output: { path: 'client.ts' }, client: 'fetch', bundle: true, dataReturnType: 'full' }),
      ],
    },
  })

const openapiTypescriptCodegen: Generate = (input, output) =>
  codegen({ input, output, useOptions: true, useUnionTypes: true })

const rtkQuery: Generate = async (schemaFile, folder) => {
  // The address of the service is known at run time only.
  const base = [
    "import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query'",
    "export const service = { url: '', headers: {} as Record<string, string> }",
    'export const base = createApi({',
    '  baseQuery: (args, api, extra) =>',
    '    fetchBaseQuery({ baseUrl: service.url, prepareHeaders: (headers) => {',
    '      for (const [name, value] of Object.entries(service.headers)) headers.set(name, value)',
    '    } })(args, api, extra),',
    '  endpoints: () => ({}),',
    '})',
  ]
  await write(folder, 'base.ts', `${base.join('\n')}\n`)
  const outputFile = path.join(folder, 'api.ts')
  await generateEndpoints({ schemaFile, outputFile, apiFile: path.join(folder, 'base.ts'), apiImport: 'base' })
}

const ngOpenapiGen: Generate = async (input, output) => {
  new NgOpenApiGen((await read(input)) as never, { input, output, silent: true }).generate()
}

const openapiZodClient: Generate = async (description, folder) => {
  const openApiDoc = (await read(description)) as Parameters<typeof generateZodClientFromOpenAPI>[0]['openApiDoc']
  await mkdir(folder, { recursive: true })
  await generateZodClientFromOpenAPI({
    openApiDoc,
    distPath: path.join(folder, 'api.ts'),
    options: { withAlias: true, shouldExportAllSchemas: true },
  })
}

/** It generates nothing: it reads the description when it runs. */
const swaggerClient: Generate = async (description, folder) =>
  write(folder, 'spec.ts', `export const spec: object = ${await readFile(description, 'utf8')}\n`)

/** The generators, by the name of the adapter, with the description that each reads: some do not know OpenAPI 3.1. */
export const GENERATORS: Readonly<Record<string, { readonly reads: Description; readonly generate: Generate }>> = {
  openapiFetch: { reads: '/openapi.json', generate: openapiFetch },
  heyApi: { reads: '/openapi.json', generate: heyApi },
  orval: { reads: '/openapi.json', generate: orvalFetch },
  swaggerTypescriptApi: { reads: '/openapi.json', generate: swaggerTypescriptApi },
  oazapfts: { reads: '/openapi.json', generate: oazapfts },
  kubb: { reads: '/openapi.json', generate: kubbFetch },
  openapiTypescriptCodegen: { reads: '/openapi-3.0.json', generate: openapiTypescriptCodegen },
  openapiTypescriptFetch: { reads: '/openapi.json', generate: openapiFetch },
  openapiZodClient: { reads: '/openapi-3.0.json', generate: openapiZodClient },
  rtkQuery: { reads: '/openapi-3.0.json', generate: rtkQuery },
  ngOpenapiGen: { reads: '/openapi-3.0.json', generate: ngOpenapiGen },
  swaggerClient: { reads: '/openapi-3.0.json', generate: swaggerClient },
}

async function read(description: string): Promise<unknown> {
  return JSON.parse(await readFile(description, 'utf8'))
}

async function write(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, name), text)
}
