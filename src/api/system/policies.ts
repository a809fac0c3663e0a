import type { Policy, PolicyState } from '@/entities/system/policy'
import { about, get, io, post, type Query } from '../call'
import { isRecord } from '@/lib/json'
import { type Page, pageOf, record } from '../reply'

const POLICY = { appTypes: [] } as const

export interface PolicyInput extends Pick<Policy, 'type' | 'title' | 'versionNo' | 'appTypes' | 'content'> {
  changeNote?: string
  confirmFlag?: 0 | 1
  startTime?: string
}

export const list = get('/api-star-web/privacyPolicy/page/list', io<Query<Policy>, Page<Policy>>(pageOf(POLICY)))
export const create = post('/api-star-web/privacyPolicy/save', io<PolicyInput, { id: string }>())
export const update = post(
  '/api-star-web/privacyPolicy/update',
  about<Partial<PolicyInput> & { id: string; status?: 0 }, { id: string }>('id'),
)
const detail = get('/api-star-web/privacyPolicy/detail', io<{ id: string }, Policy>(record(POLICY)))
export const remove = post('/api-star-web/privacyPolicy/delete', about<{ id: string }>('id'))
export const publish = post('/api-star-web/privacyPolicy/publish', about<{ id: string }>('id'))
const STATE = { current: { maybe: POLICY }, waiting: { maybe: POLICY }, draft: { maybe: POLICY } } as const
const SLOTS: Readonly<Record<string, keyof PolicyState>> = { 0: 'draft', 2: 'waiting' }
/** Reads the texts of a type: in force, pending and draft, or a single text in the slot of its status. */
const stateOf = (data: unknown): PolicyState => {
  const isAlone =
    isRecord(data) && !Object.keys(STATE).some((slot) => slot in data) && ('content' in data || 'versionNo' in data)
  return record<PolicyState>(STATE)(isAlone ? { [SLOTS[String(data.status)] ?? 'current']: data } : data)
}
export const getByType = get('/api-star-web/privacyPolicy/getByType', io<{ type: number }, PolicyState>(stateOf))
export const saveByType = post('/api-star-web/privacyPolicy/saveByType', io<PolicyInput, { id: string }>())
export { detail as get }
