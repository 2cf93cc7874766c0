import { domain, layers } from './src/generator/layers.ts'

const pathOf = (room) => (room.endsWith('.ts') ? `${room.replace('.', '\\.')}$` : `${room}/`)
const inRooms = (rooms) => `^src/(${rooms.map(pathOf).join('|')})`

const upward = layers.slice(0, -1).map(({ name, rooms }, index) => ({
  name: `no-import-upward-from-${name.toLowerCase().replaceAll(' ', '-')}`,
  comment: 'A layer imports from itself and from the layers below it (src/generator/layers.ts).',
  severity: 'error',
  from: { path: inRooms(rooms) },
  to: { path: inRooms(layers.slice(index + 1).flatMap((layer) => layer.rooms)) },
}))

export default {
  forbidden: [
    { name: 'no-circular-files', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-circular-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    ...upward,
    {
      name: 'every-folder-has-a-layer',
      comment: 'Add the folder to src/generator/layers.ts.',
      severity: 'error',
      from: { path: '^src/', pathNot: [inRooms(layers.flatMap(({ rooms }) => rooms)), '^src/web/'] },
      to: {},
    },
    {
      name: 'kernel-imports-nothing-of-the-service',
      severity: 'error',
      from: { path: '^src/kernel/' },
      to: { path: '^src/', pathNot: '^src/kernel/' },
    },
    { name: 'no-tests-in-the-service', severity: 'error', from: { path: '^src/' }, to: { path: '^test/' } },
    {
      name: 'no-http-in-the-domain',
      comment: 'Statuses, Express and the context of an operation belong to operations and the layers above them.',
      severity: 'error',
      from: { path: inRooms(domain) },
      to: {
        path: [
          'node_modules/(express|openapi-backend)/',
          '^src/(http|contract|operations|responses)/',
          '^(node:)?http$',
        ],
      },
    },
    {
      name: 'openapi-backend-at-one-seam',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/http/(openapiBackend|boundOperation)\\.ts$' },
      to: { path: 'node_modules/openapi-backend/' },
    },
    {
      name: 'pages-share-only-the-contract',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/', pathNot: '^src/web/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Types and data that import nothing.
    exclude: { path: '^generated/(?!operations)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.d.ts', '.js', '.cjs', '.json'] },
  },
}
