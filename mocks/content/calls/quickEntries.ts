import * as quickEntries from '@/api/content/quickEntries'
import { entryPosition, type QuickEntry, quickEntry } from '@/entities/content/quickEntry'
import { jumpType, shelfStatus } from '@/entities/content/shared'
import { quickEntrySlots } from '@/entities/content/slots'
import { energyType } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { createContext, reference } from '../../core/context'
import { seeded } from '../../core/control'
import { counted } from '../../core/asOf'
import { on } from '../../core/dispatcher'
import { found, integer, refuseChanged, refuseFields, sent, text, texts } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { seriesName } from '../../leads/rules/leads'
import type { UserRow } from '../../system/data/types'
import { demandOnePage } from '../../system/rules/access'
import { newId, org } from '../../system/rules/store'
import { buildEntries, type EntryRow } from '../data/quickEntries'
import { demandHead, isHead, place } from '../rules/hot'

const PAGES = ['/hot-management/quickEntry', '/carManagement/quickEntryManagement']
const PLACES: Readonly<Record<number, string>> = {
  [entryPosition.home]: '首页金刚区',
  [entryPosition.community]: '社区页',
  [entryPosition.mine]: '我的页',
  [entryPosition.car]: '爱车页',
}
type Input = Record<string, unknown>

export const entryRows = seeded('quickEntries', () =>
  buildEntries(
    createContext(reference(), 20_261_101, 1),
    org.carSeries.flatMap((one) => (one.energyType === energyType.petrol ? [] : [one.seriesCode])),
  ),
)
const view = ({ gone, ...row }: EntryRow): QuickEntry => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as QuickEntry),
  seriesNames: row.seriesCodes.map(seriesName),
  aliveFlag: gone ? 0 : 1,
})
const isUp = ({ status }: EntryRow) => status === shelfStatus.up
const visible = (user: UserRow) => (isHead(user) ? entryRows() : entryRows().filter(isUp))
const listed = listOf(quickEntries.list)<EntryRow>({
  is: ['position', 'jumpType', 'appTypes', 'loginFlag', 'bindFlag', 'status', 'seriesCodes'],
  like: ['entryName'],
  sort: ['sort', 'clickCount', 'updateTime'],
})

on(quickEntries.list)((input, { user, now }) => {
  demandOnePage(user, PAGES)
  const query = input.sortField ? input : { ...input, sortField: 'sort', sortOrder: 'asc' }
  return {
    ...listed.page(visible(user), query, view),
    ...counted(now),
    summary: Object.fromEntries(
      Object.values(entryPosition)
        .filter((value) => typeof value === 'number')
        .map((position) => [position, entryRows().filter((row) => row.position === position && isUp(row)).length]),
    ),
  }
})
const seen = (user: UserRow, id: unknown): EntryRow =>
  found(
    visible(user).find((row) => row.id === text(id)),
    '记录不存在或无权查看',
  )
on(quickEntries.get)(({ id }, { user }) => {
  demandOnePage(user, PAGES)
  return view(seen(user, id))
})

const VERSION = /^\d+\.\d+\.\d+$/
const read = (input: Input, was: EntryRow | undefined, now: number) => {
  const { values, faults } = readInto(
    quickEntry,
    [
      'entryName',
      'position',
      'icon',
      'iconDark',
      'cornerText',
      'cornerEndTime',
      'jumpType',
      'jumpValue',
      'jumpTitle',
      'appTypes',
      'minVersion',
      'bindFlag',
      'loginFlag',
      'sort',
    ],
    input,
    was ?? {},
  )
  const next = {
    ...values,
    loginFlag: values.bindFlag || values.loginFlag,
    seriesCodes: sent(input, 'seriesCodes') ? texts(input.seriesCodes) : (was?.seriesCodes ?? []),
    sort: values.sort || 0,
  }
  const isTaken = entryRows().some(
    (row) => row.id !== was?.id && row.position === next.position && row.entryName === next.entryName,
  )
  const isMarkLate = next.cornerEndTime !== was?.cornerEndTime && next.cornerEndTime <= formatTime(now)
  refuseFields({
    ...faults,
    entryName: faults.entryName ?? (isTaken ? '入口名称已存在' : undefined),
    jumpType: next.jumpType >= 1 && next.jumpType <= 10 ? faults.jumpType : '请选择跳转类型',
    jumpValue:
      next.jumpType !== jumpType.miniProgram && !next.jumpValue
        ? '请选择跳转目标'
        : next.jumpType === jumpType.web && !next.jumpValue.startsWith('https://')
          ? '请输入以https开头的链接'
          : faults.jumpValue,
    cornerEndTime: next.cornerText && (!next.cornerEndTime || isMarkLate) ? '角标截止须晚于当前时间' : undefined,
    minVersion: next.minVersion && !VERSION.test(next.minVersion) ? '版本号须为数字加点的格式，如3.2.1' : undefined,
  })
  return next
}

on(quickEntries.create)((input, { user, now }) => {
  demandHead(user, 'quickEntries.create')
  const row: EntryRow = {
    ...read({ ...input }, undefined, now),
    id: newId(),
    clickCount: 0,
    status: shelfStatus.new,
    gone: false,
    updateBy: user.nickname,
    updateTime: formatTime(now),
  }
  entryRows().push(row)
  return { id: row.id }
})
on(quickEntries.update)((input, { user, now }) => {
  demandHead(user, 'quickEntries.update')
  const row = seen(user, input.id)
  refuseChanged(row, input)
  const next = read({ ...input }, row, now)
  if (next.position !== row.position && isUp(row)) demandRoom(next.position)
  Object.assign(row, next, { gone: row.gone && next.jumpValue === row.jumpValue })
  Object.assign(row, { updateBy: user.nickname, updateTime: formatTime(now) })
  return {}
})
on(quickEntries.remove)((input, { user }) => {
  demandHead(user, 'quickEntries.remove')
  const row = seen(user, input.id)
  if (isUp(row)) throw new Refusal(400, '请先下架再删除')
  entryRows().splice(entryRows().indexOf(row), 1)
  return {}
})

const demandRoom = (position: number) => {
  const limit = quickEntrySlots[position]?.limit ?? 0
  const up = entryRows().filter((row) => row.position === position && isUp(row))
  if (up.length >= limit)
    throw new Refusal(
      400,
      `「${PLACES[position]}」同一时段最多展示${limit}个, 已有: ${up.map(({ entryName }) => entryName).join('、')}`,
    )
}
on(quickEntries.shelve)((input, { user, now }) => {
  demandHead(user, 'quickEntries.shelve')
  const row = seen(user, input.id)
  const status = integer(input.status)
  if (status === shelfStatus.up) {
    if (isUp(row)) throw new Refusal(400, '状态已变化，请刷新后重试')
    if (row.gone) throw new Refusal(400, `目标内容「${row.jumpTitle || row.jumpValue}」已下架或删除`)
    demandRoom(row.position)
  } else if (status !== shelfStatus.down || !isUp(row)) throw new Refusal(400, '状态已变化，请刷新后重试')
  Object.assign(row, { status, updateBy: user.nickname, updateTime: formatTime(now) })
  return {}
})
on(quickEntries.sort)((input, { user }) => {
  demandHead(user, 'quickEntries.sort')
  const position = integer(input.position)
  place(
    entryRows().filter((row) => row.position === position),
    input.items,
  )
  return {}
})
