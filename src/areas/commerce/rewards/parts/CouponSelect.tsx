import * as coupons from '@/api/marketing/coupons'
import { couponPurpose, couponStatus } from '@/entities/marketing/couponEnums'
import type { ControlProps } from '@/kit/form/controls'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { derived } from '@/kit/data/load'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

const PAGE = 50

/**
 * Select of one enabled coupon usable as a reward, searched by name. A coupon that has run out cannot be chosen.
 * `known` is the name of the current value.
 */
export const CouponSelect = ({
  value,
  onChange,
  known,
  label,
  ...rest
}: ControlProps<string | undefined> & { known?: string; label: string }) => {
  const t = useT()
  return (
    <RemoteSelect
      {...rest}
      label={label}
      placeholder={label}
      value={value || undefined}
      known={value && known ? [{ value, label: known }] : []}
      ask={(word) =>
        derived(
          coupons.listByPurpose.query(
            {
              purpose: couponPurpose.lottery,
              status: [couponStatus.enabled],
              couponName: word || undefined,
              pageNo: 1,
              pageSize: PAGE,
            },
            { quiet: true },
          ),
          'choices',
          ({ records }) =>
            records.map((row) => {
              const [stock, granted] = [numberIn(row.totalStock), numberIn(row.grantedCount)]
              const left = stock === null || granted === null ? null : stock - granted
              return {
                value: row.id,
                label: plain(row.couponName) || row.id,
                disabled: left !== null && left <= 0,
                content:
                  left === null ? undefined : (
                    <>
                      <bdi>{row.couponName}</bdi>{' '}
                      <small className="quiet">{t('rewards.couponsLeft', { count: left })}</small>
                    </>
                  ),
              }
            }),
        )
      }
      onChange={(next) => onChange?.(typeof next === 'string' ? next : undefined)}
    />
  )
}
