import * as socialChannels from '@/api/content/socialChannels'
import type { ChannelParent } from '@/entities/content/channel'
import { useLoad } from '@/kit/data/load'

const ALL = { pageNo: 1, pageSize: 100, sortField: 'sort', sortOrder: 'asc' } as const

export const allParents = () => socialChannels.listParents.query(ALL, { quiet: true })
export const useParents = (): readonly ChannelParent[] => useLoad(allParents(), { recent: true }).data?.records ?? []
export const parentChoice = ({ id, channelName }: ChannelParent) => ({ value: id, label: channelName })
export const ParentName = ({ id }: { id: string }) => (
  <bdi>{useParents().find((one) => one.id === id)?.channelName ?? id}</bdi>
)
