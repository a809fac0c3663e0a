import * as bigOrders from '@/api/orders/bigOrders'
import { equityStatus } from '@/entities/orders/equity'
import { isHeadquarters } from '@/session/identity'
import { toCents } from '@/lib/money'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { found, integer, refuseChanged, refuseFields, sent, text, texts } from '../../core/input'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand, demandOnePage, demandPage } from '../../system/rules/access'
import type { RightRow } from '../data/rights'
import { rights, rightView } from '../rules/rights'

const PAGE = '/equity-content/equity-contentList'
/** Pages with access to benefits. Readers of the related orders are included. */
const PAGES = [PAGE, '/big-order/big-orderList']
const MAX_WORTH = 99_999_999
const MAX_SORT = 9999
const MAX_WORDS = 10_000

const listed = listOf(bigOrders.listRights)<RightRow>({
  is: ['rightType', 'status', 'seriesCodes'],
  like: ['rightName', 'rightCode'],
  between: ['startTime'],
  sort: ['sort', 'startTime', 'updateTime', { worth: (row) => row.worthCents ?? -1 }],
})

const rightsOf = (user: UserRow) =>
  isHeadquarters(user) ? rights() : rights().filter(({ status }) => status === equityStatus.on)
const seen = (user: UserRow, id: unknown): RightRow =>
  found(
    rightsOf(user).find((row) => row.id === text(id)),
    '参数缺失或记录不存在，请从列表进入',
  )

on(bigOrders.listRights)((input, { user }) => {
  demandPage(user, PAGE)
  return listed.page(rightsOf(user), input, rightView)
})
on(bigOrders.getRight)(({ id }, { user }) => {
  demandOnePage(user, PAGES)
  return rightView(seen(user, id))
})

const merged = (row: RightRow, input: Record<string, unknown>): RightRow => {
  const words = (key: keyof RightRow & string) => (sent(input, key) ? text(input[key]) : String(row[key]))
  const whole = (key: 'rightType' | 'giveAll' | 'quota' | 'sort' | 'status') =>
    sent(input, key) ? (integer(input[key]) ?? -1) : row[key]
  return {
    ...row,
    rightName: words('rightName'),
    rightType: whole('rightType'),
    seriesCodes: sent(input, 'seriesCodes') ? texts(input.seriesCodes) : row.seriesCodes,
    worthCents: sent(input, 'worth') ? (toCents(input.worth) ?? null) : row.worthCents,
    cover: words('cover'),
    summary: words('summary'),
    content: words('content'),
    giveAll: whole('giveAll'),
    quota: whole('quota'),
    startTime: words('startTime'),
    endTime: words('endTime'),
    sort: whole('sort'),
    status: whole('status'),
  }
}
const isWithin = (value: number, max: number) => value >= 0 && value <= max
const wordsIn = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim()

on(bigOrders.updateRight)((input, { user, now }) => {
  demand(user, 'bigOrders.updateRight')
  if (!isHeadquarters(user)) throw new Refusal(403, '没有操作权限')
  const row = seen(user, input.id)
  refuseChanged(row, input)
  const next = merged(row, input)
  const isShort = next.rightName.length < 2 || next.rightName.length > 30
  refuseFields({
    rightName: isShort ? '权益名称长度须为2-30个字符' : undefined,
    rightType: isWithin(next.rightType - 1, 6) ? undefined : '请选择权益类型',
    seriesCodes: next.seriesCodes.length === 0 ? '请选择适用车系' : undefined,
    worth: isWithin(next.worthCents ?? 0, MAX_WORTH) ? undefined : '权益价值须为0-999999.99',
    summary: [...next.summary].length > 40 ? '一句话说明最多40个字符' : undefined,
    quota:
      next.quota < 0 || (next.giveAll === 0 && next.quota > 0 && next.quota < row.usedCount)
        ? '限量不能小于已领份数'
        : undefined,
    endTime: next.endTime <= next.startTime ? '失效时间须晚于生效时间' : undefined,
    sort: isWithin(next.sort, MAX_SORT) ? undefined : '排序应为0-9999',
    content: [...wordsIn(next.content)].length > MAX_WORDS ? '权益详情最多10000字' : undefined,
    status: isWithin(next.status, 1) ? undefined : '状态不正确',
  })
  const isShelved = next.status === equityStatus.on && row.status !== equityStatus.on
  const isWhole = wordsIn(next.content) !== '' && next.cover !== '' && next.endTime > formatTime(now)
  if (isShelved && !isWhole) throw new Refusal(400, '请先完善权益内容')
  Object.assign(row, next, { updateBy: user.nickname, updateTime: formatTime(now) })
  return {}
})
