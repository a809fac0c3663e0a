import * as organisation from '@/api/system/organisation'
import type { Region, RegionNode } from '@/entities/shared/region'
import { on } from '../../core/dispatcher'
import type { RegionRow } from '../data/types'
import { text } from '../../core/input'
import { org } from '../rules/store'

// The data holds only the values of the enumerations.
const toRegion = (row: RegionRow): Region => row as Region

const ofLevel = (level: number, parentCode: string): RegionRow[] =>
  org.regions.filter((row) => row.level === level && row.parentCode === parentCode)

on(organisation.listProvinces)(() => ofLevel(1, '').map(toRegion))
on(organisation.listCities)((input) => ofLevel(2, text(input.provinceCode)).map(toRegion))
on(organisation.listCounties)((input) => ofLevel(3, text(input.cityCode)).map(toRegion))
on(organisation.listRegionsH5)(() =>
  ofLevel(1, '').map((row): RegionNode => ({ ...toRegion(row), children: ofLevel(2, row.code).map(toRegion) })),
)
on(organisation.listAreaNames)(() => org.salesAreas.map(({ id, areaName }) => ({ id, areaName })))
