/** Brand and name of a filament; the brand once where the name begins with it. */
export function brandedName(brand: string | null, name: string): string {
  if (brand === null || `${name} `.toLowerCase().startsWith(`${brand} `.toLowerCase())) return name
  return `${brand} ${name}`
}
