import type { LatestPlate } from '@/entities/community/latestPlate'
import { about, io, post, postRead, type Query, type Since } from '../call'
import { type Page, pageOf, record } from '../reply'

const PLATE = '/api-social/ec/boss/social/config/plate'

/** What a block of the page "latest" is saved with. */
export type PlateInput = Partial<
  Pick<
    LatestPlate,
    | 'plateName'
    | 'sourceType'
    | 'sourceId'
    | 'sourceName'
    | 'linkUrl'
    | 'icon'
    | 'showStyle'
    | 'contentRule'
    | 'showCount'
    | 'userScope'
    | 'startTime'
    | 'endTime'
  >
>

export const listPlates = postRead(`${PLATE}/list`, io<Query<LatestPlate>, Page<LatestPlate>>(pageOf<LatestPlate>({})))
export const getPlate = postRead(`${PLATE}/detail`, io<{ id: string }, LatestPlate>(record<LatestPlate>({})))
/** Makes a block, which is not enabled yet. */
export const createPlate = post(`${PLATE}/add`, io<PlateInput, { id: string }>())
/** Changes a block, or enables and disables it. */
export const updatePlate = post(
  `${PLATE}/edit`,
  about<PlateInput & Since & { id: string; status?: LatestPlate['status'] }>('id'),
)
export const removePlate = post(`${PLATE}/delete`, about<{ id: string }>('id'))
/** Puts all blocks in order. */
export const sortPlates = post(`${PLATE}/sort`, about<{ ids: readonly string[] }>('ids'))
