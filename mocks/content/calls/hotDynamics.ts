import * as dynamics from '@/api/community/dynamics'
import { dynamicStatus } from '@/entities/community/dynamic'
import { type HotDynamic, hotSource, hotStatus } from '@/entities/content/hotDynamic'
import { formatTime, toMillis } from '@/lib/time'
import { posts } from '../../community/rules/posts'
import { createContext, reference } from '../../core/context'
import { control, seeded } from '../../core/control'
import { counted } from '../../core/asOf'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, text, texts, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import { newId } from '../../system/rules/store'
import { buildHot, heatOf, type HotRow } from '../data/hotDynamics'
import { demandHead, place } from '../rules/hot'

const PLACES = 50
const MAX = 20
const MAX_DAYS = 30
const DAY = 86_400_000

export const hotRows = seeded('hotDynamics', () =>
  buildHot(createContext(reference(), 20_261_103, 1), posts().dynamics),
)
const postOf = (row: HotRow) => posts().dynamics.find(({ id }) => id === row.dynamicId)
const isShown = (row: HotRow) =>
  postOf(row)?.status === dynamicStatus.up && (row.endTime === '' || row.endTime > formatTime(control.now()))
const view = (row: HotRow): HotDynamic => {
  const post = postOf(row)
  return {
    ...row,
    // The data holds only the values of the enumeration.
    source: row.source as HotDynamic['source'], // see above
    content: post?.content ?? '',
    images: post?.images ?? [],
    nickname: post?.nickname ?? '',
    topicName: post?.topicNames[0] ?? '',
    viewCount: post?.viewCount ?? 0,
    likeCount: post?.likeCount ?? 0,
    commentCount: post?.commentCount ?? 0,
    status: isShown(row) ? hotStatus.shown : hotStatus.void,
  }
}
const listed = listOf(dynamics.listHot)<HotDynamic>({
  is: ['source', 'status'],
  like: ['content', 'nickname', 'topicName'],
  between: ['hotTime'],
  sort: ['sort', 'heat', 'viewCount', 'likeCount', 'commentCount', 'hotTime'],
})

on(dynamics.listHot)((input, { now }) => {
  const query = input.sortField ? input : { ...input, sortField: 'sort', sortOrder: 'asc' }
  return { ...listed.page(hotRows().map(view), query), ...counted(now) }
})

on(dynamics.addHot)((input, { user, now }) => {
  demandHead(user, 'dynamics.addHot')
  const ids = texts(input.dynamicIds)
  const end = toMillis(input.endTime) ?? 0
  const sort = integer(input.sort)
  refuseFields({
    dynamicIds:
      ids.length < 1 || ids.length > MAX
        ? '请选择1-20条动态'
        : ids.some((id) => hotRows().some(({ dynamicId }) => dynamicId === id))
          ? '所选动态已在榜'
          : ids.some((id) => posts().dynamics.find((post) => post.id === id)?.status !== dynamicStatus.up)
            ? '所选动态已下架'
            : undefined,
    endTime: end <= now || end > now + (MAX_DAYS + 1) * DAY ? '截止时间须在30天内' : undefined,
    sort: sort !== undefined && (sort < 1 || sort > PLACES) ? '名次为1-50' : undefined,
  })
  const rows = hotRows()
  const over = rows.length + ids.length - PLACES
  const automatic = rows.filter(({ source }) => source === hotSource.automatic).toSorted((a, b) => b.sort - a.sort)
  if (over > automatic.length) throw new Refusal(400, '热门动态已满50条，请先移出')
  for (const row of automatic.slice(0, Math.max(over, 0))) rows.splice(rows.indexOf(row), 1)
  const inOrder = rows.toSorted((a, b) => a.sort - b.sort)
  const added = ids.map((dynamicId): HotRow => {
    const post = posts().dynamics.find(({ id }) => id === dynamicId)
    return {
      id: newId(),
      dynamicId,
      source: hotSource.hand,
      heat: post ? heatOf(post) : 0,
      sort: 0,
      hotTime: text(input.startTime) || formatTime(now),
      endTime: text(input.endTime),
      createBy: user.nickname,
    }
  })
  inOrder.splice(sort === undefined ? inOrder.length : sort - 1, 0, ...added)
  for (const [at, row] of inOrder.entries()) row.sort = at + 1
  rows.splice(0, rows.length, ...inOrder)
  return {}
})
on(dynamics.removeHot)((input, { user }) => {
  demandHead(user, 'dynamics.removeHot')
  const rows = hotRows()
  rows.splice(rows.indexOf(withId(rows, input.id, '记录不存在或无权查看')), 1)
  for (const [at, row] of rows.toSorted((a, b) => a.sort - b.sort).entries()) row.sort = at + 1
  return {}
})
on(dynamics.sortHot)((input, { user }) => {
  demandHead(user, 'dynamics.sortHot')
  const before = new Map(hotRows().map(({ id, sort }) => [id, sort]))
  place(hotRows(), input.items)
  // The post with the largest change of place was moved by hand. The others made room for it.
  const [moved] = hotRows().toSorted(
    (a, b) => Math.abs(b.sort - (before.get(b.id) ?? 0)) - Math.abs(a.sort - (before.get(a.id) ?? 0)),
  )
  if (moved && moved.source === hotSource.automatic)
    Object.assign(moved, { source: hotSource.hand, createBy: user.nickname })
  return {}
})
