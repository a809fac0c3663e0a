import type { Dealer } from '@/entities/shared/dealer'
import { get, io } from './call'
import { page, type Page, rows } from './reply'

interface Place {
  code: string
  name: string
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
  >(page),
)
export const selectDealers = get('/api-user/dealer/select/dealer', io<{ keyword?: string; dealerType?: number; codes?: string[] }, Dealer[]>(rows))
export const selectAreas = get('/api-user/dealer/select/area', io<void, Place[]>(rows))
export const selectProvinces = get('/api-user/dealer/select/province', io<{ areaName?: string }, Place[]>(rows))
export const selectCities = get('/api-user/dealer/select/city', io<{ provinceCode: string }, Place[]>(rows))
export const selectCounties = get('/api-user/dealer/select/county', io<{ cityCode: string }, Place[]>(rows))
