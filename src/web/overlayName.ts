/** Name of a dialog that can be opened on every page. */
export type OverlayName = 'search' | 'weigh' | 'shortcuts'

/** Properties of a dialog that can be opened on every page. */
export interface OverlayProps {
  readonly onClose: () => void
  /** Opens another one in its place. */
  readonly onOpen: (name: OverlayName) => void
}
