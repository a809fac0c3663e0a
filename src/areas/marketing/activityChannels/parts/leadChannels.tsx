import * as clueChannels from '@/api/leads/clueChannels'
import { cascadeFilter, LazyCascader, levelOf } from '@/business/cascade'
import type { Channel } from '@/entities/leads/channel'
import type { ControlProps } from '@/kit/form/controls'

const choice = ({ channelCode, channelName }: Channel) => ({ value: channelCode, label: channelName })
/** Channels of leads, and those below one; by their codes. */
const LEVELS = [
  levelOf(() => clueChannels.listFirstLevel.query(undefined, { quiet: true }), choice),
  levelOf((parentCode) => clueChannels.listByParentCode.query({ parentCode }, { quiet: true }), choice),
]
/** A channel of leads of the second level, as the codes of both. */
export const LeadChannelBox = ({ onChange, ...props }: ControlProps<string[]> & { label: string }) => (
  <LazyCascader {...props} levels={LEVELS} placeholder={props.label} onChange={(codes) => onChange?.(codes)} />
)

/** A filter of a channel of leads as a cascade. */
export const leadChannelFilter = cascadeFilter({ key: 'leadChannel', label: 'activityChannels.leadChannel' }, LEVELS, [
  'oneChannelCode',
  'twoChannelCode',
])
