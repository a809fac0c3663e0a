import '../parts/materials.css'
import { useMemo } from 'react'
import * as promotions from '@/api/marketing/promotions'
import { seriesNameFilter } from '@/business/nameFilters'
import { type Promotion, promotion } from '@/entities/marketing/promotion'
import type { Action } from '@/kit/actions/actions'
import { StatusTag } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { dateRangeFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { Popup } from '@/kit/dialog/Popup'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { promotionStatus, promotionTarget } from '@/entities/marketing/posterEnums'
import { ShownPeriod } from '../parts/shareCells'
import { labelFilter } from '../parts/labelFilter'
import { LabelTags } from '../parts/LabelTags'
import { FigureLink, TitleLink } from '../parts/materialCells'
import { DETAIL, KIND } from './parts/pages'
import { usePromotionActions } from './parts/usePromotionActions'
import { CoverImage } from '../parts/CoverImage'

const SORT = { field: promotion.updateTime.key, order: 'desc' } as const
const nameOf = ({ title, id }: Promotion) => title || id
const FILTERS = [
  containsFilter(promotion.title),
  promotion.status,
  seriesNameFilter(promotion.seriesName),
  dateRangeFilter({ key: 'period', label: 'posters.period' }),
  labelFilter(promotion.labels, KIND),
  promotion.targetType,
]

const Target = ({ row }: { row: Promotion }) => {
  const t = useT()
  if (!is(row.targetType, promotionTarget.areas))
    return <StatusTag field={promotion.targetType} value={row.targetType} />
  return (
    <Popup
      label={t(promotion.areaNames.label)}
      button={{ type: 'link', size: 'small', children: `${t('promotionTarget.areas')} (${row.areaNames.length})` }}
    >
      {() => (
        <ul className="area-names" aria-label={t(promotion.areaNames.label)}>
          {row.areaNames.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Popup>
  )
}

const COLUMNS: readonly ColumnOf<Promotion>[] = [
  {
    field: promotion.title,
    width: 240,
    cell: (row) => <TitleLink title={nameOf(row)} address={to(DETAIL, { id: row.id })} />,
  },
  promotion.status,
  { field: promotion.cover, width: 100, cell: (row) => <CoverImage src={row.cover} alt={nameOf(row)} /> },
  { field: promotion.newClueCount, width: 110 },
  {
    field: promotion.viewCount,
    width: 100,
    cell: (row) => <FigureLink field={promotion.viewCount} value={row.viewCount} row={row} kind={KIND} />,
  },
  {
    field: promotion.shareCount,
    width: 100,
    cell: (row) => <FigureLink field={promotion.shareCount} value={row.shareCount} row={row} kind={KIND} />,
  },
  promotion.materialCount,
  { field: promotion.targetType, width: 150, cell: (row) => <Target row={row} /> },
  {
    key: 'period',
    label: 'posters.period',
    width: 360,
    cell: (row) => <ShownPeriod {...row} shown={is(row.status, promotionStatus.published)} />,
  },
  promotion.seriesName,
  { field: promotion.labels, width: 190, cell: (row) => <LabelTags labels={row.labels} /> },
  promotion.createBy,
  promotion.updateTime,
  { field: promotion.id, width: 130 },
]

export default function PromotionList() {
  const { head: isHead } = useViewer()
  const { hq } = useViewer()
  const { go } = useScreen()
  const moves = usePromotionActions()
  const filters = useMemo(() => (hq ? FILTERS : FILTERS.filter((one) => one !== promotion.status)), [hq])
  const actionsOf = (row: Promotion): Action[] => [
    { label: 'kit.detail', run: () => go(to(DETAIL, { id: row.id })) },
    {
      label: 'kit.edit',
      can: 'promotions.update',
      hide: !isHead || is(row.status, promotionStatus.published),
      run: () => go(to(DETAIL, { id: row.id, mode: 'edit' })),
    },
    ...moves(row),
  ]
  return (
    <ListScreen
      load={promotions.list}
      rowKey={promotion.id}
      nameOf={nameOf}
      filters={filters}
      columns={COLUMNS}
      sort={SORT}
      actions={actionsOf}
      create={isHead ? { label: 'promotions.new', can: 'promotions.create', run: () => go(to(DETAIL)) } : undefined}
    />
  )
}
