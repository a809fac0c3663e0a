import type { UserInput } from '@/api/system/users'
import type { Viewer } from '@/business/viewer'
import type { Dealer } from '@/entities/shared/dealer'
import { numberIn } from '@/lib/counts'
import { is } from '@/entities/field'
import { dealerType as dealerTypes } from '@/entities/shared/enums'
import type { User } from '@/entities/shared/user'
import type { OrganisationValues } from './OrganisationFields'

export interface UserValues extends OrganisationValues {
  headImgUrl: string
  nickname: string
  username: string
  password?: string
  phone: string
  email: string
  employeeNo: string
  relatedDealers: string[]
  remark: string
}

type House = Pick<Viewer, 'dealerType' | 'dealerCode'>
const isAccount = (from: User | House | undefined): from is User => from !== undefined && 'phone' in from

export const firstValues = (from: User | House | undefined, dealers: readonly Dealer[] = []): UserValues => {
  const user = isAccount(from) ? from : undefined
  return {
    headImgUrl: user?.headImgUrl ?? '',
    nickname: user?.nickname ?? '',
    username: user?.username ?? '',
    phone: user?.phone ?? '',
    email: user?.email ?? '',
    employeeNo: user?.employeeNo ?? '',
    // The server returns the level of the current dealer as a code of the enumeration.
    dealerType: (numberIn(from?.dealerType) ?? undefined) as User['dealerType'] | undefined,
    deptId: user?.deptId || undefined,
    dealerCode: from?.dealerCode || undefined,
    post: user?.post || undefined,
    roles: (user?.roles ?? []).map(({ id }) => id),
    relatedDealers: dealers.map(({ dealerCode }) => dealerCode),
    remark: user?.remark ?? '',
  }
}

/**
 * Returns the request body without password and related dealers. It has department or dealer depending on the level,
 * and no roles while one of them is `unknown`.
 */
export const inputOf = (values: UserValues, unknown: readonly string[] = []): UserInput => {
  const { headImgUrl, nickname, username, phone, email, employeeNo, dealerType, post, roles, remark } = values
  return {
    headImgUrl,
    nickname,
    username,
    phone,
    email,
    employeeNo,
    ...organisationOf(values),
    dealerType,
    post,
    ...(roles.some((id) => unknown.includes(id)) ? {} : { roles }),
    remark,
  }
}

export const organisationOf = ({
  dealerType,
  deptId,
  dealerCode,
}: OrganisationValues): { deptId: string; dealerCode: string } => {
  const inDept = is(dealerType, dealerTypes.headquarters, dealerTypes.area)
  return { deptId: inDept ? (deptId ?? '') : '', dealerCode: inDept ? '' : (dealerCode ?? '') }
}
