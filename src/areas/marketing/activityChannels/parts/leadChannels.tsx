import * as clueChannels from '@/api/leads/clueChannels'
import { cascadeFilter, LazyCascader, levelOf } from '@/business/cascade'
import type { Channel } from '@/entities/leads/channel'
import type { ControlProps } from '@/kit/form/controls'

const choice = ({ channelCode, channelName }: Channel) => ({ value: channelCode, label: channelName })
const LEVELS = [
  levelOf(() => clueChannels.listFirstLevel.query(undefined, { quiet: true }), choice),
  levelOf((parentCode) => clueChannels.listByParentCode.query({ parentCode }, { quiet: true }), choice),
]
export const LeadChannelBox = ({ onChange, ...props }: ControlProps<string[]> & { label: string }) => (
  <LazyCascader {...props} levels={LEVELS} placeholder={props.label} onChange={(codes) => onChange?.(codes)} />
)

export const leadChannelFilter = cascadeFilter({ key: 'leadChannel', label: 'activityChannels.leadChannel' }, LEVELS, [
  'oneChannelCode',
  'twoChannelCode',
])
