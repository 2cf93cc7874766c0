import type { Row } from './mutant.ts'

const VISIBILITY = 'access/visibility.test.ts'
const VISITORS = 'access/visitors.test.ts'
const COMMENTS = 'operations/Comments/comments.test.ts'
const REMOVAL = 'operations/Prints/removeComment.test.ts'
const BLOCKED = 'operations/BlockedUsers/blockedUsers.test.ts'

/** Visibility of records, and the rights of users. */
export const access: readonly Row[] = [
  ['src/kernel/visibility.ts', " || record.viewStatus === 'Public'", '', VISIBILITY],
  ['src/kernel/visibility.ts', "record.viewStatus === 'Unlisted' && ", '', 'kernel/visibility.test.ts'],
  ['src/kernel/visibility.ts', ' && timingSafeEqual(left, right)', '', VISIBILITY],
  ['src/prints/shared.ts', 'cost: shared.costs ? print.cost : null', 'cost: print.cost', VISITORS],
  ['src/prints/shared.ts', '    externalId: null,\n', '', VISITORS],
  ['src/prints/shared.ts', '    privateNotes: null,\n', '', VISITORS],
  ['src/prints/shared.ts', 'filamentId: null,\n      displayName: null,', 'filamentId: null,', VISITORS],
  ['src/prints/shared.ts', 'shared.notes ? usage.notes : null', 'usage.notes', VISITORS],
  ['src/prints/shared.ts', "ifShared('fileName', members.fileName)", 'members.fileName', VISITORS],
  ['src/prints/shared.ts', "ifShared('material', filamentAmountMg)", 'filamentAmountMg', VISITORS],
  ['src/projects/totals.ts', "isShared('material')", 'true', VISITORS],
  ['src/operations/Prints/GetPrint.ts', ' && !query.asVisitor', '', 'operations/Prints/sharing.test.ts'],
  ['src/operations/Prints/GetSettings.ts', ' && !asVisitor', '', 'operations/Prints/mainSettings.test.ts'],
  ['src/prints/settings.ts', '!toShared(shared).settings', 'false', 'operations/Prints/mainSettings.test.ts'],
  [
    'src/operations/Prints/PutPrint.ts',
    'changeShared(current.shared',
    'changeShared(null',
    'operations/Prints/sharing.test.ts',
  ],
  [
    'src/prints/filter.ts',
    'if (forOthers) conditions',
    'if (false) conditions',
    'operations/Projects/visitors.test.ts',
  ],
  ['src/prints/summaryMembers.ts', 'forOthers ? summaryForVisitors : summaryForOwner', 'summaryForOwner', VISITORS],
  [
    'src/prints/publicSummary.ts',
    "        .where('page.view_status', '=', PUBLIC)\n",
    '',
    'operations/Users/GetPrints.test.ts',
  ],
  [
    'src/projects/totals.ts',
    "(p.view_status = 'Public' or p.user_id = ${viewerId}::bigint)",
    'true',
    'operations/Projects/visitors.test.ts',
  ],
  ['src/comments/write.ts', 'comment.authorId !== callerId', 'false', COMMENTS],
  ['src/comments/write.ts', 'authorId !== print.ownerId', 'true', 'operations/Prints/comments.test.ts'],
  ['src/comments/write.ts', '!print.allowComments', 'false', 'operations/Prints/comments.test.ts'],
  ['src/comments/write.ts', 'print.ownerId !== callerId', 'false', REMOVAL],
  ['src/outbox/notificationTexts.ts', 'printTitle === null ? null : ', '', REMOVAL],
  ['src/comments/write.ts', 'comment?.printId !== print.id', 'comment === null', REMOVAL],
  ['src/comments/write.ts', "print.viewStatus === 'Public' ? print.title : null", 'print.title', REMOVAL],
  ['src/comments/write.ts', '  await requireNotBlocked(trx, print.ownerId, authorId)\n', '', BLOCKED],
  ['src/comments/write.ts', '  await requireNotBlocked(trx, printOwnerId, callerId)\n', '', BLOCKED],
  ['src/comments/blocked.ts', 'blockedId === userId', 'false', BLOCKED],
  ['src/comments/blocked.ts', '!(await isKnown(trx, userId, blockedId))', 'false', BLOCKED],
  ['src/images/rows.ts', 'MAX_IMAGES = 100', 'MAX_IMAGES = 101', 'operations/Prints/images.test.ts'],
  [
    'src/slicerSettings/record.ts',
    'if (record.user_id !== null) return record.user_id',
    '',
    'operations/SlicerSettings/settings.test.ts',
  ],
  [
    'src/slicerSettings/record.ts',
    "    .where('user_id', '=', userId)\n    .returning('id')",
    "    .returning('id')",
    'operations/SlicerSettings/stored.test.ts',
  ],
  [
    'src/operations/UserApiKeys/DeleteApiKey.ts',
    "      .where('user_id', '=', userId)\n",
    '',
    'operations/UserApiKeys/DeleteApiKey.test.ts',
  ],
  [
    'src/operations/Achievements/GetForUser.ts',
    'profile.showAchievementsOnProfile || id === callerId',
    'true',
    'operations/Achievements/GetForUser.test.ts',
  ],
  [
    'src/feed/latest.ts',
    "          .where((comment) => isActive(comment.ref('comment.author_id')))\n",
    '',
    'operations/Feed/feed.test.ts',
  ],
  [
    'src/feed/items.ts',
    "      .$if(!isOwn, (query) => query.where('p.view_status', '=', PUBLIC))\n",
    '',
    'operations/Feed/keys.test.ts',
  ],
  ['src/prints/publicKeys.ts', "isPublic(print) ? 'visible'", "true ? 'visible'", 'operations/Feed/keys.test.ts'],
]

const REFUSALS = 'mcp/refusals.test.ts'
const REVISIONS = 'mcp/revisions.test.ts'
const SIZE = 'mcp/size.test.ts'
const AGENTS = 'operations/ConnectedAgents/connectedAgents.test.ts'

/** Rights and grants of agents. */
export const agents: readonly Row[] = [
  ['src/mcp/agent.ts', 'scopes.length === 0', 'false', REFUSALS],
  ['src/mcp/agent.ts', '  if (refusal) return refusal\n', '', REFUSALS],
  ['src/mcp/agent.ts', 'if (second) return', 'if (false) return', REFUSALS],
  ['src/mcp/agent.ts', 'config.toolsAudience', 'config.restAudience', REFUSALS],
  ['src/mcp/routes.ts', 'if (scopes.includes(tool.scope)) return', 'return', REFUSALS],
  ['src/mcp/routes.ts', '  requireOrigin(config, req)\n', '', REFUSALS],
  ['src/mcp/routes.ts', "userId === null ? 'address' : 'tools'", "'address'", REFUSALS],
  ['src/mcp/message.ts', 'isAllowed && body.length > 0', 'body.length > 0', REVISIONS],
  ['src/mcp/routes.ts', 'count < messages.length', 'count < 1', REVISIONS],
  ['src/mcp/tools.ts', 'if (next !== null && isLong)', 'if (false)', SIZE],
  ['src/mcp/message.ts', '.slice(0, 200)', '.slice(0, 2000)', AGENTS],
  [
    'src/agents/grants.ts',
    "where('barred_date', '<', agent.signedInDate)",
    "where('barred_date', 'is not', null)",
    AGENTS,
  ],
  ['src/agents/grants.ts', "    .where('revoked_date', 'is', null)\n    .where((where)", '    .where((where)', AGENTS],
]
