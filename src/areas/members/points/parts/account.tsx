import * as points from '@/api/members/points'
import { appPoint, type AppPoint } from '@/entities/members/appPoint'
import type { PointDetail } from '@/entities/members/pointDetail'
import { appAccountStatus, pointSide, staffAccountStatus } from '@/entities/members/pointEnums'
import { staffPoint, type StaffPoint } from '@/entities/members/staffPoint'
import { derived, type Queried } from '@/kit/data/load'
import type { ListCall } from '@/kit/list/ListScreen'
import { plain, useFormats } from '@/kit/show/format'
import { Blank } from '@/kit/show/Blank'
import { numberIn } from '@/lib/counts'

export type Side = typeof pointSide.staff | typeof pointSide.app
export type Account = StaffPoint | AppPoint
export type OpenAccount = Account & { months: points.MonthBalance[]; asOf?: string }

export const fieldsOf = (side: Side) => (side === pointSide.app ? appPoint : staffPoint)
export const nameFieldOf = (side: Side) => (side === pointSide.app ? appPoint.nickname : staffPoint.userName)
export const statesOf = (side: Side) =>
  side === pointSide.app
    ? { active: appAccountStatus.active, frozen: appAccountStatus.frozen }
    : { active: staffAccountStatus.active, frozen: staffAccountStatus.frozen }
export const nameOf = (row: Account): string => plain('userName' in row ? row.userName : row.nickname) || row.userId

/** True if a search has filters besides its order. */
export const isNarrowed = (search: object): boolean =>
  Object.keys(search).some((key) => !/^sort(Field|Order)$/.test(key))

type MovementsCall = ListCall<
  PointDetail,
  Omit<Parameters<typeof points.getUserDetailByCondition>[0], 'userId'>,
  points.LedgerAnswer<Account>
>
/** Returns the call for the movements of an account; staff have separate calls with and without filters. */
export const movementsOf = (side: Side, userId: string, isFiltered: boolean): MovementsCall => ({
  query: (input) =>
    side === pointSide.app
      ? points.getConsumerDetail.query({ ...input, userId })
      : isFiltered
        ? points.getUserDetailByCondition.query({ ...input, userId })
        : points.getUserDetail.query({ ...input, userId }),
})

const FIRST = { pageNo: 1, pageSize: 20 }
/** Loads one account, which the server returns with the first page of its movements. */
export const accountQuery = (side: Side, userId: string): Queried<OpenAccount | null> => {
  const read = ({ account, months, asOf }: points.LedgerAnswer<Account>) =>
    account ? { ...account, userId, months, asOf } : null
  const asked = { userId, ...FIRST }
  return side === pointSide.app
    ? derived(points.getConsumerDetail.query(asked, { quiet: true }), 'account', read)
    : derived(points.getUserDetail.query(asked, { quiet: true }), 'account', read)
}

export const SoonExpire = ({ value }: { value: unknown }) => {
  const { number } = useFormats()
  const count = numberIn(value)
  if (count === null) return <Blank />
  return <span className={count > 0 ? 'digits soon-expire' : 'digits'}>{number(count)}</span>
}
