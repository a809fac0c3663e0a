import * as specials from '@/api/commerce/specials'
import type { SubjectPage } from '@/api/commerce/specials'
import { hotLink } from '@/entities/commerce/searchConfig'
import { linkType, showStage } from '@/entities/commerce/shared'
import { type Subject, subject, subjectStatus, subjectType } from '@/entities/commerce/subject'
import { readBlocks } from '@/entities/commerce/subjectBlock'
import { is } from '@/entities/field'
import { formatTime, toMillis } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, sent, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { demandHeadquarters, demandHeadquartersPage } from '../../community/rules/headquarters'
import { sortRows } from '../rules/sort'
import type { UserRow } from '../../system/data/types'
import { demandPage } from '../../system/rules/access'
import { newId } from '../../system/rules/store'
import type { SubjectRow } from '../data/subjects'
import { blockFaults } from '../rules/blockRules'
import { banners, goodsOf, isSold, stageOf, subjects } from '../rules/pages'
import { search } from './searchConfig'

const PAGE = '/page-management-shop/special-management'
const MAX_BLOCKS = 30
const GONE = '专题不存在或已删除'
const STATES = [subjectStatus.draft, subjectStatus.published, subjectStatus.offline]

const viewOf = (row: SubjectRow, now: number): SubjectPage => {
  const ids = goodsOf(row)
  return {
    ...row,
    blockCount: row.blocks.length,
    goodsCount: ids.length,
    downCount: ids.filter((id) => !isSold(id)).length,
    stage: row.status === subjectStatus.published ? stageOf(row, now) : null,
  } as unknown as SubjectPage // The data holds only the values of the enumerations.
}

const listed = listOf(specials.listSubjects)<SubjectRow & { stage: number | string }>({
  is: ['pageType', 'status', 'stage', 'id'],
  like: ['title', 'updateBy'],
  between: ['updateTime'],
  sort: ['sort', 'viewCount', 'orderCount', 'updateTime'],
  // The home page of the shop comes first, whatever its sort number.
  order: () => (a, b) => Number(b.pageType === subjectType.home) - Number(a.pageType === subjectType.home),
})
on(specials.listSubjects)((input, { user, now }) => {
  demandHeadquartersPage(user, PAGE)
  const asked = input.sortField ? input : { ...input, sortField: 'sort', sortOrder: 'asc' as const }
  const rows = subjects().map((row) => ({ ...row, stage: viewOf(row, now).stage ?? '' }))
  return {
    ...listed.page(rows, asked, (row): Subject => {
      const { blocks: _blocks, ...view } = viewOf(row, now)
      return view
    }),
    summary: listed.counts(rows, input, 'status', STATES),
  }
})
on(specials.getSubject)(({ id }, { user, now }) => {
  demandHeadquartersPage(user, PAGE)
  return viewOf(withId(subjects(), id, GONE), now)
})
on(specials.listSubjectOptions)(({ status }) => {
  const records = subjects()
    .filter((row) => row.status === Number(status))
    .map(({ id, title, cover }) => ({ id, title, cover, status: Number(status) }))
  return { records, total: records.length }
})

const write = (user: UserRow, permission: string) => {
  demandPage(user, PAGE)
  demandHeadquarters(user, permission)
}
const read = (input: Record<string, unknown>, was?: SubjectRow) => {
  const { values, faults } = readInto(
    subject,
    ['title', 'bgColor', 'bgImage', 'shareTitle', 'shareImage', 'startTime', 'endTime'],
    input,
    was ?? {},
  )
  const { startTime, endTime } = values
  const pageType = sent(input, 'pageType') ? (integer(input.pageType) ?? 0) : (was?.pageType ?? 0)
  const blocks = sent(input, 'blocks') ? readBlocks(input.blocks) : (was?.blocks ?? [])
  refuseFields({
    ...faults,
    pageType:
      was?.status === subjectStatus.published && pageType !== was.pageType ? '已发布的专题不能更换页面类型' : undefined,
    endTime:
      startTime && endTime && (toMillis(endTime) ?? 0) <= (toMillis(startTime) ?? 0)
        ? '结束时间须晚于开始时间'
        : undefined,
    blocks: blocks.length > MAX_BLOCKS ? '组件不能超过30个' : undefined,
  })
  return {
    ...values,
    pageType,
    cover: sent(input, 'cover') ? text(input.cover) : (was?.cover ?? ''),
    blocks,
  }
}
const demandPublishable = (row: ReturnType<typeof read>, now: number) => {
  refuseFields({
    cover: row.cover ? undefined : '请上传封面图',
    pageType: row.pageType ? undefined : '请选择页面类型',
    endTime: row.endTime && stageOf(row, now) === showStage.over ? '结束时间须晚于当前时间' : undefined,
  })
  if (row.blocks.length === 0) throw new Refusal(400, '请至少添加一个组件')
  refuseFields(blockFaults(row.blocks, now))
  const down = goodsOf(row).filter((id) => !isSold(id)).length
  if (down) throw new Refusal(400, `含${down}个已下架商品，请移除后再发布`)
}
const replaceHome = (row: Pick<SubjectRow, 'id' | 'pageType'>, by: UserRow, now: number) => {
  if (row.pageType !== subjectType.home) return
  for (const one of subjects())
    if (one.pageType === subjectType.home && one.status === subjectStatus.published && one.id !== row.id)
      Object.assign(one, { status: subjectStatus.offline, updateBy: by.nickname, updateTime: formatTime(now) })
}
on(specials.createSubject)((input, { user, now }) => {
  write(user, 'specials.createSubject')
  const values = read({ ...input })
  const status = integer(input.status) === subjectStatus.published ? subjectStatus.published : subjectStatus.draft
  if (status === subjectStatus.published) demandPublishable(values, now)
  const row: SubjectRow = {
    id: newId(),
    ...values,
    viewCount: 0,
    orderCount: 0,
    sort: Math.max(0, ...subjects().map(({ sort }) => sort)) + 10,
    status,
    updateBy: user.nickname,
    updateTime: formatTime(now),
  }
  subjects().unshift(row)
  if (status === subjectStatus.published) replaceHome(row, user, now)
  return { id: row.id }
})
on(specials.updateSubject)((input, { user, now }) => {
  write(user, 'specials.updateSubject')
  const row = withId(subjects(), input.id, GONE)
  refuseChanged(row, input)
  const values = read({ ...input }, row)
  const status = sent(input, 'status') ? integer(input.status) : row.status
  const toOffline = status === subjectStatus.offline && row.status !== subjectStatus.offline
  if (status === undefined || !STATES.some((one) => one === status)) throw new Refusal(400, '状态不正确')
  if (status === subjectStatus.draft && row.status !== subjectStatus.draft)
    throw new Refusal(400, '状态已变化，请刷新后重试')
  if (toOffline && row.status !== subjectStatus.published) throw new Refusal(400, '状态已变化，请刷新后重试')
  if (toOffline && row.pageType === subjectType.home) throw new Refusal(400, '请先发布另一个首页专题')
  if (status === subjectStatus.published) demandPublishable(values, now)
  Object.assign(row, values, { status, updateBy: user.nickname, updateTime: formatTime(now) })
  if (status === subjectStatus.published) replaceHome(row, user, now)
  return { id: row.id, updateTime: row.updateTime }
})
const linksTo = (id: string): number =>
  banners().filter((row) => row.linkType === linkType.topic && row.linkTarget === id).length +
  (search().config?.hotWords ?? []).filter((word) => is(word.linkType, hotLink.topic) && word.linkTarget === id).length
on(specials.removeSubject)((input, { user }) => {
  write(user, 'specials.removeSubject')
  const row = withId(subjects(), input.id, GONE)
  if (row.status === subjectStatus.published) throw new Refusal(400, '状态已变化，请刷新后重试')
  const links = linksTo(row.id)
  if (links) throw new Refusal(400, `「${row.title}」正被${links}条数据使用，不能停用或删除`)
  subjects().splice(subjects().indexOf(row), 1)
})
on(specials.sortSubjects)((input, { user }) => {
  write(user, 'specials.sortSubjects')
  const isHome = ({ pageType }: SubjectRow) => pageType === subjectType.home
  const ordered = subjects().filter((row) => !isHome(row))
  sortRows(ordered, input.list, subjects().filter(isHome).length)
})
