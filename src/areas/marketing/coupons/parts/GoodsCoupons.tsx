import { useMemo } from 'react'
import * as coupons from '@/api/marketing/coupons'
import { findById } from '@/api/findById'
import { type Coupon, coupon } from '@/entities/marketing/coupon'
import { Blank } from '@/kit/show/Blank'
import { useFormats } from '@/kit/show/format'
import { Tags } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { type Filter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useLoad } from '@/kit/data/load'
import { useOpened } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import * as goods from '@/api/commerce/goods'
import { type Translate, useT } from '@/locales'
import { GoodsPicker } from '../../parts/GoodsPicker'
import { leftOf } from '../../parts/couponWords'
import { nameColumn, ruleColumn, validColumn } from './couponColumns'
import { CouponPanel } from './CouponPanel'

const GOODS_PAGE = '/shop-management-shop/shop-management'
const nameOf = ({ couponName, id }: Coupon) => couponName || id

const GoodsName = ({ id }: { id: string }) => {
  const { data } = useLoad(findById(goods.list, { ids: [id] }, { id }))
  return data?.goodsName ?? id
}
const goodsFilter: Filter<'scopeGoods'> = {
  key: coupon.scopeGoods.key,
  label: 'coupons.goodsChosen',
  instant: true,
  toQuery: (id) => ({ scopeGoods: id }),
  describe: (id) => <GoodsName id={id} />,
  control: ({ value, onChange, label }) => (
    <GoodsPicker value={value || undefined} label={label} onChange={(id: string | undefined) => onChange(id ?? '')} />
  ),
}
const FILTERS = [containsFilter(coupon.couponName), coupon.couponType, goodsFilter]

const Left = ({ row }: { row: Coupon }) => <span className="digits">{useFormats().count(leftOf(row))}</span>
const columnsOf = (t: Translate, open: (id: string) => void): ColumnOf<Coupon>[] => [
  nameColumn(t, open),
  coupon.status,
  { key: 'left', label: 'coupons.stockLeft', width: 100, cell: (row) => <Left row={row} /> },
  validColumn,
  ruleColumn,
  { field: coupon.couponType, width: 100 },
  { field: coupon.goodsScope, width: 104 },
  {
    field: coupon.scopeGoods,
    width: 220,
    cell: ({ scopeNames }) => (scopeNames?.length ? <Tags texts={scopeNames} max={2} /> : <Blank />),
  },
  { field: coupon.id, width: 130 },
]

/** Enabled coupons with stock left that apply to goods, to check before one of them is disabled. */
export const GoodsCoupons = () => {
  const t = useT()
  const linkTo = usePermittedLinks()
  const { open } = useOpened()
  const columns = useMemo(() => columnsOf(t, (one) => open('detail', one)), [t, open])
  return (
    <>
      <ListScreen
        load={coupons.listForGoods}
        rowKey={coupon.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        emptyText={t('coupons.noneForGoods')}
        actions={(row) => {
          const go = linkTo(GOODS_PAGE, { couponId: row.id })
          return [
            { label: 'kit.detail', run: () => open('detail', row.id) },
            { label: 'coupons.goods', hide: !go, run: () => go?.() },
          ]
        }}
      />
      <CouponPanel />
    </>
  )
}
