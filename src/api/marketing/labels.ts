import type { Label, LabelType } from '@/entities/marketing/label'
import { about, del, get, io, post, type Query } from '../call'
import { type Page, pageOf, record, records, refs } from '../reply'

export interface LabelInput {
  labelName: string
  typeCode: string
  kinds: number[]
  seriesName: string
  color: string
  sort: number
  remark: string
}

export const list = get('/api-material/label/list', io<Query<Label>, Page<Label>>(pageOf({ kinds: [], usedKinds: [] })))
const detail = get('/api-material/label/detail', io<{ id: string }, Label>(record({ kinds: [], usedKinds: [] })))
export { detail as get }
export const create = post('/api-material/label/create', io<LabelInput, { id: string }>())
export const update = post('/api-material/label/edit', about<LabelInput & { id: string }>('id'))
export const setRank = post('/api-material/label/rankdown', about<{ id: string; status: 0 | 1 }>('id'))
export const remove = del('/api-material/label/delete', about<{ id: string }>('id'))
/** Label types for a kind of material with their enabled labels. With `model`, labels of other series are left out. */
export const listTypes = get(
  '/api-material/label/type/{kind}',
  io<{ model?: string }, LabelType[]>(records({ labels: refs('label') }, 'type')),
)
