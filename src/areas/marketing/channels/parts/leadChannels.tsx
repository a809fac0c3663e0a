import * as clueChannels from '@/api/clueChannels'
import { LazyCascader, levelOf, useLabels } from '@/business/cascade'
import type { Channel } from '@/entities/leads/channel'
import type { ControlProps } from '@/kit/form/controls'
import type { Filter } from '@/kit/list/filters'

const choice = ({ channelCode, channelName }: Channel) => ({ value: channelCode, label: channelName })
/** Channels of leads, and those below one; by their codes. */
const LEVELS = [
  levelOf(() => clueChannels.listFirstLevel.query(undefined, { quiet: true }), choice),
  levelOf((parentCode) => clueChannels.listByParentCode.query({ parentCode }, { quiet: true }), choice),
]
const split = (text: string) => text.split(',').filter(Boolean)
const Words = ({ text }: { text: string }) => useLabels(LEVELS, split(text)).join(' / ')

/** A channel of leads of the second level, as the codes of both. */
export const LeadChannelBox = ({ onChange, ...props }: ControlProps<string[]> & { label: string }) => (
  <LazyCascader {...props} levels={LEVELS} placeholder={props.label} onChange={(codes) => onChange?.(codes)} />
)

/** A filter of a channel of leads as a cascade; a choice may end on each level. In the address it is `leadChannel`, on the wire oneChannelCode and twoChannelCode. */
export const leadChannelFilter: Filter = {
  key: 'leadChannel',
  label: 'activityChannels.leadChannel',
  instant: true,
  wire: (text) => {
    const [oneChannelCode, twoChannelCode] = split(text)
    return { ...(oneChannelCode && { oneChannelCode }), ...(twoChannelCode && { twoChannelCode }) }
  },
  words: (text) => <Words text={text} />,
  control: ({ value, onChange, label }) => (
    <LazyCascader levels={LEVELS} anyLevel value={split(value)} onChange={(codes) => onChange(codes.join(','))} label={label} placeholder={label} />
  ),
}
