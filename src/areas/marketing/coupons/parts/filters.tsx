import * as coupons from '@/api/coupons'
import type { Coupon } from '@/entities/marketing/coupon'
import type { CouponGrant } from '@/entities/marketing/couponGrant'
import type { Filter } from '@/kit/list/filters'
import { derived, useLoad } from '@/kit/load'
import type { TextKey } from '@/locales'
import { PagedSelect } from '../../parts/PagedSelect'

const PAGE = 20

const couponChoice = ({ id, couponName }: Pick<Coupon, 'id' | 'couponName'>) => ({ value: id, label: couponName })
const grantChoice = ({ id, grantName }: Pick<CouponGrant, 'id' | 'grantName'>) => ({ value: id, label: grantName })
const useCouponChoices = (id: string) =>
  useLoad(
    derived(coupons.list.query({ id, pageNo: 1, pageSize: 1 }, { quiet: true }), 'choices', ({ records }) => records.map(couponChoice)),
    { enabled: id !== '' },
  ).data
const useGrantChoices = (id: string) =>
  useLoad(
    derived(coupons.listGrants.query({ id, pageNo: 1, pageSize: 1 }, { quiet: true }), 'choices', ({ records }) => records.map(grantChoice)),
    { enabled: id !== '' },
  ).data

const CouponWords = ({ id }: { id: string }) => useCouponChoices(id)?.[0]?.label ?? id
const GrantWords = ({ id }: { id: string }) => useGrantChoices(id)?.[0]?.label ?? id

interface BoxProps {
  value: string
  onChange: (id: string) => void
  label: string
}
const CouponBox = ({ value, onChange, label }: BoxProps) => (
  <PagedSelect<Coupon, string | undefined>
    value={value || undefined}
    onChange={(id) => onChange(id ?? '')}
    label={label}
    known={useCouponChoices(value)}
    ask={(couponName, pageNo) => coupons.list.query({ couponName: couponName || undefined, pageNo, pageSize: PAGE }, { quiet: true })}
    choice={couponChoice}
  />
)
const GrantBox = ({ value, onChange, label }: BoxProps) => (
  <PagedSelect<CouponGrant, string | undefined>
    value={value || undefined}
    onChange={(id) => onChange(id ?? '')}
    label={label}
    known={useGrantChoices(value)}
    ask={(grantName, pageNo) => coupons.listGrants.query({ grantName: grantName || undefined, pageNo, pageSize: PAGE }, { quiet: true })}
    choice={grantChoice}
  />
)

/** A filter of one coupon, in the address under `key`. */
export const couponFilter = (key: string, label: TextKey): Filter => ({
  key,
  label,
  instant: true,
  wire: (couponId) => ({ couponId }),
  words: (id) => <CouponWords id={id} />,
  control: ({ value, onChange, label: name }) => <CouponBox value={value} onChange={onChange} label={name} />,
})
/** A filter of one giving out, in the address under `key`. */
export const grantFilter = (key: string, label: TextKey): Filter => ({
  key,
  label,
  instant: true,
  wire: (grantId) => ({ grantId }),
  words: (id) => <GrantWords id={id} />,
  control: ({ value, onChange, label: name }) => <GrantBox value={value} onChange={onChange} label={name} />,
})
