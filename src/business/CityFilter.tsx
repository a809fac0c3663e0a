import * as organisation from '@/api/system/organisation'
import { cascadeFilter, levelOf } from './cascade'
import type { Field } from '@/entities/field'
import type { Region } from '@/entities/shared/region'

const choice = ({ code, name }: Region) => ({ value: code, label: name })
export const CITY_LEVELS = [
  levelOf(() => organisation.listProvinces.query(undefined, { quiet: true }), choice),
  levelOf((provinceCode) => organisation.listCities.query({ provinceCode }, { quiet: true }), choice),
]

export const cityFilterOf = ({ label }: Pick<Field, 'label'>) =>
  cascadeFilter({ key: 'city', label }, CITY_LEVELS, ['provinceCode', 'cityCode'])
