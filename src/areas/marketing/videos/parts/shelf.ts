import * as videos from '@/api/marketing/videos'
import { is } from '@/entities/field'
import { videoStatus } from '@/entities/marketing/video'
import { isRecord, prop } from '@/lib/json'
import type { Shelf } from '../../parts/material'

export const DETAIL = '/marketing-management/video-details'

export const SHELF: Shelf = {
  shelve: videos.setRank,
  canShelve: 'videos.setRank',
  down: videoStatus.down,
  from: [videoStatus.down],
  push: videos.pushC,
  canPush: 'videos.pushC',
  remove: videos.remove,
  canRemove: 'videos.remove',
  removable: [videoStatus.down, videoStatus.failed],
}

/** True if a response, a list or one video, contains a video that is being transcoded. */
export const isWorking = (answer: unknown): boolean => {
  const records = prop(answer, 'records')
  const rows: unknown[] = Array.isArray(records) ? records : isRecord(answer) ? [answer] : []
  return rows.some((row) => is(prop(row, 'status'), videoStatus.transcoding))
}
