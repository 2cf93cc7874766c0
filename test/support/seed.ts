/**
 * Seed of the tests with random values: `SEED`, or always the same one, so that a change fails for what it does and not by
 * chance. `make fuzz` draws a new one.
 */
export const SEED = Number(process.env['SEED'] ?? 1)
