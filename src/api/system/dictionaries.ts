import type { DictItem } from '@/entities/shared/dictItem'
import { get, io, postRead } from '../call'
import { refs } from '../reply'

export const list = get('/api-clue/metaDict/get/list', io<{ parentCode?: string }, DictItem[]>(refs('dict')))
export const listByParentCode = get(
  '/api-clue/metaDict/get/listByParentCode',
  io<{ parentCode: string }, DictItem[]>(refs('dict')),
)
export const getDesc = get('/api-clue/metaDict/get/MetaDictDesc', io<{ parentCode: string }, string>())
export const listByParentCodeH5 = get(
  '/api-clue/metaDict/h5/listByParentCode',
  io<{ parentCode: string }, DictItem[]>(refs('dict')),
)
export const listCommodityTypes = postRead(
  '/api-star-web/web/commodity/dict/list/type',
  io<{ type?: string }, DictItem[]>(refs('dict')),
)
export const getByCode = get('/api-integral/Dictionary/getByCode/{metaName}', io<{}, DictItem[]>(refs('dict')))
export const getByCodeAndParent = get(
  '/api-integral/Dictionary/getByCode/{metaName}/{parentMetaCode}',
  io<{}, DictItem[]>(refs('dict')),
)
