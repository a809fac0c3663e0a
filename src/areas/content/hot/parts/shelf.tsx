import type { CallId } from '@/api/callIds'
import { useViewer } from '@/business/viewer'
import { type Field, is } from '@/entities/field'
import { shelfStatus } from '@/entities/content/shared'
import { type Action, Toggle } from '@/kit/actions/actions'
import type { Question } from '@/kit/dialog/ask'
import { named } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { type Translate, useT } from '@/locales'

interface Shelved {
  id: string
  status: unknown
}
/** How records of a kind are published and taken down again. */
export interface Shelf<Row> {
  field: Field
  shelve: (move: { id: string; status: number }) => Promise<unknown>
  can: CallId
  nameOf: (row: Row) => string
  /** What taking one down means beside that users do not see it any more. */
  effect?: (row: Row, t: Translate) => string | undefined
}

export const isUp = ({ status }: { status: unknown }): boolean => is(status, shelfStatus.up)

const downQuestion = <Row,>(shelf: Shelf<Row>, row: Row, t: Translate): Question => ({
  title: t('hot.downAsk', { name: shelf.nameOf(row) }),
  effect: shelf.effect?.(row, t) ?? t('hot.downEffect'),
  okText: t('hot.takeDown'),
  danger: true,
})

/** Published or not, as a switch that waits for the server, with what it is called; whoever only reads has the words. */
export const ShelfCell = <Row extends Shelved>({ shelf, row }: { shelf: Shelf<Row>; row: Row }) => {
  const t = useT()
  const { head } = useViewer()
  const tag = <StatusTag field={shelf.field} value={row.status} />
  if (!head) return tag
  return (
    <span className="hot-shelf">
      <Toggle
        after
        on={isUp(row)}
        name={named(t('hot.putUp'), shelf.nameOf(row))}
        can={shelf.can}
        ask={(to) => (to ? undefined : downQuestion(shelf, row, t))}
        change={(to) => shelf.shelve({ id: row.id, status: to ? shelfStatus.up : shelfStatus.down })}
        done={(to) => t(to ? 'hot.isUp' : 'hot.isDown')}
      />
      {tag}
    </span>
  )
}

/** The same as actions of a row, and of the record's page. */
export const useShelfActions = <Row extends Shelved>(shelf: Shelf<Row>) => {
  const t = useT()
  const { head } = useViewer()
  return (row: Row): Action[] => [
    {
      label: 'hot.putUp',
      can: shelf.can,
      next: true,
      hide: !head || !is(row.status, shelfStatus.new, shelfStatus.down),
      run: () => shelf.shelve({ id: row.id, status: shelfStatus.up }),
      done: t('hot.isUp'),
    },
    {
      label: 'hot.takeDown',
      can: shelf.can,
      danger: true,
      hide: !head || !isUp(row),
      ask: downQuestion(shelf, row, t),
      run: () => shelf.shelve({ id: row.id, status: shelfStatus.down }),
      done: t('hot.isDown'),
    },
  ]
}
