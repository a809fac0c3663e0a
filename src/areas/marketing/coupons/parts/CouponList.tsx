import { useMemo } from 'react'
import * as coupons from '@/api/marketing/coupons'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type Coupon, coupon } from '@/entities/marketing/coupon'
import { couponStatus, merchantScope } from '@/entities/marketing/couponEnums'
import type { ColumnOf } from '@/kit/list/columns'
import { segmentedFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/page/opened'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { nameColumn, ruleColumn, stockColumn, usedColumn, validColumn } from './couponColumns'
import { CouponPanel } from './CouponPanel'
import { CopyCoupon, EditCoupon, NewCoupon } from './CouponForm'
import { useCouponActions } from './useCouponActions'

const FILTERS = [
  segmentedFilter(coupon.purpose),
  containsFilter(coupon.couponName),
  containsFilter(coupon.id),
  coupon.status,
  coupon.createTime,
  coupon.couponType,
  coupon.merchantScope,
]
/** Expired coupons are hidden by default. */
const DEFAULTS = { status: [couponStatus.draft, couponStatus.enabled, couponStatus.disabled].join(',') }
const SORT = { field: coupon.createTime.key, order: 'desc' } as const
const nameOf = ({ couponName, id }: Coupon) => couponName || id

const columnsOf = (t: Translate, open: (id: string) => void): ColumnOf<Coupon>[] => [
  nameColumn(t, open),
  coupon.status,
  stockColumn,
  { field: coupon.grantedCount, width: 100 },
  usedColumn,
  validColumn,
  ruleColumn,
  { field: coupon.couponType, width: 100 },
  { field: coupon.purpose, width: 100 },
  coupon.perLimit,
  { field: coupon.merchantScope, width: 104 },
  coupon.createTime,
  { field: coupon.id, width: 130 },
]

/** The filter by purpose has its own call. */
const callOf = (search: Record<string, unknown>) =>
  search.purpose === undefined ? coupons.list : coupons.listByPurpose

export const CouponList = () => {
  const t = useT()
  const may = useMay()
  const { head: makes } = useViewer()
  const { mode, open, close } = useOpened()
  const actionsOf = useCouponActions(open)
  const columns = useMemo(() => columnsOf(t, (one) => open('detail', one)), [t, open])
  return (
    <>
      <ListScreen
        load={callOf}
        rowKey={coupon.id}
        nameOf={nameOf}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        actions={(row) => [
          { label: 'kit.detail', run: () => open('detail', row.id) },
          ...actionsOf(row),
          {
            label: 'coupons.shops',
            hide: !is(row.merchantScope, merchantScope.chosen),
            run: () => open('detail', row.id, 'merchant'),
          },
        ]}
        create={makes ? { label: 'coupons.new', can: 'coupons.create', run: () => open('new') } : undefined}
      />
      <CouponPanel
        form={(row) => {
          if (mode === 'copy' && makes && may('coupons.create')) return <CopyCoupon row={row} onClose={close} />
          if (mode === 'edit' && makes && may('coupons.update')) return <EditCoupon row={row} onClose={close} />
          return undefined
        }}
      />
      {mode === 'new' && makes && may('coupons.create') && <NewCoupon onClose={close} />}
    </>
  )
}
