import type { DealerPhoneBlack } from '@/entities/leads/dealerPhoneBlack'
import type { PhoneBlack } from '@/entities/leads/phoneBlack'
import type { ImportSummary } from '@/entities/shared/file'
import { del, download, get, io, post, type Query, upload } from './call'
import { page, type Page, imported } from './reply'

/** One number with the reason to block it; the remark says more where the reason is "other", the source where it is not by hand. */
export type BlackInput = Pick<PhoneBlack, 'phone' | 'reason'> & { remark?: string; source?: PhoneBlack['source'] }

export const list = get('/api-clue/cluePhoneBlack/get/list', io<Query<PhoneBlack>, Page<PhoneBlack>>(page))
/** Blocks a number everywhere: its open leads become invalid. */
export const create = post('/api-clue/cluePhoneBlack/add/phoneBlack', io<BlackInput, { id: string }>())
/** Lifts a block (status 0), or blocks again (1). */
export const updateStatus = post('/api-clue/cluePhoneBlack/update/blackStatus', io<{ id: string; status: 0 | 1 }>())
export const importFile = upload('/api-clue/cluePhoneBlack/import/phoneBlack', io<FormData, ImportSummary | undefined>(imported))
export const exportList = download('GET', '/api-clue/cluePhoneBlack/export/phoneBlackList', io<Query<PhoneBlack>, Blob>())
/** Deletes a lifted entry, although its path is named export. */
export const remove = del('/api-clue/cluePhoneBlack/export/phoneBlackList/{id}', io<{}>())

export const listDealer = get('/api-clue/clueDealerPhoneBlack/getList', io<Query<DealerPhoneBlack>, Page<DealerPhoneBlack>>(page))
export const listByDealerCode = get(
  '/api-clue/clueDealerPhoneBlack/getListByDealerCode',
  io<Query<DealerPhoneBlack> & { dealerCode: string }, Page<DealerPhoneBlack>>(page),
)
/** Blocks a number for one dealer. */
export const createDealer = post('/api-clue/clueDealerPhoneBlack/create', io<BlackInput & { dealerCode: string; images?: readonly string[] }, { id: string }>())
/** Lifts a dealer's block (status 0), or blocks again (1). */
export const updateDealerState = post('/api-clue/clueDealerPhoneBlack/updateState', io<{ id: string; status: 0 | 1 }>())
