import type { UserInput } from '@/api/users'
import type { Dealer } from '@/entities/shared/dealer'
import type { CurrentUser, User } from '@/entities/shared/user'
import type { OrganisationValues } from './OrganisationFields'

/** The values of the form of an account. */
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

const isAccount = (from: User | CurrentUser | undefined): from is User => from !== undefined && 'phone' in from

/** What the form starts from: an account; or an empty one, in the house of the dealer that makes it. */
export const firstValues = (from: User | CurrentUser | undefined, dealers: readonly Dealer[] = []): UserValues => {
  const user = isAccount(from) ? from : undefined
  return {
    headImgUrl: user?.headImgUrl ?? '',
    nickname: user?.nickname ?? '',
    username: user?.username ?? '',
    phone: user?.phone ?? '',
    email: user?.email ?? '',
    employeeNo: user?.employeeNo ?? '',
    // The level of the signed-in dealer is one of the enumeration: the server's own word.
    dealerType: from?.dealerType as User['dealerType'] | undefined,
    deptId: user?.deptId || undefined,
    dealerCode: from?.dealerCode || undefined,
    post: user?.post || undefined,
    roles: (user?.roles ?? []).map(({ id }) => id),
    relatedDealers: dealers.map(({ dealerCode }) => dealerCode),
    remark: user?.remark ?? '',
  }
}

/** What is sent of the form, without password and related dealers. Of department and dealer only the one that the level has. */
export const inputOf = (values: UserValues): UserInput => {
  const { headImgUrl, nickname, username, phone, email, employeeNo, dealerType, post, roles, remark } = values
  return { headImgUrl, nickname, username, phone, email, employeeNo, ...organisationOf(values), dealerType, post, roles, remark }
}

/** Department or dealer by the level; the other one empty. */
export const organisationOf = ({ dealerType, deptId, dealerCode }: OrganisationValues): { deptId: string; dealerCode: string } => {
  const inDept = dealerType === 1 || dealerType === 2
  return { deptId: inDept ? (deptId ?? '') : '', dealerCode: inDept ? '' : (dealerCode ?? '') }
}
