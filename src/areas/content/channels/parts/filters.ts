import { appChannel } from '@/entities/content/channel'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import { choicesFilter, containsFilter } from '@/kit/list/filters'

/** What one press asks for, each by its key in the address: channels that nobody fills, and such as nobody visits. */
export const QUICK = [
  { key: 'staleFlag', filters: { staleFlag: '1' }, label: 'appChannels.stale' },
  { key: 'unvisitedFlag', filters: { unvisitedFlag: '1' }, label: 'appChannels.unvisited' },
] as const

/** What channels are found by. */
export const FILTERS = [
  containsFilter(appChannel.channelName),
  containsFilter(appChannel.channelCode),
  choicesFilter(appChannel.level),
  containsFilter(appChannel.parentName),
  choicesFilter(appChannel.appTypes),
  choicesFilter(appChannel.status),
  ...QUICK.map(({ key, label }) => elsewhereFilter<typeof key>({ key, label }, (_, t) => t('kit.yes'))),
]
