import { decoration } from './objects/decoration.ts'
import { equipment } from './objects/equipment.ts'
import { games } from './objects/games.ts'
import { garden } from './objects/garden.ts'
import { household } from './objects/household.ts'
import { spaghetti } from './objects/spaghetti.ts'
import { technology } from './objects/technology.ts'
import { toys } from './objects/toys.ts'
import { workshop } from './objects/workshop.ts'
import type { Solid } from './solid.ts'

/** The objects that have a rendering, by name. */
export const objects: Readonly<Record<string, () => Solid>> = {
  ...workshop,
  ...household,
  ...toys,
  ...games,
  ...decoration,
  ...garden,
  ...technology,
  ...equipment,
  spaghetti,
}
