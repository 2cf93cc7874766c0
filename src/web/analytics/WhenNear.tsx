import * as texts from '#texts/analytics'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

/** How far below the window a section begins to load. */
const MARGIN = '600px 0px'

interface Props {
  readonly id: string
  readonly title: string
  /** Whether it is drawn wherever it is. */
  readonly isWanted: boolean
  readonly children: ComponentChildren
}

/** Section that is loaded and drawn when it comes near the window. Until then, its title keeps its place and can be jumped to. */
export function WhenNear({ id, title, isWanted, children }: Props): JSX.Element {
  const place = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  if (isNear || isWanted) return <>{children}</>
  return (
    <section ref={place} class="analytics-section waiting" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <p class="only-on-paper">{texts.notLoadedWhenPrinted}</p>
    </section>
  )
}
