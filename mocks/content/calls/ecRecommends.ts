import * as hotContent from '@/api/content/hotContent'
import { ecBlock, type EcRecommend, ecRecommend } from '@/entities/content/ecRecommend'
import { recContent, showPhase } from '@/entities/content/shared'
import { ecBlockSlots } from '@/entities/content/slots'
import { enableStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { counted } from '../../core/asOf'
import { createContext, reference } from '../../core/context'
import { seeded } from '../../core/control'
import { on } from '../../core/dispatcher'
import { refuseChanged, refuseFields, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { demandPage } from '../../system/rules/access'
import { newId } from '../../system/rules/store'
import { buildCards, type CardRow } from '../data/recommends'
import { phaseOf, rate, timesIn } from '../rules/ads'
import { demandHead, isHead } from '../rules/hot'
import { demanded } from '../rules/order'
import { contentsOf, demandRecommendable, isAlive, NO_TIMES, RECOMMENDED, webFault } from '../rules/recommended'

const PAGE = '/hot-management/new-recommended'
const MISSING = '记录不存在或无权查看'
const NAMES: Readonly<Record<number, string>> = {
  [ecBlock.forYou]: '为你推荐',
  [ecBlock.headlines]: '今日头条',
  [ecBlock.stories]: '车主故事',
  [ecBlock.tips]: '用车锦囊',
  [ecBlock.goods]: '好物推荐',
}
/** Content types accepted by each block. A block without an entry accepts all. */
const TYPES: Readonly<Record<number, readonly number[]>> = {
  [ecBlock.headlines]: [recContent.news, recContent.web],
  [ecBlock.goods]: [recContent.goods],
}
type Input = Readonly<Record<string, unknown>>

export const cardRows = seeded('ecRecommends', () => buildCards(createContext(reference(), 20_261_104, 1), contentsOf))
const isOn = ({ status }: CardRow) => status === enableStatus.enabled
interface Asked extends CardRow {
  phase: number
  aliveFlag: number
}
const listed = listOf(hotContent.listRecommends)<Asked>({
  is: ['id', 'blockCode', 'contentType', 'phase', 'status'],
  like: ['title', 'contentTitle'],
  between: ['startTime'],
  sort: ['sort', 'viewCount', 'clickCount', 'updateTime', { clickRate: (row) => rate(row.clickCount, row.viewCount) }],
})
on(hotContent.listRecommends)((input, { user, now }) => {
  demandPage(user, PAGE)
  const query = input.sortField ? input : { ...input, sortField: 'sort', sortOrder: 'asc' }
  const rows = cardRows()
    .filter((row) => isHead(user) || isOn(row))
    .map((row): Asked => ({ ...row, phase: phaseOf(row, now), aliveFlag: isAlive(row) ? 1 : 0 }))
  return {
    ...listed.page(
      rows,
      query,
      (row) => ({ ...row, clickRate: rate(row.clickCount, row.viewCount) }) as unknown as EcRecommend, // The data holds only the values of the enumerations.
    ),
    ...counted(now),
    summary: Object.fromEntries(
      Object.keys(NAMES).map((code) => [
        code,
        rows.filter((row) => row.blockCode === Number(code) && isOn(row) && row.phase === showPhase.running).length,
      ]),
    ),
  }
})

const read = (input: Input, was: CardRow | undefined, now: number) => {
  const { values, faults } = readInto(
    { ...ecRecommend, sort: demanded(ecRecommend.sort), status: demanded(ecRecommend.status) },
    [...RECOMMENDED, 'blockCode', 'subTitle', 'sort', 'status'],
    input,
    was ?? { sort: 0, status: enableStatus.disabled },
  )
  const { times, faults: badTimes } = timesIn(input, was ?? NO_TIMES, now)
  const types = TYPES[values.blockCode]
  refuseFields({
    ...faults,
    contentType:
      faults.contentType ?? (types && !types.includes(values.contentType) ? '该板块不支持此内容类型' : undefined),
    contentId: faults.contentId ?? webFault(values),
    ...badTimes,
  })
  return { ...values, ...times }
}
const demandRoom = (row: CardRow, now: number) =>
  demandRecommendable(
    row,
    cardRows().filter((one) => one.blockCode === row.blockCode && isOn(one)),
    now,
    { name: NAMES[row.blockCode] ?? '', of: ecBlockSlots[row.blockCode] },
  )

on(hotContent.createRecommend)((input, { user, now }) => {
  demandHead(user, 'hotContent.createRecommend')
  const row: CardRow = {
    ...read({ ...input }, undefined, now),
    id: newId(),
    viewCount: 0,
    clickCount: 0,
    updateBy: user.nickname,
    updateTime: formatTime(now),
  }
  if (isOn(row)) demandRoom(row, now)
  cardRows().push(row)
  return { id: row.id }
})
on(hotContent.updateRecommend)((input, { user, now }) => {
  demandHead(user, 'hotContent.updateRecommend')
  const row = withId(cardRows(), input.id, MISSING)
  refuseChanged(row, input)
  const next = { ...row, ...read({ ...input }, row, now) }
  const isMoved =
    !isOn(row) ||
    next.blockCode !== row.blockCode ||
    next.startTime !== row.startTime ||
    next.endTime !== row.endTime ||
    next.contentId !== row.contentId
  if (isOn(next) && isMoved) demandRoom(next, now)
  Object.assign(row, next, { updateBy: user.nickname, updateTime: formatTime(now) })
  return {}
})
on(hotContent.removeRecommend)((input, { user }) => {
  demandHead(user, 'hotContent.removeRecommend')
  const row = withId(cardRows(), input.id, MISSING)
  if (isOn(row)) throw new Refusal(400, '请先停用再删除')
  cardRows().splice(cardRows().indexOf(row), 1)
  return {}
})
