import type { ReactNode } from 'react'
import type { Query } from '@/api/call'
import { is } from '@/entities/field'
import { poolStatus } from '@/entities/members/pointEnums'
import { type PointPool, pointPool, type PointPoolLog, pointPoolLog as fields } from '@/entities/members/pointPool'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { everyDay } from '@/kit/chart/days'
import { Failed, useLoad } from '@/kit/data/load'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { type ListCall, ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { Tile, Tiles } from '@/kit/show/Figures'
import { plain, useFormats } from '@/kit/show/format'
import { Mark, StatusTag } from '@/kit/show/kinds'
import { SignedPoints } from '@/kit/show/SignedPoints'
import { numberIn } from '@/lib/counts'
import { formatTime, inZone } from '@/lib/time'
import { useT } from '@/locales'

type Load = ListCall<PointPoolLog, Query<PointPoolLog>, object>
const DAYS = 30
/** Maximum number of movements in the line of 30 days. */
const MAX_LINES = 500
const DEFAULTS = { createTime: 'last30' }
const SORT = { field: fields.createTime.key, order: 'desc' } as const
const FILTERS = [
  fields.changeType,
  spanFilter(fields.createTime),
  containsFilter(fields.bizNo),
  containsFilter(fields.createBy),
]
const COLUMNS: readonly ColumnOf<PointPoolLog>[] = [
  { field: fields.id, width: 130 },
  { field: fields.changeType, width: 120 },
  { field: fields.points, width: 110, cell: (row) => <SignedPoints value={row.points} /> },
  { field: fields.balanceAfter, width: 120 },
  { field: fields.remark, width: 180 },
  { field: fields.bizNo, width: 140 },
  { field: fields.createBy, width: 100 },
  fields.createTime,
]

const FEW_DAYS = 15
const LAST_DAYS = 7

export const poolName = (row: PointPool): string => plain(row.poolName) || row.poolId
export const isFrozen = (row: PointPool): boolean => is(row.status, poolStatus.frozen)

export const PoolState = ({ row }: { row: PointPool }) => {
  const t = useT()
  return (
    <StatusTag field={pointPool.status} value={row.status} note={isFrozen(row) ? t('pointPools.frozen') : undefined} />
  )
}

export const DaysLeft = ({ value }: { value: unknown }) => {
  const { number } = useFormats()
  const days = numberIn(value)
  return days !== null && days < FEW_DAYS ? (
    <Mark tone={days < LAST_DAYS ? 'error' : 'warning'}>{number(days)}</Mark>
  ) : (
    <span className="digits">{number(value)}</span>
  )
}

export const PoolTiles = ({ pool }: { pool: PointPool }) => {
  const t = useT()
  const { number } = useFormats()
  return (
    <Tiles label={poolName(pool)}>
      <Tile
        label={t(pointPool.balance.label)}
        value={number(pool.balance)}
        bad={is(pool.status, poolStatus.low, poolStatus.empty)}
      />
      {[pointPool.warnBalance, pointPool.totalIn, pointPool.totalOut, pointPool.monthOut].map((field) => (
        <Tile key={field.key} label={t(field.label)} value={number(pool[field.key])} />
      ))}
      <Tile label={t(pointPool.enoughDays.label)} value={<DaysLeft value={pool.enoughDays} />} />
    </Tiles>
  )
}

/** Balance at the end of each of the last 30 days, from movements that carry a balance. */
const BalanceLine = ({ load, poolId, warn }: { load: Load; poolId: string; warn: number | null }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const today = inZone(Date.now())
  const { data, error, retry } = useLoad(
    load.query({
      poolId,
      createTimeStart: `${today.subtract(DAYS - 1, 'day').format('YYYY-MM-DD')} 00:00:00`,
      createTimeEnd: `${today.format('YYYY-MM-DD')} 23:59:59`,
      pageNo: 1,
      pageSize: MAX_LINES,
      sortField: fields.createTime.key,
      sortOrder: 'desc',
    }),
  )
  if (error && !data) return <Failed compact error={error} retry={retry} />
  const last = new Map<string, number | null>()
  for (const { createTime, balanceAfter } of data?.records ?? []) {
    const date = formatTime(createTime, 'YYYY-MM-DD')
    if (date && !last.has(date)) last.set(date, numberIn(balanceAfter))
  }
  const days = everyDay([...last].map(([date, balance]) => ({ date, balance })))
  // A day without movements keeps the previous balance.
  const values = days.map((_, at) => days.slice(0, at + 1).findLast(({ day }) => day)?.day?.balance ?? null)
  return (
    <Chart
      title={t('pointPools.balanceLine')}
      of={t('pointPools.day')}
      categories={days.map(({ date }) => shortDay(date))}
      series={[{ name: t(pointPool.balance.label), values, as: 'line' }]}
      marks={warn === null ? [] : [{ name: t(pointPool.warnBalance.label), value: warn }]}
    />
  )
}

export const PoolLogs = ({
  load,
  pool,
  figures,
  toolbar,
}: {
  load: Load
  pool: PointPool
  figures?: ReactNode
  toolbar?: ReactNode
}) => {
  const t = useT()
  return (
    <ListScreen
      load={load}
      also={{ poolId: pool.poolId }}
      rowKey={fields.id}
      nameOf={(row) => plain(row.id)}
      filters={FILTERS}
      defaults={DEFAULTS}
      columns={COLUMNS}
      sort={SORT}
      toolbar={toolbar}
      emptyText={t('pointPools.noLogs')}
      above={() => (
        <>
          {figures}
          <ChartFold>
            <BalanceLine load={load} poolId={pool.poolId} warn={numberIn(pool.warnBalance)} />
          </ChartFold>
        </>
      )}
    />
  )
}
