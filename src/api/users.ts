import type { Dealer } from '@/entities/shared/dealer'
import type { ImportSummary } from '@/entities/shared/file'
import type { SuperAdmin } from '@/entities/shared/superAdmin'
import type { ChildAccount, CurrentUser, User } from '@/entities/shared/user'
import type { AppAccount } from '@/entities/system/appAccount'
import { download, get, io, post, postRead, type Query, upload } from './call'
import { page, type Page, rows, imported } from './reply'

/** What a user is saved with: the fields of the form; roles and dealers by id or code. */
export interface UserInput extends Partial<Omit<User, 'roles' | 'childAccounts'>> {
  password?: string
  roles?: string[]
  /** The order of the child accounts: the first is the identity after log-in. */
  childAccounts?: string[]
}

export const getCurrent = get('/api-user/users/current', io<void, CurrentUser>())
export const listChildAccounts = get('/api-user/users/account/child', io<void, ChildAccount[]>(rows))
export const list = postRead('/api-user/users/list', io<Query<User>, Page<User>>(page))
const detail = get('/api-user/users/detail/{id}', io<{}, User>())
export const create = post('/api-user/users/save', io<UserInput, { id: string }>())
export const update = post('/api-user/users/edit', io<UserInput & { id: string }>())
export const quit = post('/api-user/users/quit', io<{ id: string; heirId?: string }>())
export const importFile = upload('/api-user/users/batch/import', io<FormData, ImportSummary | undefined>(imported))
export const exportList = download('GET', '/api-user/users/list/export', io<Query<User>, Blob>(), '用户列表{date}.xls')
export const listRelatedDealers = get('/api-user/users/relateDealer/list', io<{ userId: string }, Dealer[]>(rows))
export const saveRelatedDealers = post('/api-user/users/relateDealer/save', io<{ userId: string; dealerCodes: string[] }>())
export const selectList = get('/api-user/user/select/list', io<{ keyword?: string; free?: 1 }, User[]>(rows))
export const selectByRole = get('/api-user/user/select/role', io<{ roleId: string; keyword?: string; pageNo?: number; pageSize?: number }, Page<User>>(page))
export const findByPhone = postRead('/api-user/user/select/phone', io<{ phone: string }, AppAccount | null>())
/** Sets or takes away the group-staff mark of a consumer-app account. */
export const modifyChery = post('/api-user/user/modify/chery', io<{ userId: string; phone: string; cheryFlag: 0 | 1 }>())
export const selectByDealer = get('/api-user/user/select/dealer', io<{ dealerCode: string; keyword?: string }, User[]>(rows))
export const getSuperadmin = get('/api-user/users/superadmin/info/{id}', io<{}, SuperAdmin>())
export const updateSuperadmin = post('/api-user/users/superadmin/edit', io<Partial<SuperAdmin> & { id: string }>())
/** Gives a superadmin a new password, which is in the answer unless it was sent by text message. */
export const resetSuperadminPassword = post('/api-user/users/superadmin/resetPassword/{id}', io<{}, { password?: string } | null>())
export { detail as get }
