import { Tooltip } from 'antd'
import type { ShelfMove } from '@/api/content/socialChannels'
import type { CallId } from '@/api/callIds'
import { is } from '@/entities/field'
import { shelfStatus } from '@/entities/content/shared'
import { type Action, Toggle } from '@/kit/actions/actions'
import type { Question } from '@/kit/dialog/ask'
import { named } from '@/kit/show/format'
import { useT } from '@/locales'

/** How a record goes on the shelf and off it. */
export interface Shelf {
  call: (move: ShelfMove) => Promise<unknown>
  can: CallId
}
interface Shelved {
  id: string
  status: unknown
}

const isUp = ({ status }: Shelved) => is(status, shelfStatus.up)

/** Published or not, as a switch that flips once the server has done it; `down` is asked first. What may not be done is told by `why`. */
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
  down: Question
  why?: string
}) => {
  const t = useT()
  return (
    <Tooltip title={why}>
      <span>
        <Toggle
          after
          on={isUp(row)}
          name={named(t('columns.shelf'), name)}
          can={of.can}
          ask={(to) => (to ? undefined : { okText: t('columns.down'), danger: true, ...down })}
          change={(to) => of.call({ id: row.id, status: to ? shelfStatus.up : shelfStatus.down })}
          done={(to) => t(to ? 'columns.isUp' : 'columns.isDown')}
        />
      </span>
    </Tooltip>
  )
}

/** The same as actions of a row or a page. */
export const useShelfActions = (of: Shelf) => {
  const t = useT()
  return (row: Shelved, down: Question): Action[] => [
    {
      label: 'columns.up',
      can: of.can,
      next: true,
      hide: isUp(row),
      run: () => of.call({ id: row.id, status: shelfStatus.up }),
      done: t('columns.isUp'),
    },
    {
      label: 'columns.down',
      can: of.can,
      danger: true,
      hide: !isUp(row),
      ask: down,
      run: () => of.call({ id: row.id, status: shelfStatus.down }),
      done: t('columns.isDown'),
    },
  ]
}
