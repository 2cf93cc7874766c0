/** Loaded before a service whose clock is to be fast, by CLOCK_AHEAD milliseconds. */

const ahead = Number(process.env['CLOCK_AHEAD'])

const now = Date.now.bind(Date)
Date.now = () => now() + ahead
globalThis.Date = new Proxy(Date, {
  construct: (clock, values: unknown[]): Date =>
    Reflect.construct(clock, values.length === 0 ? [clock.now()] : values) as Date,
})
