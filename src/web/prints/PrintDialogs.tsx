import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { SharePrint } from '../share/SharePrint.tsx'
import { ChooseProject } from './ChooseProject.tsx'
import { FinishPrint } from './FinishPrint.tsx'
import { RepricePrint } from './RepricePrint.tsx'

/** Dialog that the owner of a print opens on its page. */
export type PrintDialog = 'finish' | 'share' | 'reprice' | 'project'

interface Props {
  readonly open: PrintDialog | null
  readonly print: Schemas['PrintDetailDto']
  /** Entity tag of the print. */
  readonly etag: string | null
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** The open dialog of a print, if there is one. All but sharing close with the change. */
export function PrintDialogs({ open, print, etag, onChanged, onClose }: Props): JSX.Element | null {
  const changeAndClose = () => {
    onClose()
    onChanged()
  }
  switch (open) {
    case 'share':
      return <SharePrint print={print} etag={etag} onChanged={onChanged} onClose={onClose} />
    case 'reprice':
      return <RepricePrint printId={print.id} onClose={onClose} onRepriced={changeAndClose} />
    case 'project':
      return <ChooseProject print={print} etag={etag} onClose={onClose} onSaved={changeAndClose} />
    case 'finish':
      return <FinishPrint print={print} etag={etag} onClose={onClose} onFinished={changeAndClose} />
    case null:
      return null
  }
}
