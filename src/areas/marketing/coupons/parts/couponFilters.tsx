import * as coupons from '@/api/marketing/coupons'
import { findById } from '@/api/findById'
import type { Coupon } from '@/entities/marketing/coupon'
import type { CouponGrant } from '@/entities/marketing/couponGrant'
import type { Choice } from '@/kit/form/RemoteSelect'
import type { Filter } from '@/kit/list/filters'
import { derived, useLoad } from '@/kit/data/load'
import type { TextKey } from '@/locales'
import { PagedSelect } from '../../parts/PagedSelect'

const PAGE = 20

const couponChoice = ({ id, couponName }: Pick<Coupon, 'id' | 'couponName'>) => ({ value: id, label: couponName })
const grantChoice = ({ id, grantName }: Pick<CouponGrant, 'id' | 'grantName'>) => ({ value: id, label: grantName })
const useCouponChoice = (id: string) =>
  useLoad(
    derived(findById(coupons.list, { id }), 'choice', (row) => row && couponChoice(row)),
    { enabled: id !== '' },
  ).data
const useGrantChoice = (id: string) =>
  useLoad(
    derived(findById(coupons.listGrants, { id }), 'choice', (row) => row && grantChoice(row)),
    { enabled: id !== '' },
  ).data

const choiceList = (one: Choice | undefined) => one && [one]

const CouponWords = ({ id }: { id: string }) => useCouponChoice(id)?.label ?? id
const GrantWords = ({ id }: { id: string }) => useGrantChoice(id)?.label ?? id

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
    known={choiceList(useCouponChoice(value))}
    ask={(couponName, pageNo) =>
      coupons.list.query({ couponName: couponName || undefined, pageNo, pageSize: PAGE }, { quiet: true })
    }
    choice={couponChoice}
  />
)
const GrantBox = ({ value, onChange, label }: BoxProps) => (
  <PagedSelect<CouponGrant, string | undefined>
    value={value || undefined}
    onChange={(id) => onChange(id ?? '')}
    label={label}
    known={choiceList(useGrantChoice(value))}
    ask={(grantName, pageNo) =>
      coupons.listGrants.query({ grantName: grantName || undefined, pageNo, pageSize: PAGE }, { quiet: true })
    }
    choice={grantChoice}
  />
)

export const couponFilter = <K extends string>(key: K, label: TextKey): Filter<'couponId', K> => ({
  key,
  label,
  instant: true,
  toQuery: (couponId) => ({ couponId }),
  describe: (id) => <CouponWords id={id} />,
  control: ({ value, onChange, label: name }) => <CouponBox value={value} onChange={onChange} label={name} />,
})
export const grantFilter = <K extends string>(key: K, label: TextKey): Filter<'grantId', K> => ({
  key,
  label,
  instant: true,
  toQuery: (grantId) => ({ grantId }),
  describe: (id) => <GrantWords id={id} />,
  control: ({ value, onChange, label: name }) => <GrantBox value={value} onChange={onChange} label={name} />,
})
