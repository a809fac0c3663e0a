import { Tooltip } from 'antd'
import type { ShelfMove } from '@/api/content/socialChannels'
import type { CallId } from '@/api/callIds'
import { is } from '@/entities/field'
import { shelfStatus } from '@/entities/content/shared'
import type { Action } from '@/kit/actions/actions'
import type { Confirmation } from '@/kit/dialog/ConfirmDialog'
import { statePair } from '@/kit/list/statePair'
import { named } from '@/kit/show/format'
import { type Translate, useT } from '@/locales'

export interface Shelf {
  call: (move: ShelfMove) => Promise<unknown>
  can: CallId
}
interface Shelved {
  id: string
  status: unknown
}

const pairOf = (t: Translate, of: Shelf, down: Confirmation) =>
  statePair<Shelved>(t, {
    can: of.can,
    isOn: ({ status }) => is(status, shelfStatus.up),
    set: ({ id }, on) => of.call({ id, status: on ? shelfStatus.up : shelfStatus.down }),
    on: { label: 'columns.up', done: t('columns.isUp'), next: true },
    off: { label: 'columns.down', done: t('columns.isDown'), danger: true, ask: () => down },
  })

/**
 * Switch that publishes a record and flips once the server confirms. `down` is confirmed first. `why` explains a
 * disabled switch.
 */
export const ShelfSwitch = ({
  row,
  name,
  of,
  down,
  why,
}: {
  row: Shelved
  name: string
  of: Shelf
  down: Confirmation
  why?: string
}) => {
  const t = useT()
  return (
    <Tooltip title={why}>
      <span>{pairOf(t, of, down).toggle(row, named(t('columns.shelf'), name))}</span>
    </Tooltip>
  )
}

export const useShelfActions = (of: Shelf) => {
  const t = useT()
  return (row: Shelved, down: Confirmation): Action[] => pairOf(t, of, down).actions(row)
}
