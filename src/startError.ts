/** The service cannot start or a command cannot run. The message is one sentence that says what to do; no stack is shown. */
export class StartError extends Error {}
