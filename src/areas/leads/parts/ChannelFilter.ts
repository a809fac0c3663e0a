import { cascadeFilter } from '@/business/cascade'
import { CHANNEL_LEVELS } from './channelLevels'

/** A filter of a channel as a cascade, first > second level. */
export const channelFilter = cascadeFilter({ key: 'channel', label: 'channels.filter' }, CHANNEL_LEVELS, [
  'oneChannelCode',
  'twoChannelCode',
])
