/**
 * Error that prevents the service from starting or a command from running. The message is one sentence that says what
 * to do; no stack trace is shown.
 */
export class StartError extends Error {}
