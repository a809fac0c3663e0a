import * as dictionaries from '@/api/system/dictionaries'
import type { DictItem } from '@/entities/shared/dictItem'
import { enableStatus } from '@/entities/shared/enums'
import { on } from '../../core/dispatcher'
import type { DictItemRow } from '../data/types'
import { found, text } from '../../core/input'
import { org } from '../rules/store'

const UNKNOWN = '未找到该字典'
const of = (source: string, parentCode: string): DictItemRow[] =>
  org.dictItems
    .filter((item) => item.source === source && item.parentCode === parentCode)
    .toSorted((a, b) => a.sort - b.sort)
const typeOf = (source: string, code: string): DictItemRow =>
  found(
    of(source, '').find((item) => item.code === code),
    UNKNOWN,
  )
/** Returns the values of a type, or the types if the code is empty. Throws 404 for an unknown type. */
const values = (source: string, code: string): DictItem[] => {
  if (code !== '') typeOf(source, code)
  // The data holds only the values of the enumerations.
  return of(source, code) as DictItem[]
}

on(dictionaries.list)((input) => values('clue', text(input.parentCode)))
on(dictionaries.listByParentCode)((input) => values('clue', typeOf('clue', text(input.parentCode)).code))
on(dictionaries.getDesc)((input) => typeOf('clue', text(input.parentCode)).desc)
on(dictionaries.listByParentCodeH5)((input) =>
  values('clue', typeOf('clue', text(input.parentCode)).code).filter(
    (item) => item.h5Flag === 1 && item.status === enableStatus.enabled,
  ),
)
on(dictionaries.listCommodityTypes)((input) => values('commodity', text(input.type)))

const ROOT = 'ROOT'
on(dictionaries.getByCode)((input) =>
  values('points', input.metaName === ROOT ? '' : typeOf('points', input.metaName).code),
)
on(dictionaries.getByCodeAndParent)((input) => {
  const type = typeOf('points', input.metaName)
  const parent = found(
    of('points', type.code).find((item) => item.code === input.parentMetaCode),
    UNKNOWN,
  )
  // As in values.
  return of('points', parent.code) as DictItem[]
})
