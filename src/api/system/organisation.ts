import type { Department } from '@/entities/shared/department'
import type { Region, RegionNode } from '@/entities/shared/region'
import type { SalesArea } from '@/entities/shared/salesArea'
import type { Staff } from '@/entities/shared/staff'
import type { StaffDept } from '@/entities/shared/staffDept'
import type { Dealer } from '@/entities/shared/dealer'
import type { User } from '@/entities/shared/user'
import { about, get, io, post, put, type Query } from '../call'
import { codes } from '../refs'
import { ifGiven, page, type Page, type Parts, record, records, refs } from '../reply'

export type DeptDealer = Pick<Dealer, 'dealerCode' | 'dealerName' | 'cityName' | 'status'> & {
  cityCode: string
  openCount: number
}

export interface DeptRelation extends Department {
  districts: Department[]
  people: Pick<User, 'id' | 'nickname' | 'username' | 'phone' | 'post' | 'status' | 'deptName'>[]
  dealers: DeptDealer[]
}

const below = (list: unknown): Department[] => records(DEPT, 'dept')(list)
const DEPT: Parts<Department> = { regions: ifGiven(codes), children: below }

export const listProvinces = get('/api-user/provinceCity/provinceList', io<void, Region[]>(refs('province')))
export const listCities = get('/api-user/provinceCity/cityList', io<{ provinceCode: string }, Region[]>(refs('city')))
export const listCounties = get('/api-user/provinceCity/countyList', io<{ cityCode: string }, Region[]>(refs('county')))
export const listRegionsH5 = get(
  '/api-user/provinceCity/h5/list',
  io<void, RegionNode[]>(records({ children: refs<RegionNode>('city') }, 'province')),
)
export const listDepts = get('/api-user/dept/list', io<void, Department[]>(records(DEPT, 'dept')))
export const getDeptRelation = get(
  '/api-user/dept/getDeptRelation/{id}',
  io<{}, DeptRelation>(record({ ...DEPT, districts: below, people: refs('user'), dealers: refs('dealer') })),
)
/** Replaces the cities of a department. */
export const updateDeptRegions = put(
  '/api-user/dept/updateProvinceCity',
  about<{ id: string; regions: string[] }>('id'),
)
export const listAreaNames = get(
  '/api-user/dept/getAreaNameList',
  io<void, Pick<SalesArea, 'id' | 'areaName'>[]>(refs('salesArea')),
)
export const listStaff = get('/api-user/staff/getPcList', io<Query<Staff>, Page<Staff>>(page))
export const setStaffStatus = post('/api-user/staff/updateStatus', about<{ id: string; status: number }>('id'))
export const listStaffDepts = get('/api-user/staffDept/getPcList', io<Query<StaffDept>, Page<StaffDept>>(page))
export const setStaffDeptStatus = post('/api-user/staffDept/updateStatus', about<{ id: string; status: number }>('id'))
