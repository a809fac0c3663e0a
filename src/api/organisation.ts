import type { Department } from '@/entities/shared/department'
import type { Region, RegionNode } from '@/entities/shared/region'
import type { SalesArea } from '@/entities/shared/salesArea'
import type { Staff } from '@/entities/shared/staff'
import type { StaffDept } from '@/entities/shared/staffDept'
import { get, io, post, put, type Query } from './call'
import { page, type Page, rows } from './reply'

/** A department with who and what belongs to it: the departments below, its people, its dealers, and the regions it holds by name. */
export interface DeptRelation extends Department {
  districts: Department[]
  people: { id: string; nickname: string; username: string; phone: string; deptName: string; status: number }[]
  dealers: { dealerCode: string; dealerName: string; cityCode: string; cityName: string; status: number }[]
  openClueCount: number
}

/** A city that a department is to get or to lose, with what hangs on it. */
export const listProvinces = get('/api-user/provinceCity/provinceList', io<void, Region[]>(rows))
export const listCities = get('/api-user/provinceCity/cityList', io<{ provinceCode: string }, Region[]>(rows))
export const listCounties = get('/api-user/provinceCity/countyList', io<{ cityCode: string }, Region[]>(rows))
export const listRegionsH5 = get('/api-user/provinceCity/h5/list', io<void, RegionNode[]>(rows))
export const listDepts = get('/api-user/dept/list', io<void, Department[]>(rows))
export const getDeptRelation = get('/api-user/dept/getDeptRelation/{id}', io<{}, DeptRelation>())
export const updateDeptRegions = put('/api-user/dept/updateProvinceCity', io<{ id: string; regions: string[] }>())
export const listAreaNames = get('/api-user/dept/getAreaNameList', io<void, Pick<SalesArea, 'id' | 'areaName'>[]>(rows))
export const listStaff = get('/api-user/staff/getPcList', io<Query<Staff>, Page<Staff>>(page))
export const setStaffStatus = post('/api-user/staff/updateStatus', io<{ id: string; status: number }>())
export const listStaffDepts = get('/api-user/staffDept/getPcList', io<Query<StaffDept>, Page<StaffDept>>(page))
export const setStaffDeptStatus = post('/api-user/staffDept/updateStatus', io<{ id: string; status: number }>())
