import * as hotContent from '@/api/content/hotContent'
import { type HotPlate, hotPlate, type HotPlateDetail, type HotPlateItem, pickRule } from '@/entities/content/hotPlate'
import { shelfStatus } from '@/entities/content/shared'
import { isRecord } from '@/lib/json'
import { formatTime } from '@/lib/time'
import { createContext, reference } from '../../core/context'
import { seeded } from '../../core/control'
import { counted } from '../../core/asOf'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, sent, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demandOnePage } from '../../system/rules/access'
import { buildPlates, type PlateRow } from '../data/hotPlates'
import { demandHead, isHead, place } from '../rules/hot'
import { demanded } from '../rules/order'

const PAGES = ['/hot-management/hotplate', '/hot-management/thehotplate']
const STALE = '状态已变化，请刷新后重试'

export const plates = seeded('hotPlates', () => buildPlates(createContext(reference(), 20_261_102, 1)))
const visible = (user: UserRow) => plates().filter(({ status }) => isHead(user) || status === shelfStatus.up)

/**
 * Returns the number of items shown: the chosen ones that are available, filled up from the pool if the rule allows.
 */
const countOf = ({ pickRule: rule, items, pool, maxCount }: PlateRow): number => {
  const chosen = rule === pickRule.heat ? [] : items.filter(({ aliveFlag }) => aliveFlag === 1)
  const filled =
    rule === pickRule.hand ? [] : pool.filter((one) => !chosen.some(({ contentId }) => contentId === one.contentId))
  return Math.min(maxCount, chosen.length + filled.length)
}
const view = (row: PlateRow): HotPlate => {
  const { items, pool, ...rest } = row
  // The data holds only the values of the enumerations.
  return { ...rest, itemCount: countOf({ items, pool, ...rest }) } as HotPlate // see above
}
const listed = listOf(hotContent.listPlates)<PlateRow>({
  is: ['plateType', 'pickRule', 'status'],
  like: ['plateName'],
  sort: ['sort', 'viewCount', 'clickCount', 'updateTime'],
})

on(hotContent.listPlates)((input, { user, now }) => {
  demandOnePage(user, PAGES)
  const query = input.sortField ? input : { ...input, sortField: 'sort', sortOrder: 'asc' }
  return { ...listed.page(visible(user), query, view), ...counted(now) }
})
on(hotContent.getPlate)(({ id }, { user }): HotPlateDetail => {
  demandOnePage(user, PAGES)
  const row = withId(visible(user), id, '记录不存在或无权查看')
  return { ...view(row), items: row.items, autoItems: row.pool }
})
on(hotContent.shelvePlate)((input, { user, now }) => {
  demandHead(user, 'hotContent.shelvePlate')
  const row = withId(plates(), input.id, '记录不存在或无权查看')
  const status = integer(input.status)
  const isUp = row.status === shelfStatus.up
  if (status !== (isUp ? shelfStatus.down : shelfStatus.up)) throw new Refusal(400, STALE)
  if (!isUp && countOf(row) === 0) throw new Refusal(400, '板块暂无内容，不能上架')
  Object.assign(row, { status, updateBy: user.nickname, updateTime: formatTime(now) })
  return {}
})
on(hotContent.sortPlates)((input, { user }) => {
  demandHead(user, 'hotContent.sortPlates')
  place(plates(), input.items)
  return {}
})

const itemsIn = (sentItems: unknown): HotPlateItem[] =>
  (Array.isArray(sentItems) ? sentItems : []).filter(isRecord).map((item, index) => ({
    contentId: text(item.contentId),
    contentTitle: text(item.contentTitle),
    cover: text(item.cover),
    heat: integer(item.heat),
    pinFlag: integer(item.pinFlag) === 1 ? 1 : 0,
    aliveFlag: integer(item.aliveFlag) === 0 ? 0 : 1,
    sort: index + 1,
  }))
on(hotContent.updatePlate)((input, { user, now }) => {
  demandHead(user, 'hotContent.updatePlate')
  const row = withId(plates(), input.id, '记录不存在或无权查看')
  refuseChanged(row, input)
  const { values, faults } = readInto(
    { ...hotPlate, ruleDays: demanded(hotPlate.ruleDays) },
    ['plateName', 'icon', 'layout', 'pickRule', 'ruleDays', 'maxCount', 'moreFlag'],
    { ...input },
    row,
  )
  const next = { ...values, items: sent(input, 'items') ? itemsIn(input.items) : row.items }
  const isTaken = plates().some((one) => one !== row && one.plateName === next.plateName)
  const needsItems = next.pickRule !== pickRule.heat
  refuseFields({
    ...faults,
    plateName: faults.plateName ?? (isTaken ? '板块名称已存在' : undefined),
    ruleDays: next.pickRule === pickRule.hand ? undefined : faults.ruleDays,
    items:
      next.pickRule === pickRule.hand && next.items.length === 0
        ? '请至少指定1条内容'
        : needsItems && next.items.length > next.maxCount
          ? `最多${next.maxCount}条`
          : new Set(next.items.map(({ contentId }) => contentId)).size < next.items.length
            ? '内容不能重复'
            : undefined,
  })
  Object.assign(row, next, { updateBy: user.nickname, updateTime: formatTime(now) })
  return {}
})
