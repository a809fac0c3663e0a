import './boards.css'
import { Button } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import * as carModelPlates from '@/api/community/carModelPlates'
import { useViewer } from '@/business/viewer'
import { type Plate, plate } from '@/entities/community/plate'
import { Panel } from '@/kit/dialog/dialog'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { ListScreen } from '@/kit/list/ListScreen'
import { MOVE, useRowOrder } from '@/kit/list/rowOrder'
import { useScreen } from '@/kit/page/screen'
import { Blank } from '@/kit/show/Blank'
import { Avatar, CellLink, Tags } from '@/kit/show/kinds'
import { Picture } from '@/kit/show/Picture'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { seriesCodesFilter, useSeriesNames } from '../parts/series'
import { BarPhone } from './parts/BoardPhone'
import { DefaultSwitch, nameOf, PlateSwitch, usePlateActions } from './parts/plateShelf'
import { PLATE, postsOf } from './paths'

const SORT = { field: plate.sort.key, order: 'asc' } as const
const FILTERS = [
  containsFilter(plate.plateName),
  plate.plateType,
  seriesCodesFilter(plate.seriesCodes),
  plate.postMode,
  plate.status,
  spanFilter(plate.updateTime),
]
/** Dragging requires the whole order, so all boards are on one page. */
const SIZES = [200] as const

const columnsOf = (
  keeps: boolean,
  t: Translate,
  seriesName: (code: string) => string,
  orderCell: (row: Plate) => ReactNode,
): ColumnOf<Plate>[] => [
  {
    field: plate.plateName,
    width: 170,
    cell: (row) => (
      <span className="board-name">
        {row.icon && <Picture src={row.icon} alt={t(plate.icon.label)} width={28} height={28} />}
        <CellLink to={to(PLATE, { id: row.id })}>
          <bdi>{nameOf(row)}</bdi>
        </CellLink>
      </span>
    ),
  },
  keeps ? { field: plate.status, width: 90, cell: (row) => <PlateSwitch row={row} /> } : plate.status,
  { field: plate.sort, width: 100, cell: orderCell },
  plate.plateType,
  {
    field: plate.dynamicCount,
    link: (row) => postsOf({ plateId: row.id }),
  },
  plate.todayCount,
  plate.followCount,
  keeps ? { field: plate.defaultFlag, cell: (row) => <DefaultSwitch row={row} /> } : plate.defaultFlag,
  plate.postMode,
  {
    field: plate.seriesCodes,
    cell: (row) => (row.seriesCodes.length > 0 ? <Tags max={3} texts={row.seriesCodes.map(seriesName)} /> : <Blank />),
  },
  {
    field: plate.moderators,
    cell: (row) =>
      row.moderators.length === 0 ? (
        <Blank />
      ) : (
        <span className="board-name" title={row.moderators.map(({ nickname }) => nickname).join(t('kit.listComma'))}>
          {row.moderators.map((one) => (
            <Avatar key={one.userId} src={one.avatar} name={one.nickname} size={24} />
          ))}
          <span className="hidden-text">{row.moderators.map(({ nickname }) => nickname).join(t('kit.listComma'))}</span>
        </span>
      ),
  },
  plate.updateTime,
]

export default function PlateList() {
  const t = useT()
  const { go } = useScreen()
  const { hq } = useViewer()
  const seriesName = useSeriesNames()
  const [previews, setPreviews] = useState(false)
  const shelf = usePlateActions()
  const { cell, order, steps } = useRowOrder(plate.sort, {
    can: 'carModelPlates.sort',
    nameOf,
    save: (_items, _search, _row, ids) => carModelPlates.sort({ ids }),
    move: ({ id, moveType }) => carModelPlates.move({ id, direction: moveType === MOVE.up ? 'up' : 'down' }),
  })
  const columns = useMemo(() => columnsOf(hq, t, seriesName, cell), [hq, t, seriesName, cell])
  return (
    <>
      <ListScreen
        load={carModelPlates.list}
        rowKey={plate.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        sizes={SIZES}
        order={hq ? order : undefined}
        emptyText={t('boards.noPlates')}
        create={{ label: 'boards.newPlate', can: 'carModelPlates.create', hide: !hq, run: () => go(PLATE) }}
        toolbar={<Button onClick={() => setPreviews(true)}>{t('boards.bar')}</Button>}
        actions={(row, place) => [
          {
            label: hq ? 'kit.edit' : 'boards.view',
            run: () => go(to(PLATE, { id: row.id })),
          },
          ...(hq ? [...shelf(row), ...steps(row, place)] : []),
          { label: 'boards.posts', run: () => go(postsOf({ plateId: row.id })) },
        ]}
      />
      {previews && (
        <Panel open title={t('boards.bar')} width={460} onClose={() => setPreviews(false)}>
          <BarPhone />
        </Panel>
      )}
    </>
  )
}
