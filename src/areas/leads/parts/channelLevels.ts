import * as clueChannels from '@/api/leads/clueChannels'
import { levelOf } from '@/business/cascade'
import type { Channel } from '@/entities/leads/channel'

const choice = ({ channelCode, channelName }: Channel) => ({ value: channelCode, label: channelName })

/** All first-level channels, by code. */
export const FIRST_CHANNELS = { of: clueChannels.listFirstLevel.query(undefined, { quiet: true }), choice }
export const CHANNEL_LEVELS = [
  levelOf(() => clueChannels.listFirstLevel.query(), choice),
  levelOf((parentCode) => clueChannels.listByParentCode.query({ parentCode }), choice),
]
