import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { explained, clusterPrograms } from './programs.ts'

/** Writes groups of test files for a cluster to .cache/clusterGroups/, and prints what `node --test` is to run; nothing without a cluster. */
const FOLDER = '.cache/clusterGroups'
const FILES_IN_A_GROUP = 8

/**
 * What runs on a cluster: the operations, imports, archives, stock, what devices and programs send, events and what is sent of them,
 * periodic work, and what the contract promises.
 */
const FILES = [
  'test/cluster/*.test.ts',
  'test/operations/**/*.test.ts',
  'test/{events,exports,imports,integrations,jobs,ledger,outbox,push,spoolUse,spoolman,stock,webhooks}/*.test.ts',
  'test/conformance/{conditional,devices,events,links,successExamples}.test.ts',
]

/** Files about one server, with the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'test/imports/expiry.test.ts': 'waits until the server shows a lock that is waited for',
  'test/imports/parallel.test.ts': 'waits until the server shows a lock that is waited for',
  'test/imports/progress.test.ts': 'has a trigger on a table',
  'test/imports/undo.test.ts': 'waits until the server shows a lock that is waited for',
  'test/jobs/clockGuard.test.ts': 'moves the clock of the only server',
  'test/jobs/purge.test.ts': 'writes rows without their users, and locks them in statements of its own',
  'test/ledger/lockOrder.test.ts': 'waits until the server shows a lock that is waited for',
  'test/ledger/pricingLock.test.ts': 'waits until the server shows a lock that is waited for',
  'test/operations/Filaments/images.test.ts': 'locks a spool in a statement of its own',
  'test/operations/Printers/images.test.ts': 'locks a printer in a statement of its own',
  'test/operations/Prints/images.test.ts': 'locks a print in a statement of its own',
  'test/operations/Projects/images.test.ts': 'locks a project in a statement of its own',
  'test/operations/SlicerSettings/settings.test.ts': 'waits until the server shows a lock that is waited for',
  'test/spoolUse/reopened.test.ts': 'waits until the server shows a lock that is waited for',
  'test/spoolUse/repetition.test.ts': 'waits until the server shows a lock that is waited for',
  'test/spoolman/deletedField.test.ts': 'waits until the server shows a lock that is waited for',
  'test/spoolman/plans.test.ts': 'reads plans',
  'test/stock/plans.test.ts': 'reads plans',
  'test/webhooks/fanOut.test.ts': 'waits until the server shows a lock that is waited for',
}

await explained(async () => {
  if (process.env['CLUSTER_NODES'] === undefined) await clusterPrograms()
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const files = globSync(FILES)
    .sort()
    .filter((file) => !(file in ELSEWHERE))
  const groups = Array.from({ length: Math.ceil(files.length / FILES_IN_A_GROUP) }, (_, index) => {
    const group = path.join(FOLDER, `${String(index).padStart(2, '0')}.ts`)
    const own = files.slice(index * FILES_IN_A_GROUP, (index + 1) * FILES_IN_A_GROUP).map((file) => `  '${file}',\n`)
    writeFileSync(
      group,
      `import { runGroup } from '../../test/support/group.ts'\n\nawait runGroup([\n${own.join('')}])\n`,
    )
    return group
  })
  console.log(groups.join(' '))
})
