import {
  clientFault,
  isForOwners,
  isForStaff,
  isPushed,
  MAX_POPUPS,
  type Notice,
  noticeClient,
  type NoticeDetail,
  type NoticeReach,
  noticeState,
  noticeTarget,
} from '@/entities/voice/notice'
import { planFault } from '@/entities/voice/sendTiming'
import { isYes } from '@/entities/field'
import { memberType } from '@/entities/marketing/memberType'
import { shopUserStatus } from '@/entities/marketing/shopUser'
import { dealerType, staffPost, userStatus } from '@/entities/shared/enums'
import { toMillis } from '@/lib/time'
import { createContext, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { zh } from '../../core/zh'
import { dealerName, seriesName } from '../../leads/rules/leads'
import { type ShopUserRow, shopUsers } from '../../members/data/shopUsers'
import type { UserRow } from '../../system/data/types'
import { org } from '../../system/rules/store'
import { buildNotices, type NoticeRow, type Read } from '../data/notices'

const store = seeded('notices', () => buildNotices(createContext(reference(), 20_261_141, 1), org))

/** All notices. Scheduled ones whose time has passed count as sent. */
export const notices = (): NoticeRow[] => {
  const rows = store()
  const now = wireTime(control.now())
  for (const row of rows) if (row.state === noticeState.scheduled && row.sendTime <= now) row.state = noticeState.sent
  return rows
}

/** Returns a number from 0 to 99 that is always the same for a text. */
export const chanceOf = (text: string): number =>
  [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973, 17) % 100

type Audience = Pick<NoticeRow, 'clients' | 'targetType' | 'codes' | 'areaName'>
const isAddressed = ({ clients, targetType, codes, areaName }: Audience, user: UserRow): boolean =>
  isForStaff(clients) &&
  (areaName === '' || user.areaName === areaName) &&
  (targetType === noticeTarget.everybody ||
    (targetType === noticeTarget.areas && codes.includes(user.areaName)) ||
    (targetType === noticeTarget.dealers && codes.includes(user.dealerCode)) ||
    (targetType === noticeTarget.posts && codes.includes(String(user.post))))
const staffOf = (row: Audience): UserRow[] =>
  org.users.filter((user) => user.status === userStatus.active && isAddressed(row, user))

const customersOf = new WeakMap<readonly ShopUserRow[], Map<string, number>>()
/** Returns the number of active users by dealer: of the owners of a series, or of all users for an empty name. */
const customers = (series: string): Map<string, number> => {
  const rows = shopUsers()
  const known = customersOf.get(rows) ?? new Map<string, number>()
  if (known.size === 0) {
    for (const { status, dealerCode, seriesName: car, memberType: type } of rows) {
      if (status !== shopUserStatus.active) continue
      const keys = ['', ...(type === memberType.owner ? [car] : [])].map((of) => `${of}\n${dealerCode}`)
      for (const key of keys) known.set(key, (known.get(key) ?? 0) + 1)
    }
    customersOf.set(rows, known)
  }
  const prefix = `${series}\n`
  return new Map(
    [...known].flatMap(([key, count]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), count]] : [])),
  )
}

export const readOf = (row: NoticeRow, user: UserRow): Read | undefined => {
  const since = row.reads.get(user.id)
  if (since || row.share === 0) return since
  const chance = chanceOf(`${row.system_notice_id} ${user.id}`)
  return chance < row.share
    ? { time: row.sendTime, confirmed: isYes(row.confirmFlag) && chance < row.share * 0.8 }
    : undefined
}

type Line = { -readonly [K in keyof NoticeReach]: NoticeReach[K] }
export const reachOf = (row: NoticeRow): NoticeReach[] => {
  const lines = new Map<string, Line>()
  const lineOf = (dealerCode: string, areaName: string): Line => {
    const key = `${areaName} ${dealerCode}`
    const line = lines.get(key) ?? {
      code: dealerCode || areaName || 'HQ',
      areaName: areaName || '总部',
      dealerName: dealerCode ? dealerName(dealerCode) : '',
      targetCount: 0,
      readCount: 0,
      confirmCount: 0,
      readRate: 0,
      unreadNames: [],
    }
    lines.set(key, line)
    return line
  }
  for (const user of staffOf(row)) {
    const line = lineOf(user.dealerCode, user.areaName)
    const read = readOf(row, user)
    line.targetCount++
    if (read) line.readCount++
    else line.unreadNames.push(user.nickname)
    if (read?.confirmed) line.confirmCount++
  }
  if (isForOwners(row.clients)) {
    const series = row.targetType === noticeTarget.owners ? row.codes.map(seriesName) : ['']
    for (const [dealerCode, count] of series.flatMap((of) => [...customers(of)])) {
      const dealer = org.dealers.find((one) => one.dealerCode === dealerCode)
      const line = dealer ? lineOf(dealerCode, dealer.areaName) : lineOf('', '未关联经销商')
      line.targetCount += count
      line.readCount += Math.floor((count * row.share * 0.6) / 100)
    }
  }
  return [...lines.values()].map((line) => ({
    ...line,
    readRate: Math.round((line.readCount / line.targetCount) * 1000) / 10,
  }))
}
const sumOf = (lines: readonly NoticeReach[], key: 'targetCount' | 'readCount') =>
  lines.reduce((sum, line) => sum + line[key], 0)
export const targetCountOf = (row: NoticeRow): number => sumOf(reachOf(row), 'targetCount')

const readHoursOf = (count: number): NoticeDetail['readHours'] => {
  const shares = Array.from({ length: 72 }, (_, hour) =>
    Math.floor(count * (0.5 ** (hour / 6) - 0.5 ** ((hour + 1) / 6))),
  )
  const rest = count - shares.reduce((sum, one) => sum + one, 0)
  return shares.map((share, hour) => ({ hour, count: share + (hour === 0 ? rest : 0) }))
}

const nameOf = (type: number, code: string): string => {
  if (type === noticeTarget.dealers) return dealerName(code)
  if (type === noticeTarget.owners) return seriesName(code)
  if (type !== noticeTarget.posts) return code
  const post = staffPost.options.find(({ value }) => String(value) === code)
  return post ? zh(post.label) : code
}
const isOver = ({ endTime }: Pick<NoticeRow, 'endTime'>): boolean =>
  endTime !== '' && endTime <= wireTime(control.now())

export const noticeView = (row: NoticeRow, user: UserRow, box: 'manage' | 'inbox'): Notice => {
  const { codes, areaName: _area, updateBy: _by, share: _share, reads: _reads, ...own } = row
  const read = readOf(row, user)
  const lines = box === 'manage' ? reachOf(row) : []
  return {
    // The data holds only the values of the enumerations.
    ...(own as unknown as Notice),
    content: '',
    targets: box === 'manage' ? codes.map((code) => ({ code, name: nameOf(row.targetType, code) })) : [],
    overFlag: isOver(row) ? 1 : 0,
    readFlag: read ? 1 : 0,
    confirmedFlag: read?.confirmed ? 1 : 0,
    targetCount: sumOf(lines, 'targetCount'),
    readCount: sumOf(lines, 'readCount'),
  }
}
export const noticeDetail = (row: NoticeRow, user: UserRow, box: 'manage' | 'inbox'): NoticeDetail => {
  const view = noticeView(row, user, box)
  const isShown = box === 'manage' && row.state === noticeState.sent
  return {
    ...view,
    content: row.content,
    readStat: isShown ? reachOf(row) : [],
    readHours: isShown ? readHoursOf(view.readCount) : [],
  }
}

export const keptBy = (user: UserRow): NoticeRow[] =>
  notices().filter(
    ({ areaName }) => user.dealerType === dealerType.headquarters || (areaName !== '' && areaName === user.areaName),
  )
export const inboxOf = (user: UserRow): NoticeRow[] =>
  notices().filter(
    (row) =>
      row.state === noticeState.sent &&
      row.clients.includes(noticeClient.console) &&
      !isOver(row) &&
      isAddressed(row, user),
  )

const BAD_WORDS = ['国家级', '绝对第一']
export const sendFaults = (row: NoticeRow): Record<string, string> => {
  const words = BAD_WORDS.filter((word) => `${row.title}${row.summary}${row.content}`.includes(word))
  const wrongClients = clientFault(row.clients, row.targetType)
  const from = toMillis(row.sendTime) ?? control.now()
  const until = toMillis(row.endTime)
  const popups = notices().filter(
    (one) => isYes(one.popFlag) && one.state === noticeState.sent && !isOver(one) && one !== row,
  )
  return Object.fromEntries(
    Object.entries({
      noticeType: row.noticeType ? '' : '请选择通知类型',
      clients: row.clients.length === 0 ? '请选择接收端' : wrongClients ? zh(wrongClients) : '',
      targetType:
        row.targetType !== noticeTarget.everybody && row.codes.length === 0
          ? '请选择发送对象'
          : targetCountOf(row) === 0
            ? '符合条件的人数为0，请调整发送对象'
            : '',
      summary: isPushed(row.clients) && row.summary === '' ? '请填写推送摘要' : '',
      content: row.content === '' ? '请填写正文' : words.length ? `内容含敏感词：${words.join('、')}` : '',
      sendTime: row.sendTime && planFault(row.sendTime, control.now()) ? '计划时间须在10分钟后、90天内' : '',
      endTime: until !== undefined && until <= from ? '展示截止须晚于发送时间' : '',
      popFlag: isYes(row.popFlag) && popups.length >= MAX_POPUPS ? `同时弹窗的通知最多${MAX_POPUPS}条` : '',
    }).filter(([, fault]) => fault !== ''),
  )
}
