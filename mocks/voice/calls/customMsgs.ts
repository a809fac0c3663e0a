import * as api from '@/api/voice/customMsgs'
import { dealerType } from '@/entities/shared/enums'
import { jumpType } from '@/entities/content/shared'
import {
  customMsg,
  MAX_REPUSH,
  msgChannel,
  msgFailReason,
  msgStatus,
  msgTarget,
  msgType,
  type TargetRule,
} from '@/entities/voice/customMsg'
import { prop } from '@/lib/json'
import { toMillis } from '@/lib/time'
import { demandHeadquartersPage } from '../../community/rules/headquarters'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { keptFile } from '../../core/files'
import { integer, refuseFields, text, texts, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { onceOf } from '../../core/once'
import { readInto } from '../../core/readInto'
import { readSheet } from '../../core/sheet'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand } from '../../system/rules/access'
import { newId } from '../../system/rules/store'
import { lostOf, type MsgRow } from '../data/customMsgs'
import {
  checkPhones,
  countAudience,
  messageDetail,
  messageFaults,
  messages,
  messageView,
  pushAgain,
  withdrawNow,
} from '../rules/customMsgs'

const PAGES = ['/officialMsg/CMsg', '/MsgManagement/CMsg']
const STATES = msgStatus.options.map(({ value }) => value)
const SMS_PRICE = '0.05'
const MAX_PHONES = 20_000
const DAY = 86_400_000
const reads = (user: UserRow) => demandHeadquartersPage(user, ...PAGES)
const writes = (user: UserRow, permission: string) => {
  demand(user, permission)
  if (user.dealerType !== dealerType.headquarters) throw new Refusal(403, '没有操作权限')
}
const stale = () => new Refusal(400, '状态已变化，请刷新后重试')
const messageOf = (id: unknown) => withId(messages(), id, '参数缺失、数据不存在或无权查看')

const listed = listOf(api.list)({
  is: ['msgType', 'channels', 'targetType', 'status', 'id'],
  like: ['title', 'createBy'],
  between: ['sendTime'],
  sort: ['createTime', 'sendTime', 'targetCount', 'clickCount'],
})
on(api.list)((input, { user }) => {
  reads(user)
  const rows = messages().map(messageView)
  return { ...listed.page(rows, input), summary: listed.counts(rows, input, 'status', STATES) }
})
on(api.get)(({ id }, { user }) => {
  reads(user)
  return messageDetail(messageOf(id))
})

const ruleOf = (sent: unknown): TargetRule => ({
  series: texts(prop(sent, 'series')),
  cities: texts(prop(sent, 'cities')),
  registerTimeStart: text(prop(sent, 'registerTimeStart')).slice(0, 10),
  registerTimeEnd: text(prop(sent, 'registerTimeEnd')).slice(0, 10),
  memberType: texts(prop(sent, 'memberType')).map(Number),
  userIds: texts(prop(sent, 'userIds')),
})
const phonesOf = async (fileId: unknown) => {
  const kept = keptFile(text(fileId))
  if (!kept) throw new Refusal(400, '请先上传名单')
  const form = new FormData()
  form.append('file', new File([kept.bytes], 'list.xlsx'))
  const { rows } = await readSheet(form, ['手机号'], MAX_PHONES)
  return { total: rows.length, ...checkPhones(rows) }
}
const KEYS = [
  'title',
  'msgType',
  'channels',
  'content',
  'cover',
  'jumpType',
  'jumpValue',
  'targetType',
  'sendTime',
] as const

on(api.create)(async (input, { user, now }) => {
  writes(user, 'customMsgs.create')
  const isCheck = integer(input.checkOnly) === 1
  const { values, faults } = readInto(customMsg, KEYS, { jumpType: jumpType.none, ...input }, {})
  if (!isCheck) refuseFields(faults)
  const rule = ruleOf(input.targetRule)
  const isImported = Number(values.targetType) === msgTarget.imported
  const list = isImported ? await phonesOf(input.fileId) : undefined
  const counted = list
    ? { matched: list.good, people: list.good }
    : countAudience({ targetType: Number(values.targetType), msgType: Number(values.msgType) }, rule)
  const channels = values.channels.map(Number)
  const isSms = (channel: number) => channel === msgChannel.sms
  const strangers = list?.strangers ?? 0
  if (isCheck)
    return {
      targetCount: counted.people,
      ...(Number(values.msgType) === msgType.campaign && { matchedCount: counted.matched }),
      channels: channels.map((channel) => ({
        channel,
        targetCount: counted.people - (isSms(channel) ? 0 : strangers),
      })),
      smsPrice: SMS_PRICE,
      ...(list && {
        batchNo: text(input.fileId),
        total: list.total,
        success: list.good,
        fail: list.failRows.length,
        failRows: list.failRows.slice(0, 100),
      }),
    } as unknown as api.MsgMade // in the wire format
  const lost = lostOf(counted.people - strangers, channels)
  const row: MsgRow = {
    ...values,
    id: newId(),
    msgType: Number(values.msgType),
    jumpType: Number(values.jumpType),
    targetType: Number(values.targetType),
    channels,
    jumpTitle: text(input.jumpTitle),
    rule,
    targetCount: counted.people,
    lost: [
      ...lost,
      ...channels
        .filter((channel) => strangers > 0 && !isSms(channel))
        .map((channel) => ({ channel, reason: msgFailReason.noDevice, count: strangers })),
    ],
    begunAt: values.sendTime ? 0 : now,
    share: 1,
    retrying: 0,
    retryChannels: [],
    status: values.sendTime ? msgStatus.scheduled : msgStatus.pushing,
    failReason: '',
    repushCount: 0,
    withdrawTime: '',
    createBy: user.nickname,
    createTime: wireTime(now),
  }
  const { requestNo, ...content } = input
  return onceOf(api.create, requestNo, content, () => {
    refuseFields(messageFaults(row))
    messages().unshift(row)
    return { id: row.id } as unknown as api.MsgMade // in the wire format
  })
})
on(api.repush)(({ id, ...input }, { user }) => {
  writes(user, 'customMsgs.repush')
  const row = messageOf(id)
  if (row.status !== msgStatus.partly && row.status !== msgStatus.failed) throw stale()
  if (row.repushCount >= MAX_REPUSH) throw new Refusal(400, `最多重推${MAX_REPUSH}次`)
  const channels = texts(input.channels).map(Number)
  if (channels.length === 0) refuseFields({ channels: '请选择渠道' })
  if (pushAgain(row, channels) === 0) throw new Refusal(400, '没有可重推的人')
})
on(api.withdraw)(({ id, ...input }, { user, now }) => {
  writes(user, 'customMsgs.withdraw')
  const row = messageOf(id)
  const reason = text(input.reason)
  if (reason.length < 2 || reason.length > 200) refuseFields({ reason: '请填写原因，2-200个字' })
  const isUnderWay = row.status === msgStatus.scheduled || row.status === msgStatus.pushing
  const isRecent = now - (toMillis(row.sendTime || row.createTime) ?? 0) < DAY
  if (!isUnderWay && !((row.status === msgStatus.done || row.status === msgStatus.partly) && isRecent)) throw stale()
  return { reachedCount: withdrawNow(row) } as unknown as number // in the wire format
})
