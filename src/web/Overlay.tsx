import * as common from '#texts/common'
import type { ComponentType, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { OverlayName, OverlayProps } from './overlayName.ts'

/** Dialogs that can be opened on every page, each loaded when it is first opened. */
const overlays: Readonly<Record<OverlayName, () => Promise<{ readonly default: ComponentType<OverlayProps> }>>> = {
  search: () => import('./search/SearchDialog.tsx'),
  weigh: () => import('./home/WeighDialog.tsx'),
  shortcuts: () => import('./shortcuts/ShortcutSheet.tsx'),
}

/** An overlay, as soon as it is loaded. */
export function Overlay({ name, ...props }: OverlayProps & { readonly name: OverlayName }): JSX.Element {
  const [loaded, setLoaded] = useState<{ readonly Content: ComponentType<OverlayProps> } | null>(null)
  const { onClose } = props
  useEffect(() => {
    let isWanted = true
    overlays[name]().then(
      (module) => isWanted && setLoaded({ Content: module.default }),
      () => {
        if (!isWanted) return
        alert(common.thisCouldNotBeLoaded)
        onClose()
      },
    )
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the function is another one at each rendering
  }, [name])
  return loaded ? <loaded.Content {...props} /> : <OverlayLoading />
}

/** Stands for an overlay that is not there yet: keys that are pressed until then are not for the page. */
export function OverlayLoading(): JSX.Element {
  return <div class="overlay-loading" hidden />
}
