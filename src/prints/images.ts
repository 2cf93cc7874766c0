/** Where a picture is: its id is the random name of its file. */
export function imageUrl(baseUrl: string, id: string): string {
  return `${baseUrl}/media/${id}.jpg`
}

/** Where the small version of a picture is. */
export function thumbnailUrl(baseUrl: string, id: string): string {
  return `${baseUrl}/media/${id}-small.jpg`
}
