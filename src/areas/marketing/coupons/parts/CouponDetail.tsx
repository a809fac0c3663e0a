import '../coupons.css'
import { Tabs } from 'antd'
import * as coupons from '@/api/marketing/coupons'
import { is } from '@/entities/field'
import { rateOf } from '@/lib/number'
import { type CouponDetail as Row, coupon } from '@/entities/marketing/coupon'
import { merchantScope } from '@/entities/marketing/couponEnums'
import { couponUser } from '@/entities/marketing/couponUser'
import { Actions } from '@/kit/actions/actions'
import { Panel } from '@/kit/dialog/dialog'
import { Facts } from '@/kit/show/Facts'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { StatusTag, Tags } from '@/kit/show/kinds'
import type { Open } from '@/kit/page/opened'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useMedia } from '@/kit/show/useMedia'
import { useT } from '@/locales'
import { InnerPlace } from '@/kit/page/InnerPlace'
import { leftOf, useCouponWords } from '../../parts/couponWords'
import { CouponCard } from './CouponCard'
import { Merchants } from './Merchants'
import { useCouponActions } from './useCouponActions'

const WIDTH = 960
const IN_SIGHT = 3
/** Beside a name there is no room for words of actions then. */
const NARROW = '(width < 768px)'

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

/** One coupon in full: its figures, its rule and face, and the shops in which it counts. */
export const CouponDetail = ({
  id,
  part,
  setPart,
  open,
  onClose,
}: {
  id: string
  part: string
  setPart: (part: string) => void
  open: Open
  onClose: () => void
}) => {
  const t = useT()
  const actionsOf = useCouponActions(open)
  const narrow = useMedia(NARROW)
  return (
    <LoadRecord
      of={coupons.get.query({ id }, { quiet: true })}
      title={t('coupons.detail')}
      width={WIDTH}
      onClose={onClose}
    >
      {(row) => (
        <Panel
          open
          width={WIDTH}
          title={
            <>
              <bdi>{row.couponName}</bdi> <StatusTag field={coupon.status} value={row.status} />
            </>
          }
          extra={
            <Actions
              max={narrow ? 0 : IN_SIGHT}
              items={actionsOf(row).filter(({ label }) => label !== 'coupons.detail' && label !== 'coupons.shops')}
            />
          }
          onClose={onClose}
        >
          {is(row.merchantScope, merchantScope.online) ? (
            <About row={row} />
          ) : (
            <Tabs
              activeKey={part === 'merchant' ? 'merchant' : 'about'}
              onChange={setPart}
              destroyOnHidden
              items={[
                { key: 'about', label: t('coupons.detail'), children: <About row={row} /> },
                {
                  key: 'merchant',
                  label: t(coupon.merchantScope.label),
                  children: (
                    <InnerPlace name="merchant">
                      <Merchants row={row} />
                    </InnerPlace>
                  ),
                },
              ]}
            />
          )}
        </Panel>
      )}
    </LoadRecord>
  )
}
