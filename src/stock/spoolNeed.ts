/** A spool that a plan may use. */
export interface PlannedSpool {
  readonly id: string
  /** Text that equal spools have in common. */
  readonly rowKey: string
  /** Material type in lower case. */
  readonly material: string | null
  readonly diameterMm: number
  readonly isActive: boolean
  /** Null while it is unknown. */
  readonly remainingMg: number | null
}

/** A material that a print needs. */
export interface SpoolNeed {
  readonly printId: number
  /** Spool that the print names. */
  readonly filamentId: string | null
  /** Material type in lower case. */
  readonly material: string | null
  /** Filament diameter of the printer; null while it is unknown. */
  readonly diameterMm: number | null
  /** Null while it is unknown. */
  readonly neededMg: number | null
  /** Whether the print runs and is not in the plan: it only takes what it needs of the spool that it names. */
  readonly isTakenFirst: boolean
}

/** The amount of a spool that is assigned to a material. */
export interface SpoolShare<Spool> {
  readonly spool: Spool
  readonly assignedMg: number
}
