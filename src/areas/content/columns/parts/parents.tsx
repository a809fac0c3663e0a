import * as socialChannels from '@/api/content/socialChannels'
import type { ChannelParent } from '@/entities/content/channel'
import { useLoad } from '@/kit/data/load'

const ALL = { pageNo: 1, pageSize: 100, sortField: 'sort', sortOrder: 'asc' } as const

/** The question for all column types, in their order. */
export const allParents = () => socialChannels.listParents.query(ALL, { quiet: true })
/** All column types, in their order, as far as they are known. */
export const useParents = (): readonly ChannelParent[] => useLoad(allParents(), { recent: true }).data?.records ?? []
/** A column type as a choice. */
export const parentChoice = ({ id, channelName }: ChannelParent) => ({ value: id, label: channelName })
/** What a column type is called, by its id. */
export const ParentName = ({ id }: { id: string }) => (
  <bdi>{useParents().find((one) => one.id === id)?.channelName ?? id}</bdi>
)
