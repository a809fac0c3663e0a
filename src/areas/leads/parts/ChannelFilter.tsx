import * as clueChannels from '@/api/clueChannels'
import { LazyCascader, levelOf, useLabels } from '@/business/cascade'
import type { Channel } from '@/entities/leads/channel'
import type { Filter } from '@/kit/list/filters'

const choice = ({ channelCode, channelName }: Channel) => ({ value: channelCode, label: channelName })

/** First-level channels, and those below one; by their codes. */
export const CHANNEL_LEVELS = [
  levelOf(() => clueChannels.listFirstLevel.query(), choice),
  levelOf((parentCode) => clueChannels.listByParentCode.query({ parentCode }), choice),
]

const split = (text: string) => text.split(',').filter(Boolean)

const Words = ({ text }: { text: string }) => useLabels(CHANNEL_LEVELS, split(text)).join(' / ')

/** A filter of a channel as a cascade, first > second level; a choice may end on each. In the address it is `channel`, on the wire oneChannelCode and twoChannelCode. */
export const channelFilter: Filter = {
  key: 'channel',
  label: 'channels.filter',
  instant: true,
  wire: (text) => {
    const [oneChannelCode, twoChannelCode] = split(text)
    return { ...(oneChannelCode && { oneChannelCode }), ...(twoChannelCode && { twoChannelCode }) }
  },
  words: (text) => <Words text={text} />,
  control: ({ value, onChange, label }) => (
    <LazyCascader levels={CHANNEL_LEVELS} anyLevel value={split(value)} onChange={(codes) => onChange(codes.join(','))} label={label} placeholder={label} />
  ),
}
