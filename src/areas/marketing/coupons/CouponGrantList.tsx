import './coupons.css'
import { Progress } from 'antd'
import { useMemo } from 'react'
import * as coupons from '@/api/marketing/coupons'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { grantStatus, sendType } from '@/entities/marketing/couponEnums'
import { numberIn } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { type CouponGrant, couponGrant } from '@/entities/marketing/couponGrant'
import { named, useFormats } from '@/kit/show/format'
import { CellLink, Value } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/page/opened'
import { usePoll } from '@/kit/data/poll'
import { useScreen } from '@/kit/page/screen'
import { isRecord } from '@/lib/json'
import { formatTime } from '@/lib/time'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { couponFilter } from './parts/couponFilters'
import { CopyGrant, NewGrant } from './parts/GrantWizard'
import { People } from './parts/People'
import { useGrantActions } from './parts/useGrantActions'

const grant = couponGrant
const EVERY_MS = 15_000
const ON_SCREEN = [coupons.listGrants.method, coupons.listGrants.path]
/** `couponId` in the address opens the wizard, so the filter uses another name. */
const FILTERS = [
  containsFilter(grant.grantName),
  couponFilter('coupon', grant.couponId.label),
  grant.status,
  grant.sendTime,
  grant.grantType,
  containsFilter(grant.createBy),
]
const SORT = { field: grant.createTime.key, order: 'desc' } as const
const nameOf = ({ grantName, id }: CouponGrant) => grantName || id
/** True if a reply contains a grant that is still being processed. */
const sends = (answer: unknown): boolean =>
  isRecord(answer) &&
  Array.isArray(answer.records) &&
  answer.records.some((row: unknown) => isRecord(row) && is(row.status, grantStatus.sending))

const Delivered = ({ row }: { row: CouponGrant }) => {
  const t = useT()
  const { count } = useFormats()
  const [people, each] = [numberIn(row.targetCount), numberIn(row.perNum)]
  const all = people === null || each === null ? null : people * each
  const text = `${count(row.successCount)} / ${count(all)}`
  return (
    <span className="stock-bar">
      <span className="digits">{text}</span>
      <Progress
        size="small"
        percent={Number(rateOf(row.successCount, all) ?? 0)}
        showInfo={false}
        status={is(row.status, grantStatus.sending) ? 'active' : 'normal'}
        aria-label={named(t('coupons.progress'), text)}
      />
    </span>
  )
}
const Failed = ({ row, open }: { row: CouponGrant; open: (id: string) => void }) => {
  const t = useT()
  const { count, number } = useFormats()
  if (!(Number(row.failCount) > 0)) return <span className="digits">{count(row.failCount)}</span>
  return (
    <span className="failed-count">
      <CellLink
        digits
        aria-label={named(t(grant.failCount.label), number(row.failCount), row.grantName)}
        onClick={() => open(row.id)}
      >
        {number(row.failCount)}
      </CellLink>
    </span>
  )
}

const columnsOf = (t: Translate, people: (id: string) => void): ColumnOf<CouponGrant>[] => [
  { field: grant.grantName, width: 160 },
  grant.status,
  { key: 'progress', label: 'coupons.progress', width: 140, cell: (row) => <Delivered row={row} /> },
  { field: grant.failCount, width: 92, cell: (row) => <Failed row={row} open={people} /> },
  { field: grant.couponId, width: 160, cell: ({ couponName, couponId }) => <bdi>{couponName || couponId}</bdi> },
  {
    field: grant.sendTime,
    cell: (row) =>
      is(row.sendType, sendType.planned) ? (
        <Value field={grant.sendTime} value={row.sendTime} />
      ) : (
        <span title={formatTime(row.sendTime)}>{t('coupons.atOnce')}</span>
      ),
  },
  grant.usedCount,
  grant.perNum,
  { field: grant.couponType, width: 100 },
  { field: grant.grantType, width: 104 },
  grant.endTime,
  { field: grant.createBy, width: 110 },
  grant.createTime,
  { field: grant.id, width: 130 },
]

export default function CouponGrantList() {
  const t = useT()
  const may = useMay()
  const { head: makes } = useViewer()
  const { query, setQuery } = useScreen()
  const { mode, id, open, close } = useOpened()
  const actionsOf = useGrantActions(open)
  usePoll(ON_SCREEN, sends, EVERY_MS)
  const columns = useMemo(() => columnsOf(t, (one) => open('people', one)), [t, open])
  const couponId = query.get('couponId') ?? ''
  const gives = makes && may('coupons.createGrant')
  const endNew = () => {
    setQuery({ couponId: undefined })
    close()
  }
  return (
    <>
      <ListScreen
        load={coupons.listGrants}
        rowKey={grant.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        actions={actionsOf}
        create={makes ? { label: 'coupons.newGrant', can: 'coupons.createGrant', run: () => open('new') } : undefined}
      />
      {mode === 'people' && id && <People key={id} grantId={id} onClose={close} />}
      {gives && (mode === 'new' || (mode === '' && couponId !== '')) && (
        <NewGrant key={couponId} couponId={couponId} onClose={endNew} />
      )}
      {gives && mode === 'copy' && id && <CopyGrant key={id} id={id} onClose={close} />}
    </>
  )
}
