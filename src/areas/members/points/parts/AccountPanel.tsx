import { useEffect } from 'react'
import * as points from '@/api/members/points'
import type { Field } from '@/entities/field'
import { appPoint } from '@/entities/members/appPoint'
import { effectPoint, type EffectPoint, pointDetail, type PointDetail } from '@/entities/members/pointDetail'
import { pointSide } from '@/entities/members/pointEnums'
import { staffPoint } from '@/entities/members/staffPoint'
import type { Items } from '@/kit/actions/actions'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { Loaded, useLoad } from '@/kit/data/load'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { InnerPlace } from '@/kit/page/InnerPlace'
import { useScreen } from '@/kit/page/screen'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { AsOf } from '@/kit/show/AsOf'
import { Facts } from '@/kit/show/Facts'
import { FieldTable } from '@/kit/show/FieldTable'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { SignedPoints } from '@/kit/show/SignedPoints'
import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { changeFilter } from '../../parts/pointChoices'
import {
  type Account,
  accountQuery,
  fieldsOf,
  isNarrowed,
  movementsOf,
  nameOf,
  type OpenAccount,
  type Side,
} from './account'

const FILTERS = [changeFilter, spanFilter(pointDetail.createTime)]
const COLUMNS: readonly ColumnOf<PointDetail>[] = [
  { field: pointDetail.changeType, width: 130 },
  { field: pointDetail.points, width: 100, cell: (row) => <SignedPoints value={row.points} /> },
  { field: pointDetail.balanceAfter, width: 110 },
  { field: pointDetail.source, width: 130 },
  { field: pointDetail.createTime, width: 150 },
  { field: pointDetail.remark, width: 180 },
  pointDetail.id,
]
const LOTS = [
  effectPoint.source,
  effectPoint.points,
  effectPoint.remainPoints,
  effectPoint.createTime,
  effectPoint.expireTime,
  effectPoint.effectStatus,
  effectPoint.id,
] as const

const Movements = ({ side, userId }: { side: Side; userId: string }) => (
  <InnerPlace name="movements">
    <ListScreen
      load={(search) => movementsOf(side, userId, isNarrowed(search))}
      rowKey={pointDetail.id}
      nameOf={({ id }) => id}
      filters={FILTERS}
      columns={COLUMNS}
    />
  </InnerPlace>
)

const Lots = ({ side, userId }: { side: Side; userId: string }) => {
  const t = useT()
  const load = useLoad(points.listEffectRecords.query({ side, userId }, { quiet: true }))
  const timeOf = ({ expireTime }: EffectPoint) => formatTime(expireTime)
  const isEmpty = ({ remainPoints }: EffectPoint) => Number(numberIn(remainPoints) === 0)
  // Used or expired lots come after those that can still expire.
  const lots = (load.data ?? []).toSorted((a, b) => isEmpty(a) - isEmpty(b) || timeOf(a).localeCompare(timeOf(b)))
  return (
    <Loaded load={load} compact>
      <FieldTable rows={lots} fields={LOTS} empty={t('points.noLots')} />
    </Loaded>
  )
}

const factsOf = (side: Side): readonly Field[] =>
  side === pointSide.app
    ? [appPoint.phone, appPoint.memberType, appPoint.memberLevel]
    : [staffPoint.dealerName, staffPoint.roleName, staffPoint.phone, staffPoint.bound]

const Summary = ({ side, row }: { side: Side; row: OpenAccount }) => {
  const t = useT()
  const { count } = useFormats()
  const fields = fieldsOf(side)
  const figures = [fields.balance, fields.totalEarn, fields.totalUse, fields.totalExpire, fields.soonExpire]
  return (
    <>
      <Facts row={row} fields={factsOf(side).map((field) => [field, undefined] as const)} />
      <Figures figures={figures.map(({ key, label }) => ({ label: t(label), value: count(row[key]) }))} />
      {row.months.length === 0 ? (
        <AsOf time={row.asOf} words="points.asOf" />
      ) : (
        <ChartFold figures={<AsOf time={row.asOf} words="points.asOf" />}>
          <Chart
            title={t('points.balanceByMonth')}
            of={t('points.month')}
            categories={row.months.map(({ month }) => month)}
            series={[{ name: t(fields.balance.label), values: row.months.map(({ balance }) => balance), as: 'line' }]}
          />
        </ChartFold>
      )}
    </>
  )
}

/** Account panel with balance, movements and lots. Opened by `userId` in the address. */
export const AccountPanel = ({ side, actions }: { side: Side; actions: (row: Account) => Items }) => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const linked = query.get('userId')
  useEffect(() => {
    if (linked) setQuery({ userId: undefined, mode: 'detail', record: linked })
  }, [linked, setQuery])
  return (
    <RecordPanel<OpenAccount>
      wide
      load={(id) => accountQuery(side, id)}
      title={nameOf}
      status={fieldsOf(side).status}
      actions={actions}
      tabs={({ userId }) => [
        { key: 'movements', label: t('points.movements'), children: <Movements side={side} userId={userId} /> },
        { key: 'lots', label: t('points.lots'), children: <Lots side={side} userId={userId} /> },
      ]}
    >
      {(row) => <Summary side={side} row={row} />}
    </RecordPanel>
  )
}
