import './feed.css'
import { Alert } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import * as socialConfig from '@/api/community/socialConfig'
import { useViewer } from '@/business/viewer'
import { type LatestPlate, latestPlate } from '@/entities/community/latestPlate'
import { useLoad } from '@/kit/data/load'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useRowOrder } from '@/kit/list/rowOrder'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { useSortedIds } from '@/kit/show/Sortable'
import { WithPhone } from '@/kit/show/WithPhone'
import { useT } from '@/locales'
import { to } from '@/routes'
import { allBlocks, FORM, isEnabled, isGone, MAX, nameOf } from './parts/blocks'
import { blockState, columnsOf } from './parts/columns'
import { LatestPhone } from './parts/LatestPhone'

const SORT = { field: latestPlate.sort.key, order: 'asc' } as const
const FILTERS = [
  containsFilter(latestPlate.plateName),
  latestPlate.sourceType,
  latestPlate.status,
  spanFilter(latestPlate.updateTime),
]

/** Tells in which order the rows would stand if what is dragged was dropped now. */
const Dragged = ({ tell }: { tell: (ids: readonly string[]) => void }) => {
  const key = useSortedIds().join()
  useEffect(() => tell(key.split(',')), [key, tell])
  return null
}

/** Blocks in the order of some ids, where those are all of them. */
const inOrder = (blocks: readonly LatestPlate[], ids: readonly string[]) =>
  blocks.every(({ id }) => ids.includes(id)) ? blocks.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : blocks

/** The blocks of the page "latest" of the app, put in order and switched beside the page itself. */
export default function LatestPlates() {
  const t = useT()
  const { go, query, setQuery } = useScreen()
  const { hq } = useViewer()
  const [ids, setIds] = useState<readonly string[]>([])
  const { data } = useLoad(allBlocks(), { recent: true })
  const all = data?.records ?? []
  const marked = query.get('marked') ?? ''
  const isFull = all.length >= MAX
  const { cell, order, actions } = useRowOrder<LatestPlate>(latestPlate.sort, {
    can: 'socialConfig.sortPlates',
    nameOf,
    save: (_, _search, _row, sorted) => socialConfig.sortPlates({ ids: sorted }),
  })
  const columns = useMemo(() => columnsOf(hq, cell, t), [hq, cell, t])
  return (
    <WithPhone
      phone={
        <LatestPhone
          blocks={data && inOrder(all, ids).filter(isEnabled)}
          marked={marked}
          onMark={(id) => setQuery({ marked: id })}
        />
      }
    >
      <ListScreen
        load={socialConfig.listPlates}
        rowKey={latestPlate.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        order={
          hq && order
            ? {
                ...order,
                frame: (rows, table) =>
                  order.frame(
                    rows,
                    <>
                      {table}
                      <Dragged tell={setIds} />
                    </>,
                  ),
              }
            : undefined
        }
        rowClass={(row) => [row.id === marked && 'feed-marked', isGone(row) && 'feed-gone'].filter(Boolean).join(' ')}
        create={{
          label: 'feed.newBlock',
          can: 'socialConfig.createPlate',
          hide: !hq,
          disabled: isFull,
          run: () => go(FORM),
        }}
        above={() => isFull && hq && <Alert type="info" showIcon title={t('feed.full', { max: MAX })} />}
        actions={(row, place) =>
          !hq
            ? []
            : [
                { label: 'kit.edit', can: 'socialConfig.updatePlate', run: () => go(to(FORM, { id: row.id })) },
                ...blockState(t).actions(row),
                ...actions(row, place),
                {
                  label: 'kit.delete',
                  can: 'socialConfig.removePlate',
                  danger: true,
                  hide: isEnabled(row),
                  ask: { title: t('feed.deleteAsk', { name: nameOf(row) }), effect: t('feed.deleteEffect') },
                  run: () => socialConfig.removePlate({ id: row.id }),
                  done: t('feed.deleted'),
                },
              ]
        }
      />
    </WithPhone>
  )
}
