import * as posters from '@/api/posters'
import type { Shelf } from '../../parts/material'

/** The list of posters, and the page of one. */
export const LIST = '/marketing-management/poster'
export const DETAIL = '/marketing-management/poster-details'
export const UP = 1
/** What posters are among the materials. */
export const KIND = 3

/** How posters go on and off the shelf. */
export const SHELF: Shelf = {
  shelve: posters.setRank,
  canShelve: 'posters.setRank',
  down: 0,
  from: [0],
  push: posters.pushC,
  canPush: 'posters.pushC',
  remove: posters.remove,
  canRemove: 'posters.remove',
  removable: [0, 2],
}
