/** Whether the focus goes from an element to another part of the page. It stays where it is when the user looks at another window. */
export function hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && currentTarget instanceof Node && !currentTarget.contains(relatedTarget)
}
