import type { WorkNoBinding } from '@/entities/system/workNoBinding'
import type { WorkNoCall } from '@/entities/system/workNoCall'
import { about, io, post, postRead, type Query } from '../call'
import { isRecord } from '@/lib/json'
import { page, type Page, record } from '../reply'

interface NewBinding extends Pick<WorkNoBinding, 'userName' | 'phone' | 'cityName' | 'expireType' | 'recordFlag'> {
  staffId?: string
  dealerCode?: string
  cityCode?: string
  expireTime?: string
  remark?: string
}

interface AgainBinding extends Pick<WorkNoBinding, 'id' | 'expireType'> {
  expireTime?: string
}

export const bind = post(
  '/api-phone-protect/pnp/bind/axn',
  io<NewBinding | AgainBinding, { id: string; workNo: string }>(),
)
/** `mine: 1` filters for the current user's bindings. */
export const listBindings = postRead(
  '/api-phone-protect/pnp/bind/list',
  io<Query<WorkNoBinding> & { mine?: 1 }, Page<WorkNoBinding>>(page),
)
export const unbind = post('/api-phone-protect/pnp/unbind', about<{ id: string }>('id'))
export const releaseSecretNo = post('/api-phone-protect/pnp/release/secret/no', about<{ id: string }>('id'))
/** One binding with its unmasked phone number; null if it does not exist. */
export const getBinding = postRead(
  '/api-phone-protect/pnp/bind/detail',
  io<{ id: string }, WorkNoBinding | null>((data) =>
    isRecord(data) && Object.keys(data).length > 0 ? record<WorkNoBinding>({})(data) : null,
  ),
)
export const listCalls = postRead(
  '/api-phone-protect/pnp/bind/call/list',
  io<Query<WorkNoCall> & { bindingId: string }, Page<WorkNoCall>>(page),
)
