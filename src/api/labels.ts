import { get, io } from './call'
import { page, type Page } from './reply'

/** A label of materials, as pickers need it. */
export interface Label {
  id: string
  labelName: string
}

export const list = get('/api-material/label/list', io<{ pageNo?: number; pageSize?: number }, Page<Label>>(page))
