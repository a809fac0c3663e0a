import { useMemo } from 'react'
import * as points from '@/api/members/points'
import { areaFiltersFor } from '@/business/RegionFilter'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { effectPoint, pointDetail as fields, type PointDetail } from '@/entities/members/pointDetail'
import { CHANGE_GROUPS, pointChange, pointSide } from '@/entities/members/pointEnums'
import { staffPoint } from '@/entities/members/staffPoint'
import { Export } from '@/kit/files/Export'
import { callFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { type Open, useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Card } from '@/kit/show/Card'
import { Facts } from '@/kit/show/Facts'
import { FieldTable } from '@/kit/show/FieldTable'
import { plain } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { SignedPoints } from '@/kit/show/SignedPoints'
import { useT } from '@/locales'
import { type Search, to } from '@/routes'
import { changeFilter, roleChoices } from '../parts/pointChoices'

const PAGE = '/setting/userpointsreport'
const DEFAULTS = { createTime: 'last30' }
const NEWEST = { field: 'createTime', order: 'desc' } as const
const filtersFor = (viewer: Viewer) => [
  ...(viewer.hq ? [fields.side] : []),
  containsFilter(fields.userName),
  phoneFilter(fields.phone),
  changeFilter,
  ...areaFiltersFor(viewer, staffPoint),
  containsFilter(fields.bizNo),
  containsFilter(fields.createBy),
  spanFilter(fields.createTime),
  // The points report links here by role.
  { ...callFilter({ key: 'roleId', label: staffPoint.roleName.label }, roleChoices), elsewhere: true },
]
const nameOf = ({ id }: PointDetail) => id
/** Returns the link to the account of a movement. */
const accountOf = ({ side, userId }: PointDetail) =>
  to(PAGE, { tab: is(side, pointSide.app) ? 'app' : undefined, userId })

const columnsOf = (open: Open): ColumnOf<PointDetail>[] => [
  { field: fields.id, width: 170, open: (row) => open('line', row.id) },
  { field: fields.side, width: 100 },
  { field: fields.points, width: 100, cell: (row) => <SignedPoints value={row.points} /> },
  { field: fields.changeType, width: 110 },
  { field: fields.userName, width: 130, below: fields.phone, link: accountOf },
  { field: fields.balanceAfter, width: 110 },
  { field: fields.source, width: 120 },
  { field: fields.createTime, width: 150 },
  fields.dealerName,
  { field: fields.bizNo, width: 130 },
  { field: fields.expireTime, width: 150 },
  fields.createBy,
]

const { task, import: batch, shop, lottery, guess, stake } = pointChange
/** Returns the page and query of the record that caused a movement. */
const originOf = ({ side, changeType, source, bizNo, userId }: PointDetail): { path: string; query: Search } => {
  const tasks = '/setting/contact'
  if (is(changeType, task))
    return { path: tasks, query: is(side, pointSide.app) ? { tab: 'app', taskName: source } : { tab: 'record', bizNo } }
  if (is(changeType, batch)) return { path: PAGE, query: { tab: 'import', mode: 'rows', record: bizNo } }
  // A manual booking may belong to an enquiry.
  if (is(changeType, ...CHANGE_GROUPS.ADD, ...CHANGE_GROUPS.SUB))
    return { path: tasks, query: { tab: 'contact', mode: 'detail', record: bizNo } }
  if (is(changeType, shop)) return { path: '/order-management-shop/order-management', query: { orderNo: bizNo } }
  if (is(changeType, lottery)) return { path: '/marketing-management/lottery-record-detail', query: { id: bizNo } }
  return is(changeType, guess, stake)
    ? { path: '/worldCupManagement/guessDetails', query: { userId } }
    : { path: '', query: {} }
}
const Source = ({ row }: { row: PointDetail }) => {
  const { path, query } = originOf(row)
  const isKnown = path !== '' && Object.values(query).every((value) => plain(value) !== '')
  return isKnown ? (
    <PermittedLink text={row.source} path={path} query={query} />
  ) : (
    <Value field={fields.source} value={row.source} />
  )
}

export const Ledger = () => {
  const t = useT()
  const viewer = useViewer()
  const { open } = useOpened()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => forViewer(viewer, columnsOf(open)), [viewer, open])
  return (
    <>
      <ListScreen
        load={points.listAllUserDetailsByCondition}
        rowKey={fields.id}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={NEWEST}
        toolbar={<Export from={points.exportAllUserDetails} can="points.exportAllUserDetails" />}
        emptyText={t('points.noMovements')}
      />
      <RecordPanel load={points.getDetails} title={nameOf} marks={(row) => <SignedPoints value={row.points} />}>
        {(row) => (
          <>
            <Facts
              row={row}
              fields={[
                ...[fields.side, fields.userName, fields.phone, fields.dealerName, fields.changeType],
                [fields.points, <SignedPoints key="points" value={row.points} />],
                fields.balanceAfter,
                [fields.source, <Source key="source" row={row} />],
                ...[fields.bizNo, fields.expireTime, fields.remark, fields.createBy, fields.createTime],
              ]}
            />
            {row.uses.length > 0 && (
              <Card title={t('points.usedLots')}>
                <FieldTable
                  rowKey="lotId"
                  rows={row.uses}
                  fields={[
                    [effectPoint.id, ({ lotId }) => <span className="digits">{lotId}</span>],
                    [effectPoint.points, (use) => <Value field={effectPoint.points} value={use.points} />],
                    [effectPoint.expireTime, (use) => <Value field={effectPoint.expireTime} value={use.expireTime} />],
                  ]}
                />
              </Card>
            )}
          </>
        )}
      </RecordPanel>
    </>
  )
}
