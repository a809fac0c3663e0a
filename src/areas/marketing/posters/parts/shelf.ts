import * as posters from '@/api/marketing/posters'
import { is } from '@/entities/field'
import { materialKind } from '@/entities/marketing/label'
import { posterStatus } from '@/entities/marketing/posterEnums'
import type { Shelf } from '../../parts/material'

/** The page of one. */
export const DETAIL = '/marketing-management/poster-details'

/** What posters are among the materials. */
export const KIND = materialKind.poster

/** How posters go on and off the shelf. */
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

/** Whether somebody took it down. */
export const isDown = ({ status, offBy }: { status: unknown; offBy: unknown }): boolean =>
  !is(status, posterStatus.up) && Number(offBy) > 0
