import './feed.css'
import { Alert } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import * as socialConfig from '@/api/community/socialConfig'
import { useViewer } from '@/business/viewer'
import { type LatestPlate, latestPlate, sourceType } from '@/entities/community/latestPlate'
import { is } from '@/entities/field'
import { useLoad } from '@/kit/data/load'
import { ListScreen } from '@/kit/list/ListScreen'
import { containsFilter } from '@/kit/list/filters'
import { useRowOrder } from '@/kit/list/rowOrder'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { useSortedIds } from '@/kit/show/Sortable'
import { WithPhone } from '@/kit/show/WithPhone'
import { optionName, plain } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { PhoneNone } from '@/kit/show/phoneParts'
import { useT } from '@/locales'
import { to } from '@/routes'
import { BlockPreview, styleOf } from './parts/BlockPreview'
import { allBlocks, FORM, isEnabled, isGone, MAX, nameOf, periodOf } from './parts/blocks'
import { blockState, columnsOf } from './parts/siftColumns'

/**
 * Page "latest" with the enabled blocks in order. Blocks that the app currently skips are dimmed and show the reason.
 * A click highlights the row.
 */
const LatestPhone = ({
  blocks,
  marked,
  onMark,
}: {
  blocks: readonly LatestPlate[] | undefined
  marked: string
  onMark: (id: string) => void
}) => {
  const t = useT()
  return (
    <PhoneFrame title={t('feed.latestPage')} height={600}>
      {blocks?.length === 0 && <PhoneNone>{t('feed.noBlocks')}</PhoneNone>}
      <ul className="feed-blocks">
        {blocks?.map((block) => {
          const skipped = isGone(block) ? 'feed.sourceGone' : periodOf(block)
          return (
            <li key={block.id} data-skipped={skipped !== undefined}>
              <button
                type="button"
                aria-pressed={block.id === marked}
                title={t('feed.mark')}
                onClick={() => onMark(block.id)}
              >
                <BlockPreview block={block}>
                  {skipped && <Mark tone="warning">{t(skipped)}</Mark>}
                  <small>
                    <bdi>{plain(block.sourceName) || optionName(t, latestPlate.sourceType, block.sourceType)}</bdi>
                  </small>
                  {!is(block.sourceType, sourceType.web) && (
                    <span className="feed-boxes" data-style={styleOf(block.showStyle)} aria-hidden>
                      <i />
                      <i />
                      <i />
                    </span>
                  )}
                </BlockPreview>
              </button>
            </li>
          )
        })}
      </ul>
    </PhoneFrame>
  )
}

const SORT = { field: latestPlate.sort.key, order: 'asc' } as const
const FILTERS = [
  containsFilter(latestPlate.plateName),
  latestPlate.sourceType,
  latestPlate.status,
  spanFilter(latestPlate.updateTime),
]

/** Reports the order that the rows would have if the dragged row was dropped now. */
const Dragged = ({ tell }: { tell: (ids: readonly string[]) => void }) => {
  const key = useSortedIds().join()
  useEffect(() => tell(key.split(',')), [key, tell])
  return null
}

/** Sorts blocks by the ids. Returns them unchanged if an id is missing. */
const inOrder = (blocks: readonly LatestPlate[], ids: readonly string[]) =>
  blocks.every(({ id }) => ids.includes(id)) ? blocks.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : blocks

export default function LatestPlateList() {
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
