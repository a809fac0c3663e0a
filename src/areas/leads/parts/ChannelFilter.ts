import { cascadeFilter } from '@/business/cascade'
import { CHANNEL_LEVELS } from './channelLevels'

export const channelFilter = cascadeFilter({ key: 'channel', label: 'channels.filter' }, CHANNEL_LEVELS, [
  'oneChannelCode',
  'twoChannelCode',
])
