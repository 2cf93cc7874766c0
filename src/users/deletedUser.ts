/**
 * Author of the comments that deleted users left under the prints of others. The account exists once such a comment
 * does; it has the highest id, which no sequence reaches, and nobody signs in to it.
 */
export const DELETED_USER_ID = Number.MAX_SAFE_INTEGER

/** Name of the author of a deleted user's comments. */
export const DELETED_USER_NAME = 'Deleted user'
