import * as socialChannels from '@/api/content/socialChannels'
import {
  type AppChannel,
  type AppChannelLeaf,
  channelChild,
  channelContent,
  channelParent,
  childLayout,
  parentLayout,
} from '@/entities/content/channel'
import { client, shelfStatus } from '@/entities/content/shared'
import { is } from '@/entities/field'
import { formatTime } from '@/lib/time'
import { counted } from '../../core/asOf'
import { on } from '../../core/dispatcher'
import { found, integer, refuseChanged, refuseFields, text, texts } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { zh } from '../../core/zh'
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
import { bySort, demanded, moveRow, placeRows } from '../rules/order'

type Input = Record<string, unknown>

const TYPES = '/star-management/columnType'
const COLUMNS = '/star-management/column'
const NEWS = '/star-management/information'
const MANAGED = '/appDatas/channelManagement'
const PAGES = [TYPES, COLUMNS, NEWS, MANAGED]
const CODE = /^[a-z][a-z0-9_]{1,29}$/
const CLIENTS = client.options.map(({ value }) => value)

const codeError = (code: string) => (CODE.test(code) ? undefined : '编码须为2-30位小写字母、数字或下划线，且以字母开头')
const takenBy = (others: readonly (ParentRow | ChildRow)[], key: 'channelName' | 'channelCode', value: string) =>
  others.some((row) => row[key] === value) ? `${zh(channelChild[key].label)}已存在` : undefined
/** Returns the target shelf state. Throws if the row cannot move to it. */
const shelved = (row: { status: number }, status: unknown): 1 | 2 => {
  const to = integer(status)
  if (to === shelfStatus.up && row.status !== shelfStatus.up) return to
  if (to === shelfStatus.down && row.status === shelfStatus.up) return to
  throw stale()
}

const listedParents = listOf(socialChannels.listParents)<ParentRow>({
  is: ['appTypes', 'status'],
  like: ['channelName', 'channelCode'],
  sort: ['sort', 'updateTime'],
})
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
  const { values, faults } = readInto(
    { ...channelParent, sort: demanded(channelParent.sort) },
    ['channelName', 'icon', 'iconActive', 'layout', 'appTypes', 'sort', 'remark'],
    input,
    was ?? { layout: parentLayout.tabs, appTypes: CLIENTS, sort: 0 },
  )
  // The code cannot change.
  const channelCode = was?.channelCode ?? text(input.channelCode)
  const needsIcons = is(values.layout, parentLayout.grid, parentLayout.side)
  const others = parents().filter((row) => row !== was)
  refuseFields({
    ...faults,
    channelName: faults.channelName ?? takenBy(others, 'channelName', values.channelName),
    channelCode: codeError(channelCode) ?? takenBy(others, 'channelCode', channelCode),
    icon: needsIcons && !values.icon ? '请上传图标' : undefined,
    iconActive: needsIcons && !values.iconActive ? '请上传选中图标' : undefined,
  })
  return { ...values, channelCode }
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

const listedChildren = listOf(socialChannels.listChildren)<ChildRow>({
  is: ['parentId', 'contentType', 'defaultFlag', 'status'],
  like: ['channelName', 'channelCode'],
  sort: ['subscribeCount', 'updateTime'],
  keepsOrder: true,
})
const placeOfParent = (id: string) => parents().find((row) => row.id === id)?.sort ?? 0
const inTreeOrder = (a: ChildRow, b: ChildRow) => placeOfParent(a.parentId) - placeOfParent(b.parentId) || bySort(a, b)

on(socialChannels.listChildren)((input, { user, now }) => {
  demandOnePage(user, PAGES)
  const asked: Input = { ...input }
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
  const { values, faults } = readInto(
    { ...channelChild, sort: demanded(channelChild.sort) },
    [
      'channelName',
      'parentId',
      'contentType',
      'layout',
      'icon',
      'cover',
      'remark',
      'defaultFlag',
      'commentFlag',
      'sort',
    ],
    input,
    was ?? {
      contentType: channelContent.articles,
      layout: childLayout.sidePicture,
      defaultFlag: 0,
      commentFlag: 1,
      sort: 0,
    },
  )
  const channelCode = was?.channelCode ?? text(input.channelCode)
  const others = children().filter((row) => row !== was)
  const siblings = others.filter(({ parentId }) => parentId === values.parentId)
  refuseFields({
    ...faults,
    parentId: parents().some(({ id }) => id === values.parentId) ? undefined : '请选择栏目类型',
    channelName: faults.channelName ?? takenBy(siblings, 'channelName', values.channelName),
    channelCode: codeError(channelCode) ?? takenBy(others, 'channelCode', channelCode),
    contentType:
      was && values.contentType !== was.contentType && countOf(was.id) > 0
        ? '栏目已有内容，不能修改内容形式'
        : faults.contentType,
  })
  return { ...values, channelCode }
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
const listedLeaves = listOf(socialChannels.listManaged)<AppChannelLeaf>({ sort: FIGURES })
const STALE = 30 * 86_400_000
const isManaged = (input: Input, now: number) => {
  const [status, level] = [texts(input.status), texts(input.level)]
  const since = formatTime(now - STALE)
  return (one: AppChannelLeaf): boolean =>
    (status.length === 0 || status.includes(String(one.status))) &&
    (level.length === 0 || level.includes(String(one.level))) &&
    (text(input.staleFlag) !== '1' || one.lastTime < since) &&
    (text(input.unvisitedFlag) !== '1' || one.viewUserCount === 0)
}
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
    // A channel with visible children is always included, so that they have a parent in the tree.
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
