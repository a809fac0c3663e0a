import * as categoryCalls from '@/api/commerce/categories'
import { type Category, categoryStatus, LOWEST_LEVEL, TOP } from '@/entities/commerce/category'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, sent, text, texts, withId } from '../../core/input'
import { Refusal } from '../../core/types'
import { formatTime } from '@/lib/time'
import type { CategoryRow } from '../data/categories'
import { categories, categoryById, categoryWithin, childrenOf } from '../rules/categories'
import { goods } from '../rules/goods'
import { taxItemOf, taxFault } from '../rules/taxItems'
import { demandHeadquarters } from '../../community/rules/headquarters'
import { newId } from '../../system/rules/store'

const GONE = '分类不存在或已删除'
/** Maximum number of categories at the top, below any other category, and on the home page of the shop. */
const MAX = { top: 30, below: 50, home: 10 }

const goodsIn = (id: string) => {
  const ids = new Set(categoryWithin(id))
  return goods().filter(({ categoryId }) => ids.has(categoryId)).length
}
const viewOf = (row: CategoryRow): Category => ({
  ...row,
  taxItemName: taxItemOf(row.taxCode)?.taxName ?? '',
  childCount: childrenOf(row.id).length,
  goodsCount: goodsIn(row.id),
})
on(categoryCalls.list)(() => childrenOf(TOP).map(viewOf))
on(categoryCalls.listChildren)(({ queryId }) => childrenOf(text(queryId)).map(viewOf))

const isShown = ({ status }: Pick<CategoryRow, 'status'>) => status === categoryStatus.shown

/** Returns the faults of a category as it would be saved, by field. Its stored tax item may have been disabled since. */
const faultsOf = (row: CategoryRow, was?: CategoryRow) => {
  const isTop = row.parentId === TOP
  const brothers = childrenOf(row.parentId).filter(({ id }) => id !== row.id)
  const max = isTop ? 6 : 10
  const { length } = [...row.categoryName]
  return {
    parentId:
      brothers.length >= (isTop ? MAX.top : MAX.below)
        ? isTop
          ? `一级分类最多${MAX.top}个`
          : `每级最多${MAX.below}个`
        : undefined,
    categoryName:
      length < 1 || length > max
        ? `分类名称长度须为1-${max}个字符`
        : brothers.some(({ categoryName }) => categoryName === row.categoryName)
          ? '分类名称已存在'
          : undefined,
    cover: row.cover === '' && (isTop || row.level === LOWEST_LEVEL) ? '请填写图标' : undefined,
    tagNames:
      row.tagNames.length > 3 || row.tagNames.some((tag) => [...tag].length > 10)
        ? '默认规格名最多3个，每个不超过10个字符'
        : undefined,
    taxCode: row.taxCode && row.taxCode !== was?.taxCode ? taxFault(row.taxCode) : undefined,
    sort: row.sort < 0 || row.sort > 999 ? '排序须为0-999的整数' : undefined,
    homeFlag:
      row.homeFlag && (!isTop || !isShown(row))
        ? '仅显示中的一级分类可在首页展示'
        : row.homeFlag && brothers.filter(({ homeFlag }) => homeFlag).length >= MAX.home
          ? `首页最多展示${MAX.home}个分类`
          : undefined,
  }
}
const changed = (row: CategoryRow, input: Record<string, unknown>, now: number): CategoryRow => ({
  ...row,
  ...(sent(input, 'parentId') && { parentId: text(input.parentId) }),
  ...(sent(input, 'categoryName') && { categoryName: text(input.categoryName) }),
  ...(sent(input, 'cover') && { cover: text(input.cover) }),
  ...(sent(input, 'homeFlag') && { homeFlag: integer(input.homeFlag) ? 1 : 0 }),
  ...(sent(input, 'tagNames') && { tagNames: texts(input.tagNames) }),
  ...(sent(input, 'taxCode') && { taxCode: text(input.taxCode) }),
  ...(sent(input, 'sort') && { sort: integer(input.sort) ?? 0 }),
  ...(sent(input, 'status') && {
    status: integer(input.status) === categoryStatus.hidden ? categoryStatus.hidden : categoryStatus.shown,
  }),
  updateTime: formatTime(now),
})
const parentOf = (id: string) => (id === TOP ? undefined : withId(categories(), id, '上级分类不存在或已删除'))

on(categoryCalls.create)((input: Record<string, unknown>, { user, now }) => {
  demandHeadquarters(user, 'categories.create')
  const parent = parentOf(text(input.parentId))
  const level = (parent?.level ?? 0) + 1
  if (level > LOWEST_LEVEL) throw new Refusal(400, '分类最多三级')
  const row = changed(
    {
      id: newId(),
      parentId: TOP,
      categoryName: '',
      level,
      cover: '',
      homeFlag: 0,
      tagNames: [],
      taxCode: '',
      sort: childrenOf(parent?.id).length + 1,
      status: categoryStatus.shown,
      updateTime: '',
    },
    input,
    now,
  )
  refuseFields(faultsOf(row))
  categories().push(row)
  return { id: row.id }
})
on(categoryCalls.update)((input: Record<string, unknown>, { user, now }) => {
  demandHeadquarters(user, 'categories.update')
  const row = withId(categories(), input.id, GONE)
  const next = changed(row, input, now)
  if (next.parentId !== row.parentId) {
    const to = parentOf(next.parentId)
    if ((to?.level ?? 0) !== row.level - 1) throw new Refusal(400, '只能移动到同级的其他上级分类')
  }
  if (isShown(row) && !isShown(next)) next.homeFlag = 0
  const { parentId, ...faults } = faultsOf(next, row)
  refuseFields(next.parentId === row.parentId ? faults : { parentId, ...faults })
  Object.assign(row, next)
})
on(categoryCalls.remove)(({ id }, { user }) => {
  demandHeadquarters(user, 'categories.remove')
  const row = withId(categories(), id, GONE)
  const used = childrenOf(row.id).length + goodsIn(row.id)
  if (used) throw new Refusal(400, `分类下有${used}个商品或子分类，不能删除`)
  if (isShown(row)) throw new Refusal(400, '显示中的分类不能删除，请先隐藏')
  categories().splice(categories().indexOf(row), 1)
})
on(categoryCalls.sort)(({ parentId, list }, { user }) => {
  demandHeadquarters(user, 'categories.sort')
  const rows = (list ?? []).map((one) => ({ row: categoryById(text(one.id)), sort: integer(one.sort) ?? 0 }))
  if (rows.some(({ row }) => row?.parentId !== text(parentId))) throw new Refusal(400, '状态已变化，请刷新后重试')
  for (const { row, sort } of rows) if (row) Object.assign(row, { sort })
})
