import { readCalls } from '../support/record.ts'
import { indexOf } from './calls.ts'

/** Prints for each operation the tests that have called it in the last `make test`. */
process.stdout.write(indexOf(readCalls()))
