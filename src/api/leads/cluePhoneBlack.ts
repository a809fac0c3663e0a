import type { DealerPhoneBlack } from '@/entities/leads/dealerPhoneBlack'
import type { PhoneBlack } from '@/entities/leads/phoneBlack'
import type { ImportSummary } from '@/entities/shared/file'
import { about, del, download, get, io, post, type Query, upload } from '../call'
import { page, type Page, imported } from '../reply'
import type { InPlace } from '../system/dealers'

/** One number with the reason to block it; the remark says more where the reason is "other", the source where it is not by hand. */
export type BlackInput = Pick<PhoneBlack, 'phone' | 'reason'> & { remark?: string; source?: PhoneBlack['source'] }

export const list = get('/api-clue/cluePhoneBlack/get/list', io<Query<PhoneBlack>, Page<PhoneBlack>>(page))
/** Blocks a number everywhere: its open leads become invalid. */
export const create = post('/api-clue/cluePhoneBlack/add/phoneBlack', io<BlackInput, { id: string }>())
/** Lifts a block (status 0), or blocks again (1). */
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
/** Blocks a number for one dealer. */
export const createDealer = post(
  '/api-clue/clueDealerPhoneBlack/create',
  about<BlackInput & { dealerCode: string; images?: readonly string[] }, { id: string }>('dealerCode'),
)
/** Lifts a dealer's block (status 0), or blocks again (1). */
export const updateDealerState = post(
  '/api-clue/clueDealerPhoneBlack/updateState',
  about<{ id: string; status: 0 | 1 }>('id'),
)
