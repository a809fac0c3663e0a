import * as clueChannels from '@/api/leads/clueChannels'
import { levelOf } from '@/business/cascade'
import type { Channel } from '@/entities/leads/channel'

const choice = ({ channelCode, channelName }: Channel) => ({ value: channelCode, label: channelName })

/** All first-level channels; by their codes. */
export const FIRST_CHANNELS = { of: clueChannels.listFirstLevel.query(undefined, { quiet: true }), choice }
/** First-level channels, and those below one; by their codes. */
export const CHANNEL_LEVELS = [
  levelOf(() => clueChannels.listFirstLevel.query(), choice),
  levelOf((parentCode) => clueChannels.listByParentCode.query({ parentCode }), choice),
]
