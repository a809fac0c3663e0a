import type { AppChannel, AppChannelLeaf, ChannelChild, ChannelParent } from '@/entities/content/channel'
import { appChannelLevel } from '@/entities/content/channel'
import { newsStatus } from '@/entities/content/news'
import { shelfStatus } from '@/entities/content/shared'
import { dealerType } from '@/entities/shared/enums'
import { createContext } from '../../core/context'
import { control, seeded } from '../../core/control'
import { withId } from '../../core/input'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand } from '../../system/rules/access'
import { org, reference } from '../../system/rules/store'
import { buildChannels, type ChildRow, type ParentRow } from '../data/channels'
import { buildNews, type NewsRow } from '../data/news'
import { bySort } from './order'

const made = seeded('channels', () => {
  const context = createContext(reference(), 20_260_401, 1)
  const channels = buildChannels(context)
  return { ...channels, news: buildNews(context, channels.children, org.carSeries, control.volume()) }
})

export const parents = (): ParentRow[] => made().parents
export const children = (): ChildRow[] => made().children
export const newsRows = (): NewsRow[] => made().news

const MISSING = '记录不存在或无权查看'
export const parentOf = (id: unknown): ParentRow => withId(parents(), id, MISSING)
export const childOf = (id: unknown): ChildRow => withId(children(), id, MISSING)
export const below = (parentId: string): ChildRow[] =>
  children()
    .filter((row) => row.parentId === parentId)
    .toSorted(bySort)
export const countOf = (channelId: string): number => newsRows().filter((row) => row.channelId === channelId).length

/** True if the user maintains the content. Areas and dealers have read access. */
export const keepsContent = ({ dealerType: type }: UserRow): boolean => type === dealerType.headquarters
export const demandKeeper = (user: UserRow, permission: string): void => {
  demand(user, permission)
  if (!keepsContent(user)) throw new Refusal(403, '仅总部可维护')
}

export const parentView = (row: ParentRow): ChannelParent => {
  const columns = below(row.id)
  return {
    // The data holds only the values of the enumerations.
    ...(row as unknown as ChannelParent),
    childCount: columns.length,
    contentCount: columns.reduce((sum, { id }) => sum + countOf(id), 0),
  }
}
export const childView = (row: ChildRow): ChannelChild => {
  const parent = parents().find(({ id }) => id === row.parentId)
  return {
    ...row,
    parentName: parent?.channelName ?? '',
    parentStatus: parent?.status,
    contentCount: countOf(row.id),
    url: `https://h5.example.com/channel/${row.id}`,
  }
}

const onShelf = (channelIds: readonly string[]): NewsRow[] =>
  newsRows().filter(({ channelId, status }) => status === newsStatus.up && channelIds.includes(channelId))
const figuresOf = (row: ParentRow | ChildRow, channelIds: readonly string[]) => {
  const items = onShelf(channelIds)
  return {
    id: row.id,
    channelName: row.channelName,
    channelCode: row.channelCode,
    icon: row.icon,
    viewUserCount: row.viewUserCount,
    viewCount: row.viewCount,
    avgStay: row.avgStay,
    sort: row.sort,
    status: row.status,
    contentCount: items.length,
    lastTime:
      items
        .map(({ publishTime }) => publishTime)
        .toSorted()
        .at(-1) ?? '',
  }
}
export const leafView = (row: ChildRow): AppChannelLeaf => {
  const parent = parents().find(({ id }) => id === row.parentId)
  return {
    ...figuresOf(row, [row.id]),
    parentId: row.parentId,
    parentName: parent?.channelName ?? '',
    level: appChannelLevel.second,
    // The data holds only the values of the enumeration.
    appTypes: (parent?.appTypes ?? []) as AppChannel['appTypes'],
    subscribeCount: row.subscribeCount,
  }
}
export const channelView = (row: ParentRow): AppChannel => ({
  ...figuresOf(
    row,
    below(row.id).map(({ id }) => id),
  ),
  parentId: '',
  parentName: '',
  level: appChannelLevel.first,
  // As above.
  appTypes: row.appTypes as AppChannel['appTypes'],
  subscribeCount: below(row.id).reduce((sum, { subscribeCount }) => sum + subscribeCount, 0),
  children: below(row.id).map(leafView),
})

const MAX_PARENTS = 8
/** Rejects the publication of a column type without a published column, or as the ninth of a client. */
export const demandParentUp = (row: ParentRow): void => {
  if (!below(row.id).some(({ status }) => status === shelfStatus.up))
    throw new Refusal(409, '至少有一个已上架栏目才可上架')
  const isFull = row.appTypes.some(
    (one) =>
      parents().filter((other) => other !== row && other.status === shelfStatus.up && other.appTypes.includes(one))
        .length >= MAX_PARENTS,
  )
  if (isFull) throw new Refusal(409, `最多展示${MAX_PARENTS}个栏目类型`)
}
/** Rejects taking down the last published column of a published type. */
export const demandChildDown = (row: ChildRow): void => {
  const isLast = !below(row.parentId).some((other) => other !== row && other.status === shelfStatus.up)
  if (isLast && parentOf(row.parentId).status === shelfStatus.up) throw new Refusal(409, '请先下架栏目类型')
}
