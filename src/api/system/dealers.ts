import type { ActivityDealer } from '@/entities/marketing/activityDealer'
import type { Dealer, RelatedDealer } from '@/entities/shared/dealer'
import type { GroupDealer } from '@/entities/shared/groupDealer'
import type { LeavingDealer } from '@/entities/shared/leavingDealer'
import type { ReserveStation } from '@/entities/shared/reserveStation'
import type { SecondDealer } from '@/entities/shared/secondDealer'
import type { Staff } from '@/entities/shared/staff'
import { about, download, get, io, post, put, type Query } from '../call'
import { codes } from '../refs'
import { page, type Page, pageOf, type Parts, record, refPage, refs } from '../reply'

interface Place {
  code: string
  name: string
}

export interface InPlace {
  areaName?: string
  provinceCode?: string
  cityCode?: string
  countyCode?: string
}

export const list = get(
  '/api-user/dealer/list',
  io<
    {
      code: string
      keyword?: string
      areaName?: string
      provinceCode?: string
      cityCode?: string
      countyCode?: string
      dealerType?: number
      pageNo?: number
      pageSize?: number
    },
    Page<Dealer>
  >(refPage('dealer')),
)
export const selectDealers = get(
  '/api-user/dealer/select/dealer',
  io<InPlace & { keyword?: string; dealerType?: number; codes?: string[] }, Dealer[]>(refs('dealer')),
)
export const selectAreas = get('/api-user/dealer/select/area', io<void, Place[]>(refs('area')))
export const selectProvinces = get(
  '/api-user/dealer/select/province',
  io<{ areaName?: string }, Place[]>(refs('province')),
)
export const selectCities = get('/api-user/dealer/select/city', io<{ provinceCode: string }, Place[]>(refs('city')))
export const selectCounties = get('/api-user/dealer/select/county', io<{ cityCode: string }, Place[]>(refs('county')))
export const selectSaleUsers = get(
  '/api-user/dealer/select/saleUser',
  io<
    { dealerCode: string; keyword?: string },
    Pick<Staff, 'id' | 'staffName' | 'phone' | 'post' | 'acceptClue' | 'status'>[]
  >(refs('staff')),
)
export const selectByCityName = get(
  '/api-user/dealer/select/dealerByCityName',
  io<{ cityName: string; keyword?: string }, Dealer[]>(refs('dealer')),
)

/** One dealer by its id, of any level: first, second tier or group. */
const DETAIL: Parts<Required<Dealer> & Pick<GroupDealer, 'dealerCodes'>> = {
  location: { maybe: {} },
  images: [],
  history: [{}],
  dealerCodes: codes,
}
const detail = get('/api-user/dealer/getOne/{id}', io<{}, Dealer | GroupDealer | SecondDealer>(record(DETAIL)))
export { detail as get }
export const listFirst = get(
  '/api-user/dealer/dealerList',
  io<Query<Dealer> & InPlace, Page<Dealer>>(refPage('dealer')),
)
export const updateFirst = put(
  '/api-user/dealer/updateFirstDealer',
  about<Partial<Omit<Dealer, 'history' | 'groupName'>> & { id: string; reason?: string; resumeDate?: string }>('id'),
)
export const setAcceptClue = post(
  '/api-user/dealer/updateAcceptClueFlag',
  about<{ dealerCode: string; acceptClueFlag: 0 | 1 }>('dealerCode'),
)
export const setOptional = post(
  '/api-user/dealer/updateOptionalFlag',
  about<{ dealerCode: string; optionalFlag: 0 | 1 }>('dealerCode'),
)
export const setTransportCarStatus = post(
  '/api-user/dealer/updateTransportCarStatus',
  about<{ dealerCode: string; transportCarStatus: 0 | 1 }>('dealerCode'),
)
export const getReserveStation = get(
  '/api-user/dealer/reserveStationInfo',
  io<{ dealerCode: string }, ReserveStation | null>(),
)

export const listBlack = get(
  '/api-user/dealer/blackDealer/list',
  io<Query<LeavingDealer>, Page<LeavingDealer>>(refPage('dealer')),
)
/** Blocks a leaving dealer (status 1), or unblocks it (0). */
export const setBlackStatus = post(
  '/api-user/dealer/blackDealer/updateStatus',
  about<{ dealerCode: string; status: 0 | 1 }>('dealerCode'),
)

export const listSecond = get(
  '/api-user/dealer/secondDealerList',
  io<Query<SecondDealer> & InPlace, Page<SecondDealer>>(page),
)
export const createSecond = post('/api-user/dealer/createSecondDealer', io<Partial<SecondDealer>, { id: string }>())
export const updateSecond = post(
  '/api-user/dealer/updateSecondDealers',
  about<(Partial<SecondDealer> & { id: string })[]>('id'),
)

export const listGroups = get(
  '/api-user/dealer/groupDealerList',
  io<Query<GroupDealer> & InPlace, Page<GroupDealer>>(pageOf({ dealerCodes: [] }, 'group')),
)
export const updateGroup = put(
  '/api-user/dealer/updateGroupDealer',
  about<Partial<Omit<GroupDealer, 'companyName'>> & { id: string }>('id'),
)
export const exportGroups = download(
  'GET',
  '/api-user/dealer/exportGroupDealerExcel',
  io<Query<GroupDealer> & InPlace, Blob>(),
)
export const listRelated = get(
  '/api-user/dealer/relateDealerList',
  io<{ groupCode: string }, RelatedDealer[]>(refs('dealer')),
)
/**
 * Dealers with their participation in a campaign; `joinStatus` 1 filters for participants. Without a campaign it
 * returns the dealers that campaigns can choose from in a region range, with codes joined by commas.
 */
export const listRelatedForActivity = get(
  '/api-user/dealer/activity/relateDealerList',
  io<
    Query<ActivityDealer> &
      InPlace & {
        activityId?: string
        areaCodes?: string
        provinceCodes?: string
        cityCodes?: string
        codes?: string[]
      },
    Page<ActivityDealer>
  >(refPage('dealer')),
)
