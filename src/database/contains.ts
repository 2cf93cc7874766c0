/** A pattern of `like` for what contains a text: whatever is in it stands for itself. */
export function contains(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
