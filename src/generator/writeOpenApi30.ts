import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Node } from '../contract/document.ts'
import { openApi30 } from '../contract/openApi30.ts'

/** Writes the contract in OpenAPI 3.0, as the service publishes it, to the path where `make lint` expects it. */
const root = path.resolve(import.meta.dirname, '../..')
const contract = JSON.parse(readFileSync(path.join(root, 'generated/contract.json'), 'utf8')) as Node
mkdirSync(path.join(root, '.cache'), { recursive: true })
writeFileSync(path.join(root, '.cache/contract-3.0.json'), `${JSON.stringify(openApi30(contract), null, 1)}\n`)
