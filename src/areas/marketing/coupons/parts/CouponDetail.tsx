import '../coupons.css'
import { Tabs } from 'antd'
import * as coupons from '@/api/coupons'
import { type CouponDetail as Row, coupon } from '@/entities/marketing/coupon'
import { couponUser } from '@/entities/marketing/couponUser'
import { Actions } from '@/kit/actions/actions'
import { Panel } from '@/kit/dialog'
import { Facts } from '@/kit/Facts'
import { useFormats } from '@/kit/format'
import { StatusTag, Tags } from '@/kit/kinds'
import type { Open } from '@/kit/opened'
import { Reading } from '@/kit/Reading'
import { useMedia } from '@/kit/useMedia'
import { useT } from '@/locales'
import { InnerPlace } from '../../parts/InnerPlace'
import { leftOf, useCouponWords } from '../../parts/couponWords'
import { rateOf } from './cells'
import { CouponFace } from './CouponFace'
import { Merchants } from './Merchants'
import { useCouponActions } from './useCouponActions'

const WIDTH = 960
const ONLINE = 3
const IN_SIGHT = 3
/** Beside a name there is no room for words of actions then. */
const NARROW = '(width < 700px)'

const Figures = ({ row }: { row: Row }) => {
  const t = useT()
  const { number, money, percent } = useFormats()
  const figures: readonly (readonly [string, string])[] = [
    [t(coupon.totalStock.label), number(row.totalStock)],
    [t(coupon.grantedCount.label), number(row.grantedCount)],
    [t('coupons.stockLeft'), number(leftOf(row))],
    [t(coupon.usedCount.label), number(row.usedCount)],
    [t('coupons.useRate'), percent(rateOf(row.usedCount, row.grantedCount))],
    [t('couponStatus.3'), number(row.expiredCount)],
    [t(couponUser.discountAmount.label), money(row.discountAmount)],
  ]
  return (
    <dl className="coupon-figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="digits">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const About = ({ row }: { row: Row }) => {
  const words = useCouponWords()
  return (
    <>
      <Figures row={row} />
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
            ...(Number(row.merchantScope) === ONLINE ? [coupon.goodsScope] : []),
            ...(row.scopeNames?.length ? [[coupon.scopeGoods, <Tags key="goods" texts={row.scopeNames} most={200} />] as const] : []),
            coupon.merchantScope,
            coupon.createTime,
            coupon.content,
          ]}
        />
        <aside>
          <CouponFace row={row} />
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
    <Reading of={coupons.get.query({ id }, { quiet: true })} title={t('coupons.detail')} width={WIDTH} onClose={onClose}>
      {(row) => (
        <Panel
          open
          width={WIDTH}
          title={
            <>
              <bdi>{row.couponName}</bdi> <StatusTag field={coupon.status} value={row.status} />
            </>
          }
          extra={<Actions most={narrow ? 0 : IN_SIGHT} items={actionsOf(row).filter(({ label }) => label !== 'coupons.detail' && label !== 'coupons.shops')} />}
          onClose={onClose}
        >
          {Number(row.merchantScope) === ONLINE ? (
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
    </Reading>
  )
}
