import * as api from '@/api/voice/notices'
import { isBlank } from '@/lib/given'
import { isRecord, prop } from '@/lib/json'
import { dealerType } from '@/entities/shared/enums'
import { isForStaff, MAX_ATTACHMENTS, type Notice, notice, noticeState, noticeTarget } from '@/entities/voice/notice'
import { demandHeadquarters, worksAtHeadquarters } from '../../community/rules/headquarters'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { found, integer, refuseChanged, refuseFields, text, texts } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demandOnePage } from '../../system/rules/access'
import { newId, org } from '../../system/rules/store'
import type { NoticeRow } from '../data/notices'
import { inboxOf, keptBy, noticeDetail, notices, noticeView, readOf, sendFaults, targetCountOf } from '../rules/notices'

const PAGES = ['/officialMsg/officialMsg', '/MsgManagement/officialMsg']
const UNKNOWN = '参数缺失、数据不存在或无权查看'
const STATES = noticeState.options.map(({ value }) => value)
const ON_TOP = 5
const stale = () => new Refusal(400, '状态已变化，请刷新后重试')
const kept = (id: unknown, user: UserRow): NoticeRow =>
  found(
    keptBy(user).find((row) => row.system_notice_id === text(id)),
    UNKNOWN,
  )

const LISTED = {
  is: ['noticeType', 'state', 'targetType', 'clients', 'readFlag', 'popFlag', 'system_notice_id'],
  like: ['title', 'createBy'],
  between: ['sendTime'],
  sort: ['sendTime', 'updateTime', 'readCount'],
} as const
const managed = listOf(api.list)({
  ...LISTED,
  sort: ['updateTime', 'sendTime', 'readCount'],
  order: ({ sortField }) => (sortField === undefined ? (a, b) => b.topFlag - a.topFlag : () => 0),
})
const inbox = listOf(api.list)({
  ...LISTED,
  order: ({ sortField }) =>
    sortField === undefined ? (a, b) => a.readFlag - b.readFlag || b.topFlag - a.topFlag : () => 0,
})
on(api.list)((input, { user }) => {
  demandOnePage(user, PAGES)
  if (worksAtHeadquarters(user) && input.box !== 'inbox') {
    const rows = keptBy(user).map((row) => noticeView(row, user, 'manage'))
    return { ...managed.page(rows, input), summary: managed.counts(rows, input, 'state', STATES) }
  }
  const rows = inboxOf(user).map((row) => noticeView(row, user, 'inbox'))
  return { ...inbox.page(rows, input), summary: { unread: rows.filter(({ readFlag }) => readFlag === 0).length } }
})

on(api.get)((input, { user, now }) => {
  demandOnePage(user, PAGES)
  const id = text(input.system_notice_id)
  const row = inboxOf(user).find((one) => one.system_notice_id === id)
  if (row) {
    const before = readOf(row, user)
    const confirmed = before?.confirmed === true || integer(input.confirm) === 1
    if (!before || confirmed !== before.confirmed)
      row.reads.set(user.id, { time: before?.time ?? wireTime(now), confirmed })
  }
  if (!worksAtHeadquarters(user)) return noticeDetail(found(row, UNKNOWN), user, 'inbox')
  const own = keptBy(user).find((one) => one.system_notice_id === id)
  return own ? noticeDetail(own, user, 'manage') : noticeDetail(found(row, UNKNOWN), user, 'inbox')
})

const KEYS = [
  'title',
  'noticeType',
  'clients',
  'targetType',
  'summary',
  'content',
  'sendTime',
  'endTime',
  'topFlag',
  'popFlag',
  'confirmFlag',
] as const
const attachmentsOf = (sent: unknown): Notice['attachments'] =>
  (Array.isArray(sent) ? sent : []).filter(isRecord).map((one) => ({
    id: text(one.id),
    name: text(one.name),
    url: text(one.url),
  }))
/** Returns a saved notice as a draft. Only its title is required. */
const written = (input: Record<string, unknown>, was: NoticeRow | undefined, user: UserRow): NoticeRow => {
  const { values, faults } = readInto(notice, KEYS, input, was ?? {})
  const given = new Map<string, unknown>(Object.entries(values))
  refuseFields(
    Object.fromEntries(Object.entries(faults).filter(([key]) => key === 'title' || !isBlank(given.get(key)))),
  )
  const attachments = input.attachments === undefined ? (was?.attachments ?? []) : attachmentsOf(input.attachments)
  if (attachments.length > MAX_ATTACHMENTS) refuseFields({ attachments: `附件最多${MAX_ATTACHMENTS}个` })
  const { clients, targetType } = values
  const sent = Array.isArray(input.targets) ? texts(input.targets.map((one: unknown) => prop(one, 'code'))) : undefined
  const codes = targetType === noticeTarget.everybody ? [] : (sent ?? was?.codes ?? [])
  return {
    ...values,
    clients: [...clients],
    noticeType: Number(values.noticeType),
    targetType: Number(targetType),
    topFlag: Number(values.topFlag),
    popFlag: isForStaff(clients) ? Number(values.popFlag) : 0,
    confirmFlag: isForStaff(clients) ? Number(values.confirmFlag) : 0,
    system_notice_id: was?.system_notice_id ?? '',
    attachments,
    codes,
    state: noticeState.draft,
    createBy: was?.createBy ?? user.nickname,
    areaName: was?.areaName ?? (user.dealerType === dealerType.area ? user.areaName : ''),
    updateBy: user.nickname,
    updateTime: '',
    share: 0,
    reads: new Map(),
  }
}
/** Refuses recipients outside a sales area's own people. */
const refuseOutside = ({ areaName, targetType, codes }: NoticeRow): void => {
  const isOutside =
    areaName !== '' &&
    ((targetType === noticeTarget.areas && codes.some((code) => code !== areaName)) ||
      (targetType === noticeTarget.dealers &&
        codes.some((code) => org.dealers.find(({ dealerCode }) => dealerCode === code)?.areaName !== areaName)))
  if (isOutside) refuseFields({ targetType: '只能发送给本大区' })
}

on(api.create)((input, { user, now }) => {
  demandHeadquarters(user, 'notices.create')
  // Only the audience counts if nothing is stored.
  if (integer(input.checkOnly) === 1) {
    const row = written({ ...input, title: '人数测算', content: '' }, undefined, user)
    return { system_notice_id: '', targetCount: targetCountOf(row) } as unknown as api.NoticeMade // in the wire format
  }
  const row = { ...written(input, undefined, user), system_notice_id: newId(), updateTime: wireTime(now) }
  refuseOutside(row)
  notices().unshift(row)
  return { system_notice_id: row.system_notice_id } as unknown as api.NoticeMade // in the wire format
})
on(api.update)((input, { user, now }) => {
  demandHeadquarters(user, 'notices.update')
  const row = kept(input.system_notice_id, user)
  if (row.state !== noticeState.draft && row.state !== noticeState.cancelled) throw stale()
  refuseChanged(row, input)
  const next = written(input, row, user)
  refuseOutside(next)
  Object.assign(row, next, { updateTime: wireTime(now) })
})
on(api.remove)((input, { user }) => {
  demandHeadquarters(user, 'notices.remove')
  const row = kept(input.system_notice_id, user)
  if (row.state !== noticeState.draft && row.state !== noticeState.cancelled) throw stale()
  notices().splice(notices().indexOf(row), 1)
})
on(api.sendOrCancel)((input, { user, now }) => {
  demandHeadquarters(user, 'notices.sendOrCancel')
  const row = kept(input.system_notice_id, user)
  const isLive = row.state === noticeState.scheduled || row.state === noticeState.sent
  const to = integer(input.state)
  if (to === noticeState.sent) {
    if (isLive) throw stale()
    refuseFields(sendFaults(row))
    const onTop = keptBy(user).filter((one) => one.topFlag === 1 && one.state === noticeState.sent)
    if (row.topFlag === 1 && onTop.length >= ON_TOP) refuseFields({ topFlag: `最多置顶${ON_TOP}条` })
    const waits = row.sendTime !== ''
    // Readers from before the withdrawal receive the notice as new.
    Object.assign(row, {
      state: waits ? noticeState.scheduled : noticeState.sent,
      sendTime: waits ? row.sendTime : wireTime(now),
      share: 0,
      reads: new Map(),
    })
  } else if (to === noticeState.cancelled) {
    if (!isLive) throw stale()
    const reason = text(input.reason)
    if (row.state === noticeState.sent && (reason.length < 5 || reason.length > 200))
      refuseFields({ reason: '请填写原因，5-200个字' })
    Object.assign(row, { state: noticeState.cancelled, sendTime: '' })
  } else throw new Refusal(400, '参数错误')
  Object.assign(row, { updateBy: user.nickname, updateTime: wireTime(now) })
})
