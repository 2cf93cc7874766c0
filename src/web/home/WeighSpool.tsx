import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Icon } from '../components/Icon.tsx'
import WeighDialog from './WeighDialog.tsx'

/** Button that leads to weighing a spool, which the user chooses first. */
export function WeighSpool(): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        <Icon name="scale" />
        <span class="wide-label">{common.weighASpool}</span>
      </button>
      {isOpen && <WeighDialog onClose={() => setOpen(false)} />}
    </>
  )
}
