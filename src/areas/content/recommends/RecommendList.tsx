import '../parts/hot.css'
import '../parts/recommends.css'
import { Button } from 'antd'
import { useCallback, useMemo } from 'react'
import * as recommends from '@/api/content/recommends'
import { useViewer } from '@/business/viewer'
import { recommend, type Recommend, recPosition } from '@/entities/content/recommend'
import { recommendSlots } from '@/entities/content/slots'
import { is } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import type { RowPlace } from '@/kit/list/place'
import { useRowOrder } from '@/kit/list/rowOrder'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { plain } from '@/kit/show/format'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { PhaseCell } from '../parts/phase'
import { Cover } from '../parts/Cover'
import { ContentCell, isDead, nameOf, REC_SHELF } from '../parts/recommendCells'
import { RecommendPreview } from './parts/RecommendPreview'
import { isUp, ShelfCell, useShelf } from '../parts/shelf'
import { slotFilter } from '../parts/SlotFilter'
import { useRecommendActions } from './parts/useRecommendActions'

const DETAIL = '/hot-management/recommendDetail'
const SORT = { field: recommend.sort.key, order: 'asc' } as const
const DEAD = 'aliveFlag'
const FILTERS = [
  slotFilter(recommend.position, recommendSlots),
  containsFilter(recommend.title),
  choicesFilter(recommend.contentType),
  containsFilter(recommend.contentTitle),
  choicesFilter(recommend.audience),
  choicesFilter(recommend.phase),
  recommend.status,
  spanFilter(recommend.startTime),
  elsewhereFilter<typeof DEAD>({ key: DEAD, label: 'rec.dead' }, (_, t) => t('kit.yes')),
]
const DEFAULTS = { position: String(recPosition.homeCarousel) }
const isInFeed = ({ position }: Recommend) => is(position, recPosition.homeFeed)

const columnsOf = (sorted: (row: Recommend) => React.ReactNode, t: Translate): ColumnOf<Recommend>[] => [
  {
    field: recommend.title,
    width: 220,
    link: (row) => to(DETAIL, { id: row.id }),
    text: nameOf,
  },
  { field: recommend.status, width: 150, cell: (row) => <ShelfCell shelf={REC_SHELF} row={row} /> },
  {
    field: recommend.phase,
    width: 128,
    cell: (row) => <PhaseCell field={recommend.phase} phase={row.phase} isOn={isUp(row)} />,
  },
  { field: recommend.sort, width: 120, cell: sorted },
  {
    field: recommend.cover,
    width: 120,
    cell: (row) => <Cover src={row.cover} alt={t(recommend.cover.label)} width={96} height={54} />,
  },
  recommend.position,
  recommend.contentType,
  { field: recommend.contentTitle, width: 220, cell: (row) => <ContentCell row={row} /> },
  { field: recommend.startTime, width: 160, below: recommend.endTime },
  recommend.viewCount,
  recommend.clickCount,
  recommend.clickRate,
  recommend.updateTime,
]

const DeadFilter = () => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const on = query.get(DEAD) === '0'
  return (
    <Button
      aria-pressed={on}
      type={on ? 'primary' : 'default'}
      ghost={on}
      onClick={() => setQuery({ [DEAD]: on ? undefined : '0', page: undefined })}
    >
      {t('rec.dead')}
    </Button>
  )
}

export default function RecommendList() {
  const t = useT()
  const { go } = useScreen()
  const { head } = useViewer()
  const shelf = useShelf(REC_SHELF)
  const recordActions = useRecommendActions()
  const words = useCallback(
    (row: Recommend) => (isInFeed(row) ? t('rec.feedPlace', { place: plain(row.sort) }) : undefined),
    [t],
  )
  const { cell, order, actions } = useRowOrder(recommend.sort, {
    can: 'recommends.sort',
    nameOf,
    within: ['position'],
    words,
    save: (items, { position }) => recommends.sort({ position: Number(position), items }),
  })
  const columns = useMemo(() => columnsOf(cell, t), [cell, t])
  const actionsOf = (row: Recommend, place: RowPlace): Action[] => {
    const { edit, extend, copy } = recordActions(row)
    return [
      { label: 'hot.view', run: () => go(to(DETAIL, { id: row.id })) },
      edit,
      extend,
      ...shelf.actions(row),
      ...(head ? actions(row, place) : []),
      copy,
      {
        label: 'kit.delete',
        can: 'recommends.remove',
        danger: true,
        hide: !head || isUp(row),
        ask: { title: t('hot.removeAsk', { name: nameOf(row) }), effect: t('hot.removeEffect') },
        run: () => recommends.remove({ id: row.id }),
        done: t('hot.removed'),
      },
    ]
  }
  return (
    <ListScreen
      load={recommends.list}
      rowKey={recommend.id}
      nameOf={nameOf}
      filters={FILTERS}
      defaults={DEFAULTS}
      columns={columns}
      sort={SORT}
      order={head ? order : undefined}
      actions={actionsOf}
      bulk={head ? shelf.bulk(50) : undefined}
      rowClass={(row) => (isDead(row) ? 'row-dead' : '')}
      toolbar={
        <>
          <DeadFilter />
          <RecommendPreview />
        </>
      }
      create={{ label: 'rec.new', can: 'recommends.create', hide: !head, run: () => go(DETAIL) }}
    />
  )
}
