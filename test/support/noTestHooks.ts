import asyncHooks from 'node:async_hooks'

/**
 * Keeps `node:test` from following every promise, which takes a sixth of the time of a process that is tests and service at once. It
 * does so to name the test that an uncaught error comes from. Without it, such an error fails the file instead: `make try` names the test.
 *
 * For `--import`: it must be loaded before `node:test`.
 */
const none: ReturnType<typeof asyncHooks.createHook> = { enable: () => none, disable: () => none }
asyncHooks.createHook = () => none
