import * as hotContent from '@/api/content/hotContent'
import { type HotPlate, hotPlate } from '@/entities/content/hotPlate'
import type { Shelf } from '../../parts/shelf'

export const nameOf = ({ plateName, id }: Pick<HotPlate, 'plateName' | 'id'>): string => plateName || id

export const PLATE_SHELF: Shelf<HotPlate> = {
  field: hotPlate.status,
  shelve: hotContent.shelvePlate,
  can: 'hotContent.shelvePlate',
  nameOf,
}
