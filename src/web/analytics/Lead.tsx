import type { ComponentChildren, JSX } from 'preact'

interface Props {
  /** Where it leads; nowhere without a list of what is counted, or with nothing in it. */
  readonly href: string | null | undefined
  readonly children: ComponentChildren
}

/** Figure that leads to the list of what it counts. */
export function Lead({ href, children }: Props): JSX.Element {
  return href ? (
    <a class="analytics-lead" href={href}>
      {children}
    </a>
  ) : (
    <>{children}</>
  )
}
