import { type AppChannelLeaf, appChannelLevel } from '@/entities/content/channel'
import { is } from '@/entities/field'
import { COLUMN, TYPE } from '../../columns/paths'

export type ChannelRow = AppChannelLeaf & { children?: readonly AppChannelLeaf[] }

/** True for the first level, which is also assumed for a channel with an unknown level and no parent. */
export const isFirst = ({ level, parentId }: Pick<AppChannelLeaf, 'level' | 'parentId'>): boolean =>
  is(level, appChannelLevel.first) || (!is(level, appChannelLevel.second) && !parentId)
export const nameOf = ({ channelName }: Pick<AppChannelLeaf, 'channelName'>): string => channelName
export const pageOf = (row: ChannelRow) => (isFirst(row) ? TYPE : COLUMN)
