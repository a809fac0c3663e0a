import { type AppChannelLeaf, appChannelLevel } from '@/entities/content/channel'
import { is } from '@/entities/field'
import { COLUMN, TYPE } from '../../columns/paths'

/** A channel of either level. */
export type ChannelRow = AppChannelLeaf & { children?: readonly AppChannelLeaf[] }

/** Whether it is of the first level: what has no level said is, unless it stands below another. */
export const isFirst = ({ level, parentId }: Pick<AppChannelLeaf, 'level' | 'parentId'>): boolean =>
  is(level, appChannelLevel.first) || (!is(level, appChannelLevel.second) && !parentId)
export const nameOf = ({ channelName }: Pick<AppChannelLeaf, 'channelName'>): string => channelName
/** The page that a channel is changed on. */
export const pageOf = (row: ChannelRow) => (isFirst(row) ? TYPE : COLUMN)
