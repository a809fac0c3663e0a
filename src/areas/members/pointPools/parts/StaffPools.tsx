import { useMemo, useState } from 'react'
import { findById, findRow } from '@/api/findById'
import * as points from '@/api/members/points'
import { areaFiltersFor } from '@/business/RegionFilter'
import { forViewer, useViewer } from '@/business/viewer'
import { is, withStates } from '@/entities/field'
import { poolChange, poolStatus, poolType } from '@/entities/members/pointEnums'
import { type PointPool, pointPool as fields, pointPoolLog } from '@/entities/members/pointPool'
import type { Action } from '@/kit/actions/actions'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { ChartRows } from '@/kit/chart/ChartRows'
import { FormPanel } from '@/kit/form/FormPanel'
import { newRequestNo } from '@/kit/form/requestNo'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, numberRangeFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { type SummaryTile, SummaryTiles } from '@/kit/list/SummaryTiles'
import { InnerPlace } from '@/kit/page/InnerPlace'
import { type Open, useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { amount, PoolForm, poolModeOf, useRetype } from './PoolForm'
import { DaysLeft, isFrozen, PoolLogs, poolName, PoolState, PoolTiles } from './PoolLogs'

const CAN = 'points.changePoolBalance'
const LOG = 'log'
const MAX_POOLS = 100
const QUIET = { quiet: true } as const
const TOP_POOLS = points.listPools.query(
  { pageNo: 1, pageSize: 10, sortField: fields.monthOut.key, sortOrder: 'desc' },
  { quiet: true },
)
const TYPE = withStates(fields.poolType, (code) => code !== poolType.app)
const TILES: readonly SummaryTile[] = [
  { label: 'pointPools.sumBalance', name: 'balance' },
  { label: 'pointPools.sumMonth', name: 'monthOut' },
  { label: 'pointPools.low', name: 'low', filters: { status: String(poolStatus.low) }, bad: true },
  { label: 'pointPools.empty', name: 'empty', filters: { status: String(poolStatus.empty) }, bad: true },
]

const columnsOf = (open: Open): ColumnOf<PointPool>[] => [
  { field: fields.poolName, width: 200, open: ({ poolId }) => open(LOG, poolId), text: poolName },
  { field: fields.status, width: 100, cell: (row) => <PoolState row={row} /> },
  {
    field: fields.balance,
    width: 120,
    cell: (row) => (
      <b>
        <Value field={fields.balance} value={row.balance} />
      </b>
    ),
  },
  { field: fields.enoughDays, width: 120, cell: (row) => <DaysLeft value={row.enoughDays} /> },
  { field: fields.monthOut, width: 110 },
  { field: fields.warnBalance, width: 100 },
  { field: fields.dealerName, width: 200, below: fields.dealerCode },
  { field: fields.poolType, width: 130 },
  fields.areaName,
  { field: fields.totalIn, width: 120 },
  { field: fields.totalOut, width: 120 },
  fields.updateTime,
]

const TopPools = () => {
  const t = useT()
  const { setQuery } = useScreen()
  const chartOf = (rows: readonly PointPool[]) => (
    <Chart
      title={t('pointPools.top')}
      of={t(fields.poolName.label)}
      shape="bars"
      categories={rows.map(poolName)}
      series={[{ name: t(fields.monthOut.label), values: rows.map(({ monthOut }) => numberIn(monthOut)) }]}
      onPick={(at) => setQuery({ poolName: rows[at] && poolName(rows[at]), page: undefined })}
    />
  )
  return (
    <ChartRows title="pointPools.top" of={TOP_POOLS}>
      {(rows) => chartOf(rows.toSorted((a, b) => (numberIn(b.monthOut) ?? 0) - (numberIn(a.monthOut) ?? 0)))}
    </ChartRows>
  )
}

type OpenBulk = Parameters<NonNullable<BulkAction<PointPool>['open']>>
interface Bulk {
  rows: OpenBulk[0]
  run: OpenBulk[2]
  /** Frozen pools, which are skipped. */
  left: OpenBulk[3]
}
/**
 * Adds the same points to several pools, one call per pool. Each call has its own request number, which a retry
 * repeats.
 */
const BulkTopUp = ({ bulk: { rows, run, left }, onClose }: { bulk: Bulk; onClose: () => void }) => {
  const t = useT()
  const retype = useRetype()
  const title = t('pointPools.bulkTitle', { count: rows.length })
  return (
    <FormPanel<{ points: number; remark: string }>
      open
      asWindow
      name="pool.bulk"
      title={title}
      initial={{}}
      saveText={t('pointPools.topUp')}
      ask={(values) => retype(title, values.points)}
      save={(values) => {
        const numbers = new Map(rows.map(({ poolId }) => [poolId, newRequestNo()]))
        run(({ poolId }) =>
          points.changePoolBalance(
            {
              ...values,
              poolId,
              changeType: poolChange.topUp,
              requestNo: numbers.get(poolId) ?? newRequestNo(),
            },
            { quiet: true },
          ),
        )
      }}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          {left.length > 0 && <p>{t('pointPools.leftOut', { names: left.map(poolName).join(t('kit.listComma')) })}</p>}
          <Field of={amount} label={t('pointPools.each')} />
          <Field of={pointPoolLog.remark} />
        </>
      )}
    </FormPanel>
  )
}

export const StaffPools = () => {
  const viewer = useViewer()
  const { head } = viewer
  const { open } = useOpened()
  const [bulk, setBulk] = useState<Bulk>()
  const columns = useMemo(() => forViewer(viewer, columnsOf(open)), [viewer, open])
  const filters = useMemo(
    () => [
      fields.poolName,
      choicesFilter(fields.status),
      numberRangeFilter(fields.balance),
      TYPE,
      ...areaFiltersFor(viewer, fields),
    ],
    [viewer],
  )
  const actionsOf = (row: PointPool): Action[] => {
    const isOff = !head || isFrozen(row)
    return [
      {
        label: 'pointPools.topUp',
        can: CAN,
        next: is(row.status, poolStatus.low, poolStatus.empty),
        hide: isOff,
        run: () => open('topUp', row.poolId),
      },
      {
        label: 'pointPools.deduct',
        can: CAN,
        hide: isOff || is(row.status, poolStatus.empty),
        run: () => open('deduct', row.poolId),
      },
      { label: 'pointPools.warn', can: CAN, hide: isOff, run: () => open('warn', row.poolId) },
    ]
  }
  const bulkActions = useMemo(
    (): BulkAction<PointPool>[] =>
      head
        ? [
            {
              label: 'pointPools.topUp',
              can: CAN,
              max: MAX_POOLS,
              when: (row) => !isFrozen(row),
              open: (rows, _clear, run, left) => setBulk({ rows, run, left }),
            },
          ]
        : [],
    [head],
  )
  return (
    <>
      <ListScreen
        load={points.listPools}
        rowKey={fields.poolId}
        nameOf={poolName}
        filters={filters}
        columns={columns}
        bulk={bulkActions}
        above={() => (
          <>
            <SummaryTiles label="pointPools.sums" of={TILES} />
            <ChartFold>
              <TopPools />
            </ChartFold>
          </>
        )}
        actions={(row) => [...actionsOf(row), { label: 'pointPools.log', run: () => open(LOG, row.poolId) }]}
      />
      <RecordPanel
        wide
        load={(poolId) => findById(points.listPools, { poolId })}
        title={poolName}
        status={fields.status}
        actions={actionsOf}
        form={(row, mode, close) => {
          const poolMode = poolModeOf(mode)
          return poolMode && head && !isFrozen(row) ? (
            <PoolForm
              pool={row}
              mode={poolMode}
              read={() =>
                findRow(points.listPools, { poolId: row.poolId }, ({ poolId }) => poolId === row.poolId, QUIET)
              }
              send={(change) => points.changePoolBalance({ ...change, poolId: row.poolId })}
              onClose={close}
            />
          ) : undefined
        }}
      >
        {(row) => (
          <InnerPlace name={LOG}>
            <PoolLogs load={points.listPoolLogs} pool={row} figures={<PoolTiles pool={row} />} />
          </InnerPlace>
        )}
      </RecordPanel>
      {bulk && <BulkTopUp bulk={bulk} onClose={() => setBulk(undefined)} />}
    </>
  )
}
