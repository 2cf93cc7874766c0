/** The name of a filament with its brand before it, unless it begins with the brand in any case, or there is none. */
export function brandedName(brand: string | null, name: string): string {
  if (brand === null || `${name} `.toLowerCase().startsWith(`${brand} `.toLowerCase())) return name
  return `${brand} ${name}`
}
