import './pickers.css'
import * as coupons from '@/api/marketing/coupons'
import type { Coupon } from '@/entities/marketing/coupon'
import { couponStatus } from '@/entities/marketing/couponEnums'
import type { ControlProps } from '@/kit/form/controls'
import { useLoad } from '@/kit/data/load'
import { leftOf, useCouponWords } from './couponWords'
import { PagedSelect } from './PagedSelect'

const PAGE = 20

/**
 * One enabled coupon of a purpose, by id. The list shows rule, validity and stock and loads page by page. A coupon
 * without stock is disabled. `onPick` also passes the row.
 */
export const CouponPicker = ({
  purpose,
  value,
  ...rest
}: ControlProps<string | undefined> & {
  purpose: number
  label?: string
  placeholder?: string
  onPick?: (row: Coupon | undefined) => void
}) => {
  const words = useCouponWords()
  const known = useLoad(coupons.get.query({ id: value ?? '' }, { quiet: true }), { enabled: !!value })
  return (
    <PagedSelect<Coupon, string | undefined>
      {...rest}
      value={value}
      known={known.data && [{ value: known.data.id, label: known.data.couponName }]}
      ask={(keyword, pageNo) =>
        coupons.listByPurpose.query(
          { purpose, status: [couponStatus.enabled], couponName: keyword || undefined, pageNo, pageSize: PAGE },
          { quiet: true },
        )
      }
      choice={(row) => ({
        value: row.id,
        label: row.couponName,
        disabled: leftOf(row) === 0,
        content: (
          <span className="choice-words">
            <bdi>{row.couponName}</bdi>
            <small className="quiet">
              {[words.rule(row), words.valid(row), words.left(row)].filter(Boolean).join(' · ')}
            </small>
          </span>
        ),
      })}
    />
  )
}
