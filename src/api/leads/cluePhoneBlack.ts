import type { DealerPhoneBlack } from '@/entities/leads/dealerPhoneBlack'
import type { PhoneBlack } from '@/entities/leads/phoneBlack'
import type { ImportSummary } from '@/entities/shared/file'
import { about, del, download, get, io, post, type Query, upload } from '../call'
import { page, type Page, imported } from '../reply'
import type { InPlace } from '../system/dealers'

/** A number with the reason to block it. The remark is for the reason "other", the source for automatic blocks. */
export type BlackInput = Pick<PhoneBlack, 'phone' | 'reason'> & { remark?: string; source?: PhoneBlack['source'] }

export const list = get('/api-clue/cluePhoneBlack/get/list', io<Query<PhoneBlack>, Page<PhoneBlack>>(page))
/** Blocks a number everywhere. Its open leads become invalid. */
export const create = post('/api-clue/cluePhoneBlack/add/phoneBlack', io<BlackInput, { id: string }>())
export const updateStatus = post(
  '/api-clue/cluePhoneBlack/update/blackStatus',
  about<{ id: string; status: 0 | 1 }>('id'),
)
export const importFile = upload(
  '/api-clue/cluePhoneBlack/import/phoneBlack',
  io<FormData, ImportSummary | undefined>(imported),
)
export const exportList = download(
  'GET',
  '/api-clue/cluePhoneBlack/export/phoneBlackList',
  io<Query<PhoneBlack>, Blob>(),
)
/** Deletes a lifted entry, although its path is named export. */
export const remove = del('/api-clue/cluePhoneBlack/export/phoneBlackList/{id}', io<{}>())

export const listDealer = get(
  '/api-clue/clueDealerPhoneBlack/getList',
  io<Query<DealerPhoneBlack> & InPlace, Page<DealerPhoneBlack>>(page),
)
export const listByDealerCode = get(
  '/api-clue/clueDealerPhoneBlack/getListByDealerCode',
  io<Query<DealerPhoneBlack> & InPlace & { dealerCode: string }, Page<DealerPhoneBlack>>(page),
)
export const createDealer = post(
  '/api-clue/clueDealerPhoneBlack/create',
  about<BlackInput & { dealerCode: string; images?: readonly string[] }, { id: string }>('dealerCode'),
)
export const updateDealerState = post(
  '/api-clue/clueDealerPhoneBlack/updateState',
  about<{ id: string; status: 0 | 1 }>('id'),
)
