const { NODE_COMPILE_CACHE } = process.env

/**
 * Environment of a thread: no secret of the service, only the folder of compiled code. Without it, a thread compiles its program
 * at each start.
 */
export const THREAD_ENVIRONMENT: NodeJS.ProcessEnv = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
