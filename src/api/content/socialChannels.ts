import type { AppChannel, AppChannelLeaf, ChannelChild, ChannelParent } from '@/entities/content/channel'
import { about, io, post, postRead, type Query, type Since } from '../call'
import { type Page, pageOf, record, records } from '../reply'

const BASE = '/api-social/ec/boss/social/channel'

export type ParentInput = Partial<
  Pick<ChannelParent, 'channelName' | 'channelCode' | 'icon' | 'iconActive' | 'layout' | 'appTypes' | 'sort' | 'remark'>
>
export type ChildInput = Partial<
  Pick<
    ChannelChild,
    | 'channelName'
    | 'channelCode'
    | 'parentId'
    | 'contentType'
    | 'layout'
    | 'icon'
    | 'cover'
    | 'remark'
    | 'defaultFlag'
    | 'commentFlag'
    | 'sort'
  >
>
export interface ShelfMove {
  id: string
  status: 1 | 2
}
export interface Placed {
  id: string
  sort: number
}
/** One place up or down, to the top or bottom, or to the given place. */
export interface Move {
  id: string
  moveType: 1 | 2 | 3 | 4 | 5
  place?: number
}
export type ChannelOption = Pick<ChannelChild, 'id' | 'channelName' | 'parentId' | 'status'> &
  Partial<Pick<ChannelChild, 'commentFlag'>>

const parentPage = pageOf<ChannelParent>({ appTypes: [] })
const childPage = pageOf<ChannelChild>({})
const leafParts = { appTypes: [] } as const

export const listParents = postRead(
  `${BASE}/parent/pageList`,
  io<Query<ChannelParent>, Page<ChannelParent>>(parentPage),
)
export const createParent = post(`${BASE}/parent/add`, io<ParentInput, { id: string }>())
export const getParent = postRead(
  `${BASE}/parent/detail`,
  io<{ id: string }, ChannelParent>(record<ChannelParent>({ appTypes: [] })),
)
export const updateParent = post(`${BASE}/parent/edit`, about<ParentInput & Since & { id: string }>('id'))
export const removeParent = post(`${BASE}/parent/delete`, about<{ id: string }>('id'))
export const sortParent = post(`${BASE}/parent/sort`, io<{ items: Placed[] }>())
export const moveParent = post(`${BASE}/parent/move`, about<Move>('id'))
export const shelveParent = post(`${BASE}/parent/shelve`, about<ShelfMove>('id'))

export const listChildren = postRead(`${BASE}/child/pageList`, io<Query<ChannelChild>, Page<ChannelChild>>(childPage))
export const createChild = post(`${BASE}/child/add`, io<ChildInput, { id: string }>())
export const getChild = postRead(`${BASE}/child/detail`, io<{ id: string }, ChannelChild>(record<ChannelChild>({})))
export const updateChild = post(`${BASE}/child/edit`, about<ChildInput & Since & { id: string }>('id'))
export const removeChild = post(`${BASE}/child/delete`, about<{ id: string }>('id'))
export const sortChild = post(`${BASE}/child/sort`, io<{ parentId: string; items: Placed[] }>())
export const moveChild = post(`${BASE}/child/move`, about<Move>('id'))
export const shelveChild = post(`${BASE}/child/shelve`, about<ShelfMove>('id'))
export const listChildOptions = postRead(
  `${BASE}/childList`,
  io<{ parentId?: string }, ChannelOption[]>(records<ChannelOption>({}, 'column')),
)

/** Public address of content. Before publication it is valid for half an hour. */
export interface HtmlUrl {
  url: string
  expire?: string
}
export const getHtmlUrl = postRead(
  '/api-social/ec/html/url',
  io<{ contentType: 'news' | 'qaa'; id: string }, HtmlUrl>(record<HtmlUrl>({})),
)
export const getChannelHtmlUrl = postRead(
  '/api-social/ec/html/url/channel',
  io<{ channelId: string }, HtmlUrl>(record<HtmlUrl>({})),
)

const managedPage = pageOf<AppChannel>({ appTypes: [], children: [{ appTypes: [] }] })
/** Filters of channels. The flags select those without a new item for 30 days, and without a visitor for 7. */
export type ManagedSearch = Query<AppChannel> & { staleFlag?: unknown; unvisitedFlag?: unknown }
export const listManaged = postRead(
  '/api-social/ec/channel/manage/page/list',
  io<ManagedSearch, Page<AppChannel>>((data) => {
    const page = managedPage(data)
    const withParent = (row: AppChannel): AppChannel => ({
      ...row,
      children: row.children.map((one) => ({ ...one, parentId: one.parentId || row.id, parentStatus: row.status })),
    })
    return { ...page, records: page.records.map(withParent) }
  }),
)
export const listManagedOptions = postRead(
  '/api-social/ec/channel/manage/list',
  io<{ client: number }, AppChannelLeaf[]>(records<AppChannelLeaf>(leafParts)),
)
