import * as posters from '@/api/marketing/posters'
import { is } from '@/entities/field'
import { materialKind } from '@/entities/marketing/label'
import { posterStatus } from '@/entities/marketing/posterEnums'
import type { Shelf } from '../../parts/material'

export const DETAIL = '/marketing-management/poster-details'

export const KIND = materialKind.poster

export const SHELF: Shelf = {
  shelve: posters.setRank,
  canShelve: 'posters.setRank',
  down: posterStatus.down,
  from: [posterStatus.down],
  push: posters.pushC,
  canPush: 'posters.pushC',
  remove: posters.remove,
  canRemove: 'posters.remove',
  removable: [posterStatus.down, posterStatus.ended],
}

export const isDown = ({ status, offBy }: { status: unknown; offBy: unknown }): boolean =>
  !is(status, posterStatus.up) && Number(offBy) > 0
