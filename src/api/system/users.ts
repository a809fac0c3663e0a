import type { Dealer } from '@/entities/shared/dealer'
import type { ImportSummary } from '@/entities/shared/file'
import type { SuperAdmin } from '@/entities/shared/superAdmin'
import type { ChildAccount, CurrentUser, User } from '@/entities/shared/user'
import { isRecord } from '@/lib/json'
import type { AppAccount } from '@/entities/system/appAccount'
import { about, download, get, io, post, postRead, type Query, upload } from '../call'
import { words } from '../refs'
import { type Page, type Parts, pageOf, record, records, refs, rows, imported } from '../reply'

/** Fields of a saved user; roles and dealers are ids or codes. */
export interface UserInput extends Partial<Omit<User, 'roles' | 'childAccounts'>> {
  password?: string
  roles?: string[]
  childAccounts?: string[]
}

const USER: Parts<User> = { roles: refs('role'), childAccounts: [{}], permissions: [] }

const CURRENT: Parts<Omit<CurrentUser, 'permissions'>> = {
  roles: [],
  homeVariants: [],
}
/**
 * The current user. Its permissions are unchanged, since none, an empty list and no list differ (R-SESS-05).
 * Undefined if the reply has no user.
 */
export const getCurrent = get(
  '/api-user/users/current',
  io<void, unknown>((data) =>
    isRecord(data) && Object.keys(data).length > 0
      ? {
          ...record(CURRENT)(data),
          roles: words('roleCodes', data.roles).map((one) => String(one).trim()),
          permissions: data.permissions,
        }
      : undefined,
  ),
)
export const listChildAccounts = get('/api-user/users/account/child', io<void, ChildAccount[]>(rows))
export const list = postRead('/api-user/users/list', io<Query<User>, Page<User>>(pageOf(USER, 'user')))
const detail = get('/api-user/users/detail/{id}', io<{}, User>(record(USER)))
export const create = post('/api-user/users/save', io<UserInput, { id: string }>())
export const update = post('/api-user/users/edit', about<UserInput & { id: string }>('id'))
export const quit = post('/api-user/users/quit', about<{ id: string; heirId?: string }>('id'))
export const importFile = upload('/api-user/users/batch/import', io<FormData, ImportSummary | undefined>(imported))
export const exportList = download('GET', '/api-user/users/list/export', io<Query<User>, Blob>(), '用户列表{date}.xls')
export const listRelatedDealers = get(
  '/api-user/users/relateDealer/list',
  io<{ userId: string }, Dealer[]>(refs('dealer')),
)
export const saveRelatedDealers = post(
  '/api-user/users/relateDealer/save',
  about<{ userId: string; dealerCodes: string[] }>('userId'),
)
export const selectList = get(
  '/api-user/user/select/list',
  io<{ keyword?: string; free?: 1 }, User[]>(records(USER, 'user')),
)
export const selectByRole = get(
  '/api-user/user/select/role',
  io<{ roleId: string; keyword?: string; pageNo?: number; pageSize?: number }, Page<User>>(pageOf(USER, 'user')),
)
export const findByPhone = postRead('/api-user/user/select/phone', io<{ phone: string }, AppAccount | null>())
export const modifyChery = post(
  '/api-user/user/modify/chery',
  about<{ userId: string; phone: string; cheryFlag: 0 | 1 }>('userId'),
)
export const selectByDealer = get(
  '/api-user/user/select/dealer',
  io<{ dealerCode: string; keyword?: string }, User[]>(records(USER, 'user')),
)
export const getSuperadmin = get('/api-user/users/superadmin/info/{id}', io<{}, SuperAdmin>(record({})))
export const updateSuperadmin = post(
  '/api-user/users/superadmin/edit',
  about<Partial<SuperAdmin> & { id: string }>('id'),
)
export const resetSuperadminPassword = post(
  '/api-user/users/superadmin/resetPassword/{id}',
  io<{}, { password?: string } | null>(),
)
export { detail as get }
