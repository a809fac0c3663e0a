import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { org } from '../../system/rules/store'

export const isReason = (type: string, code: number): boolean =>
  org.dictItems.some(
    (item) =>
      item.source === 'commodity' &&
      item.parentCode === type &&
      item.code === String(code) &&
      is(item.status, enableStatus.enabled),
  )
