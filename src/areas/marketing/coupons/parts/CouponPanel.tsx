import '../coupons.css'
import type { ReactNode } from 'react'
import * as coupons from '@/api/marketing/coupons'
import { is } from '@/entities/field'
import { rateOf } from '@/lib/number'
import { type CouponDetail as Row, coupon } from '@/entities/marketing/coupon'
import { merchantScope } from '@/entities/marketing/couponEnums'
import { couponUser } from '@/entities/marketing/couponUser'
import { InnerPlace } from '@/kit/page/InnerPlace'
import { useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Facts } from '@/kit/show/Facts'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { Tags } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { leftOf, useCouponWords } from '../../parts/couponWords'
import { CouponCard } from './CouponCard'
import { Merchants } from './Merchants'
import { useCouponActions } from './useCouponActions'

const Numbers = ({ row }: { row: Row }) => {
  const t = useT()
  const { count, money, percent } = useFormats()
  const figures = [
    { label: t(coupon.totalStock.label), value: count(row.totalStock) },
    { label: t(coupon.grantedCount.label), value: count(row.grantedCount) },
    { label: t('coupons.stockLeft'), value: count(leftOf(row)) },
    { label: t(coupon.usedCount.label), value: count(row.usedCount) },
    { label: t('coupons.useRate'), value: percent(rateOf(row.usedCount, row.grantedCount)) },
    { label: t('couponStatus.expired'), value: count(row.expiredCount) },
    { label: t(couponUser.discountAmount.label), value: money(row.discountAmount) },
  ]
  return <Figures figures={figures} />
}

const About = ({ row }: { row: Row }) => {
  const words = useCouponWords()
  return (
    <>
      <Numbers row={row} />
      <div className="coupon-sides">
        <Facts
          row={row}
          fields={[
            coupon.id,
            coupon.couponType,
            coupon.purpose,
            [{ ...coupon.faceValue, label: 'coupons.rule' }, words.rule(row)],
            [{ ...coupon.validType, label: 'coupons.validity' }, words.valid(row)],
            coupon.perLimit,
            coupon.stackFlag,
            ...(is(row.merchantScope, merchantScope.online) ? [coupon.goodsScope] : []),
            ...(row.scopeNames?.length
              ? [[coupon.scopeGoods, <Tags key="goods" texts={row.scopeNames} max={200} />] as const]
              : []),
            coupon.merchantScope,
            coupon.createTime,
            coupon.content,
          ]}
        />
        <aside>
          <CouponCard row={row} />
        </aside>
      </div>
    </>
  )
}

const isOnline = (row: Row) => is(row.merchantScope, merchantScope.online)

export const CouponPanel = ({ form }: { form?: (row: Row, mode: string, close: () => void) => ReactNode }) => {
  const t = useT()
  const actionsOf = useCouponActions(useOpened().open)
  return (
    <RecordPanel
      load={coupons.get}
      title={(row) => row.couponName}
      status={coupon.status}
      actions={actionsOf}
      form={form}
      tabs={(row) =>
        isOnline(row)
          ? []
          : [
              { key: 'about', label: t('kit.detail'), children: <About row={row} /> },
              {
                key: 'merchant',
                label: t(coupon.merchantScope.label),
                children: (
                  <InnerPlace name="merchant">
                    <Merchants row={row} />
                  </InnerPlace>
                ),
              },
            ]
      }
    >
      {(row) => isOnline(row) && <About row={row} />}
    </RecordPanel>
  )
}
