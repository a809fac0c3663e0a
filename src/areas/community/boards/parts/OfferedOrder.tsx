import { HolderOutlined } from '@ant-design/icons'
import { useState } from 'react'
import * as topics from '@/api/community/topics'
import type { Topic } from '@/entities/community/topic'
import { useFresh } from '@/kit/data/load'
import { Loaded } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { Panel } from '@/kit/dialog/dialog'
import { movedTo } from '@/kit/list/orderSteps'
import { named } from '@/kit/show/format'
import { MoveButtons, Sortable, useSortedRow } from '@/kit/show/Sortable'
import { useT } from '@/locales'
import { topicName } from './topicShelf'

const OFFERED = { recommendFlag: 1, pageNo: 1, pageSize: 100, sortField: 'sort', sortOrder: 'asc' } as const

const Line = ({ row, at, disabled }: { row: Topic; at: number; disabled: boolean }) => {
  const t = useT()
  const { row: bind, handle } = useSortedRow(row.id)
  const name = topicName(row)
  return (
    <li {...bind}>
      <button
        type="button"
        className="row-order-handle"
        disabled={disabled}
        aria-label={named(t('rowOrder.handle'), name)}
        {...handle}
      >
        <HolderOutlined />
      </button>
      <span className="digits">{at + 1}</span>
      <bdi>#{name}#</bdi>
      <MoveButtons id={row.id} name={name} disabled={disabled} />
    </li>
  )
}

/**
 * Order of the topics that the app suggests to authors of posts. Each move is saved at once and reverted if it is
 * refused.
 */
export const OfferedOrder = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  const load = useFresh(topics.list.query(OFFERED))
  const { act, busy } = useAction()
  const [ids, setIds] = useState<readonly string[]>()
  const read = load.data?.records ?? []
  const rows = ids ? read.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : read
  const names = new Map(rows.map((row) => [row.id, topicName(row)]))
  const move = async (from: number, to: number) => {
    const next = movedTo(rows, from, to).map(({ id }) => id)
    setIds(next)
    await act(() => topics.sort({ ids: next }), { done: t('rowOrder.done') })
    setIds(undefined)
  }
  return (
    <Panel open title={t('boards.offeredOrder')} width={520} onClose={onClose}>
      <Loaded load={{ ...load, first: !load.ready && !load.error }}>
        {rows.length === 0 ? (
          <p className="quiet">{t('boards.noneOffered')}</p>
        ) : (
          <Sortable
            ids={rows.map(({ id }) => id)}
            nameOf={(id) => names.get(id) ?? id}
            disabled={busy}
            move={(from, to) => void move(from, to)}
          >
            <ol className="board-order">
              {rows.map((row, at) => (
                <Line key={row.id} row={row} at={at} disabled={busy} />
              ))}
            </ol>
          </Sortable>
        )}
      </Loaded>
    </Panel>
  )
}
