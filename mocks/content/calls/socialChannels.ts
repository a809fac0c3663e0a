import * as socialChannels from '@/api/content/socialChannels'
import {
  type AppChannel,
  type AppChannelLeaf,
  channelContent,
  childLayout,
  parentLayout,
} from '@/entities/content/channel'
import { client, shelfStatus } from '@/entities/content/shared'
import { formatTime } from '@/lib/time'
import { counted } from '../../core/asOf'
import { on } from '../../core/dispatcher'
import { found, integer, refuseChanged, refuseFields, sent, text, texts } from '../../core/input'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import { demandOnePage } from '../../system/rules/access'
import { stale } from '../../system/rules/dealerRules'
import { newId } from '../../system/rules/store'
import type { ChildRow, ParentRow } from '../data/channels'
import {
  below,
  channelView,
  childOf,
  children,
  childView,
  countOf,
  demandChildDown,
  demandKeeper,
  demandParentUp,
  parentOf,
  parents,
  parentView,
} from '../rules/channels'
import { bySort, moveRow, placeRows } from '../rules/order'

type Input = Record<string, unknown>
type Level = 1 | 2 | 3

const TYPES = '/star-management/columnType'
const COLUMNS = '/star-management/column'
const NEWS = '/star-management/information'
const MANAGED = '/appDatas/channelManagement'
/** The pages that show column types or columns. */
const PAGES = [TYPES, COLUMNS, NEWS, MANAGED]
const CODE = /^[a-z][a-z0-9_]{1,29}$/
const MAX_NAME = 8
const MAX_SORT = 9999
const CLIENTS = client.options.map(({ value }) => value)

const sortFault = (sort: number) => (sort < 0 || sort > MAX_SORT ? '排序应为0-9999' : undefined)
const nameError = (name: string, what: string, isTaken: boolean) =>
  name === ''
    ? `请填写${what}`
    : [...name].length > MAX_NAME
      ? `${what}不能超过${MAX_NAME}个字`
      : isTaken
        ? `${what}已存在`
        : undefined
const codeError = (code: string, what: string, isTaken: boolean) =>
  !CODE.test(code) ? '编码为2-30位小写字母、数字或下划线，且以字母开头' : isTaken ? `${what}已存在` : undefined
const words = (input: Input, key: string, was: string) => (sent(input, key) ? text(input[key]) : was)
const whole = <V extends number>(input: Input, key: string, was: V, codes: readonly V[]): V | 0 =>
  sent(input, key) ? (codes.find((code) => code === integer(input[key])) ?? 0) : was
/** One and up, or down; anything else is no state that it can be moved to from there. */
const shelved = (row: { status: number }, status: unknown): 1 | 2 => {
  const to = integer(status)
  if (to === shelfStatus.up && row.status !== shelfStatus.up) return to
  if (to === shelfStatus.down && row.status === shelfStatus.up) return to
  throw stale()
}

// Column types.

const listedParents = listOf(socialChannels.listParents)<ParentRow>({
  is: ['appTypes', 'status'],
  like: ['channelName', 'channelCode'],
  sort: ['sort', 'updateTime'],
})
/** Small numbers first, unless another order is asked for. */
const sorted = <I extends Input>(input: I): I =>
  text(input.sortField) === '' ? { ...input, sortField: 'sort', sortOrder: 'asc' } : input

on(socialChannels.listParents)((input, { user }) => {
  demandOnePage(user, PAGES)
  return listedParents.page(parents(), sorted({ ...input }), parentView)
})
on(socialChannels.getParent)(({ id }, { user }) => {
  demandOnePage(user, PAGES)
  return parentView(parentOf(id))
})

const readParent = (input: Input, was?: ParentRow) => {
  const channelName = words(input, 'channelName', was?.channelName ?? '')
  // The code is never changed.
  const channelCode = was?.channelCode ?? text(input.channelCode)
  const layout = whole(input, 'layout', was?.layout ?? parentLayout.tabs, [1, 2, 3] as const)
  const icon = words(input, 'icon', was?.icon ?? '')
  const iconActive = words(input, 'iconActive', was?.iconActive ?? '')
  const appTypes = sent(input, 'appTypes') ? texts(input.appTypes).map(Number) : (was?.appTypes ?? CLIENTS)
  const sort = sent(input, 'sort') ? (integer(input.sort) ?? -1) : (was?.sort ?? 0)
  const remark = words(input, 'remark', was?.remark ?? '')
  const needsIcons = layout === parentLayout.grid || layout === parentLayout.side
  const others = parents().filter((row) => row !== was)
  refuseFields({
    channelName: nameError(
      channelName,
      '类型名称',
      others.some((row) => row.channelName === channelName),
    ),
    channelCode: codeError(
      channelCode,
      '类型编码',
      others.some((row) => row.channelCode === channelCode),
    ),
    layout: layout === 0 ? '请选择展示样式' : undefined,
    icon: needsIcons && icon === '' ? '请上传图标' : undefined,
    iconActive: needsIcons && iconActive === '' ? '请上传选中图标' : undefined,
    appTypes: appTypes.length === 0 ? '请选择展示端' : undefined,
    sort: sortFault(sort),
    remark: [...remark].length > 100 ? '备注不能超过100个字' : undefined,
  })
  // The faults above leave only the codes.
  return { channelName, channelCode, layout: layout as Level, icon, iconActive, appTypes, sort, remark }
}

on(socialChannels.createParent)((input, { user, now }) => {
  demandKeeper(user, 'socialChannels.createParent')
  const row = readParent({ ...input })
  const id = newId()
  parents().push({
    ...row,
    id,
    status: shelfStatus.new,
    updateBy: user.nickname,
    updateTime: formatTime(now),
    viewUserCount: 0,
    viewCount: 0,
    avgStay: 0,
  })
  return { id }
})
on(socialChannels.updateParent)((input, { user, now }) => {
  demandKeeper(user, 'socialChannels.updateParent')
  const row = parentOf(input.id)
  refuseChanged(row, input)
  Object.assign(row, readParent({ ...input }, row), { updateBy: user.nickname, updateTime: formatTime(now) })
})
on(socialChannels.removeParent)(({ id }, { user }) => {
  demandKeeper(user, 'socialChannels.removeParent')
  const row = parentOf(id)
  if (row.status === shelfStatus.up) throw stale()
  if (below(row.id).length > 0) throw new Refusal(409, '请先删除其下栏目')
  parents().splice(parents().indexOf(row), 1)
})
on(socialChannels.sortParent)(({ items }, { user }) => {
  demandKeeper(user, 'socialChannels.sortParent')
  placeRows(parents(), items)
})
on(socialChannels.moveParent)((input, { user }) => {
  demandKeeper(user, 'socialChannels.moveParent')
  moveRow(parents(), parentOf(input.id), input)
})
on(socialChannels.shelveParent)(({ id, status }, { user, now }) => {
  demandKeeper(user, 'socialChannels.shelveParent')
  const row = parentOf(id)
  const to = shelved(row, status)
  if (to === shelfStatus.up) demandParentUp(row)
  Object.assign(row, { status: to, updateBy: user.nickname, updateTime: formatTime(now) })
})

// Columns.

const listedChildren = listOf(socialChannels.listChildren)<ChildRow>({
  is: ['parentId', 'contentType', 'defaultFlag', 'status'],
  like: ['channelName', 'channelCode'],
  sort: ['subscribeCount', 'updateTime'],
  keepsOrder: true,
})
const placeOfParent = (id: string) => parents().find((row) => row.id === id)?.sort ?? 0
/** By the order of the types, then by their own. */
const inTreeOrder = (a: ChildRow, b: ChildRow) => placeOfParent(a.parentId) - placeOfParent(b.parentId) || bySort(a, b)

on(socialChannels.listChildren)((input, { user, now }) => {
  demandOnePage(user, PAGES)
  const asked: Input = { ...input }
  // By their own numbers they stand in the order of the tree.
  const query = text(asked.sortField) === 'sort' ? { ...asked, sortField: undefined } : asked
  return { ...listedChildren.page(children().toSorted(inTreeOrder), query, childView), ...counted(now) }
})
on(socialChannels.getChild)(({ id }, { user }) => {
  demandOnePage(user, PAGES)
  return childView(childOf(id))
})
on(socialChannels.listChildOptions)(({ parentId }, { user }) => {
  demandOnePage(user, PAGES)
  return children()
    .filter((row) => text(parentId) === '' || row.parentId === text(parentId))
    .toSorted(inTreeOrder)
    .map(({ id, channelName, parentId: of, status, commentFlag }) => ({
      id,
      channelName,
      parentId: of,
      status,
      commentFlag,
    }))
})

const readChild = (input: Input, was?: ChildRow) => {
  const channelName = words(input, 'channelName', was?.channelName ?? '')
  const channelCode = was?.channelCode ?? text(input.channelCode)
  const parentId = words(input, 'parentId', was?.parentId ?? '')
  const contentType = whole(input, 'contentType', was?.contentType ?? channelContent.articles, [1, 2, 3, 4] as const)
  const layout = whole(input, 'layout', was?.layout ?? childLayout.sidePicture, [1, 2, 3] as const)
  const remark = words(input, 'remark', was?.remark ?? '')
  const sort = sent(input, 'sort') ? (integer(input.sort) ?? -1) : (was?.sort ?? 0)
  const flag = (key: 'defaultFlag' | 'commentFlag', start: 0 | 1): 0 | 1 =>
    sent(input, key) ? (integer(input[key]) === 1 ? 1 : 0) : (was?.[key] ?? start)
  const others = children().filter((row) => row !== was)
  refuseFields({
    parentId: parents().some(({ id }) => id === parentId) ? undefined : '请选择栏目类型',
    channelName: nameError(
      channelName,
      '栏目名称',
      others.some((row) => row.channelName === channelName && row.parentId === parentId),
    ),
    channelCode: codeError(
      channelCode,
      '栏目编码',
      others.some((row) => row.channelCode === channelCode),
    ),
    contentType:
      contentType === 0
        ? '请选择内容形式'
        : was && contentType !== was.contentType && countOf(was.id) > 0
          ? '栏目已有内容，不能修改内容形式'
          : undefined,
    layout: layout === 0 ? '请选择列表样式' : undefined,
    remark: [...remark].length > 60 ? '栏目简介不能超过60个字' : undefined,
    sort: sortFault(sort),
  })
  return {
    channelName,
    channelCode,
    parentId,
    // The faults above leave only the codes.
    contentType: contentType as 1 | 2 | 3 | 4,
    layout: layout as Level,
    icon: words(input, 'icon', was?.icon ?? ''),
    cover: words(input, 'cover', was?.cover ?? ''),
    remark,
    defaultFlag: flag('defaultFlag', 0),
    commentFlag: flag('commentFlag', 1),
    sort,
  }
}

on(socialChannels.createChild)((input, { user, now }) => {
  demandKeeper(user, 'socialChannels.createChild')
  const row = readChild({ ...input })
  const id = newId()
  children().push({
    ...row,
    id,
    subscribeCount: 0,
    status: shelfStatus.new,
    updateBy: user.nickname,
    updateTime: formatTime(now),
    viewUserCount: 0,
    viewCount: 0,
    avgStay: 0,
  })
  return { id }
})
on(socialChannels.updateChild)((input, { user, now }) => {
  demandKeeper(user, 'socialChannels.updateChild')
  const row = childOf(input.id)
  refuseChanged(row, input)
  Object.assign(row, readChild({ ...input }, row), { updateBy: user.nickname, updateTime: formatTime(now) })
})
on(socialChannels.removeChild)(({ id }, { user }) => {
  demandKeeper(user, 'socialChannels.removeChild')
  const row = childOf(id)
  if (row.status === shelfStatus.up) throw stale()
  const count = countOf(row.id)
  if (count > 0) throw new Refusal(409, `栏目下有${count}篇内容，请先迁移或删除`)
  children().splice(children().indexOf(row), 1)
})
on(socialChannels.sortChild)(({ parentId, items }, { user }) => {
  demandKeeper(user, 'socialChannels.sortChild')
  placeRows(below(parentOf(parentId).id), items)
})
on(socialChannels.moveChild)((input, { user }) => {
  demandKeeper(user, 'socialChannels.moveChild')
  const row = childOf(input.id)
  moveRow(below(row.parentId), row, input)
})
on(socialChannels.shelveChild)(({ id, status }, { user, now }) => {
  demandKeeper(user, 'socialChannels.shelveChild')
  const row = childOf(id)
  const to = shelved(row, status)
  if (to === shelfStatus.down) demandChildDown(row)
  Object.assign(row, { status: to, updateBy: user.nickname, updateTime: formatTime(now) })
})

// Addresses, and the channels as the apps render them.

on(socialChannels.getChannelHtmlUrl)(({ channelId }, { user }) => {
  demandOnePage(user, PAGES)
  const id = text(channelId)
  const row = found(
    [...parents(), ...children()].find((one) => one.id === id),
    '记录不存在或无权查看',
  )
  return { url: `https://h5.example.com/channel/${row.id}` }
})

const FIGURES = ['sort', 'subscribeCount', 'viewUserCount', 'viewCount', 'avgStay'] as const
const listedManaged = listOf(socialChannels.listManaged)<AppChannel>({ is: ['appTypes'], sort: FIGURES })
/** The columns below a type, in the order that is asked for. */
const listedLeaves = listOf(socialChannels.listManaged)<AppChannelLeaf>({ sort: FIGURES })
const STALE = 30 * 86_400_000
/** Whether a channel of either level fits what is asked, but for its words. */
const isManaged = (input: Input, now: number) => {
  const [status, level] = [texts(input.status), texts(input.level)]
  const since = formatTime(now - STALE)
  return (one: AppChannelLeaf): boolean =>
    (status.length === 0 || status.includes(String(one.status))) &&
    (level.length === 0 || level.includes(String(one.level))) &&
    (text(input.staleFlag) !== '1' || one.lastTime < since) &&
    (text(input.unvisitedFlag) !== '1' || one.viewUserCount === 0)
}
/** Whether it is called so, or its code is such. */
const isNamed =
  (input: Input) =>
  (one: AppChannelLeaf): boolean =>
    one.channelName.includes(text(input.channelName)) && one.channelCode.includes(text(input.channelCode))

on(socialChannels.listManaged)((input, { user, now }) => {
  demandOnePage(user, [MANAGED])
  const asked = sorted({ ...input })
  const [fits, named] = [isManaged(asked, now), isNamed(asked)]
  const rows = parents()
    .map((row) => channelView(row))
    .filter((row) => row.channelName.includes(text(asked.parentName)))
    .map((row) => ({
      ...row,
      children: listedLeaves.exported(
        row.children.filter((one) => (named(one) || named(row)) && fits(one)),
        { sortField: asked.sortField, sortOrder: asked.sortOrder },
      ),
    }))
    // What has something below it stands, so that that has a place.
    .filter((row) => row.children.length > 0 || (named(row) && fits(row)))
  return { ...listedManaged.page(rows, asked), ...counted(now) }
})
on(socialChannels.listManagedOptions)(({ client: asked }, { user }) => {
  demandOnePage(user, [MANAGED])
  return parents()
    .filter((row) => row.appTypes.includes(Number(asked)))
    .toSorted(bySort)
    .flatMap((row) => {
      const { children: columns, ...first } = channelView(row)
      return [first, ...columns]
    })
})
