import * as videos from '@/api/videos'
import { isRecord, prop } from '@/lib/json'
import type { Shelf } from '../../parts/material'

/** The list of videos, and the page of one. */
export const LIST = '/marketing-management/video'
export const DETAIL = '/marketing-management/video-details'

/** How videos go on and off the shelf. */
export const SHELF: Shelf = {
  shelve: videos.setRank,
  canShelve: 'videos.setRank',
  down: 0,
  from: [0],
  push: videos.pushC,
  canPush: 'videos.pushC',
  remove: videos.remove,
  canRemove: 'videos.remove',
  removable: [0, 3],
}
export const [UP, WORKING, FAILED] = [1, 2, 3] as const
export const PORTRAIT = 2

/** Whether an answer, a list or a video, holds one that is being transcoded. */
export const isWorking = (answer: unknown): boolean => {
  const records = prop(answer, 'records')
  const rows: unknown[] = Array.isArray(records) ? records : isRecord(answer) ? [answer] : []
  return rows.some((row) => Number(prop(row, 'status')) === WORKING)
}
