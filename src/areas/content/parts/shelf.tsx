import type { CallId } from '@/api/callIds'
import { useViewer } from '@/business/viewer'
import { type Field, is } from '@/entities/field'
import { shelfStatus } from '@/entities/content/shared'
import { statePair } from '@/kit/list/statePair'
import { named } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { type Translate, useT } from '@/locales'

interface Shelved {
  id: string
  status: unknown
}
export interface Shelf<Row> {
  field: Field
  shelve: (move: { id: string; status: number }, options?: { quiet: boolean }) => Promise<unknown>
  can: CallId
  nameOf: (row: Row) => string
  /** Returns further effects of withdrawing it. */
  effect?: (row: Row, t: Translate) => string | undefined
}

export const isUp = ({ status }: { status: unknown }): boolean => is(status, shelfStatus.up)

export const useShelf = <Row extends Shelved>(shelf: Shelf<Row>) => {
  const t = useT()
  const { head } = useViewer()
  return statePair<Row>(t, {
    can: shelf.can,
    isOn: isUp,
    set: ({ id }, on, options) => shelf.shelve({ id, status: on ? shelfStatus.up : shelfStatus.down }, options),
    on: {
      label: 'hot.putUp',
      done: t('hot.isUp'),
      next: true,
      when: ({ status }) => head && is(status, shelfStatus.new, shelfStatus.down),
    },
    off: {
      label: 'hot.takeDown',
      done: t('hot.isDown'),
      danger: true,
      when: () => head,
      ask: (row) => ({ title: t('hot.downAsk', { name: shelf.nameOf(row) }), effect: shelf.effect?.(row, t) }),
      effect: 'hot.downEffect',
    },
  })
}

/** Switch that publishes a record, with the state as a label. Users outside headquarters see only the label. */
export const ShelfCell = <Row extends Shelved>({ shelf, row }: { shelf: Shelf<Row>; row: Row }) => {
  const t = useT()
  const { head } = useViewer()
  const state = useShelf(shelf)
  const tag = <StatusTag field={shelf.field} value={row.status} />
  if (!head) return tag
  return (
    <span className="hot-shelf">
      {state.toggle(row, named(t('hot.putUp'), shelf.nameOf(row)))}
      {tag}
    </span>
  )
}
