import * as questionnaires from '@/api/voice/questionnaires'
import { pushTarget, pushChannel, smsSize } from '@/entities/voice/paperPush'
import { questionnaireStatus } from '@/entities/voice/questionnaire'
import { isAtNight, planFault } from '@/entities/voice/sendTiming'
import { tryJson } from '@/api/reply'
import { toMillis } from '@/lib/time'
import { seeded } from '../../core/control'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, text, texts } from '../../core/input'
import { onceOf } from '../../core/once'
import { readSheet } from '../../core/sheet'
import { Refusal } from '../../core/types'
import type { ShopUserRow } from '../../members/data/shopUsers'
import { newId } from '../../system/rules/store'
import { addPush } from '../rules/paperPushes'
import { checkList, peopleOf, spared } from '../rules/pushAudience'
import { paperById } from '../rules/questionnaires'
import { demandHead } from '../rules/questions'

const SMS_PRICE = '0.05'
const MAX_ROWS = 20_000
const MAX_USERS = 200
/** Validity of a checked batch in ms. */
const BATCH_MS = 30 * 60_000
const HEADS = ['手机号', 'VIN'] as const

/** Checked people with the query and time of the check. A `list` comes from a file and needs a second check. */
interface Batch {
  users: readonly ShopUserRow[]
  strangers: number
  about: string
  at: number
  list: boolean
}
const batches = seeded('pushBatches', () => new Map<string, Batch>())
const batchOf = (batchNo: string, now: number): Batch => {
  const batch = batches().get(batchNo)
  if (!batch || now - batch.at >= BATCH_MS) throw new Refusal(400, '批次已失效，请重新校验')
  return batch
}
const keep = (batch: Batch): string => {
  const batchNo = newId()
  batches().set(batchNo, batch)
  return batchNo
}

const readPush = (form: FormData | undefined) => {
  const one = (key: string) => text(form?.get(key))
  const targetType = Number(one('targetType'))
  const channels = texts(tryJson(one('channels'))).map(Number)
  const targets = tryJson(one('targets'))
  refuseFields({
    channels: channels.length === 0 ? '请选择触达渠道' : undefined,
    targetType: pushTarget.options.some(({ value }) => value === targetType) ? undefined : '请选择发送对象',
    excludeDays: (integer(one('excludeDays')) ?? -1) >= 0 ? undefined : '免打扰天数应为0-90',
  })
  return {
    paperId: one('paperId'),
    channels,
    targetType,
    targets,
    excludeDays: Math.min(90, Number(one('excludeDays'))),
    sendTime: one('sendTime'),
    content: one('content'),
    batchNo: one('batchNo'),
    requestNo: one('requestNo'),
    isCheck: one('checkOnly') === '1',
    hasFile: typeof (form?.get('file') ?? '') !== 'string',
  }
}
type Input = ReturnType<typeof readPush>
const aboutOf = ({ paperId, channels, targetType, targets, excludeDays }: Input) =>
  JSON.stringify({ paperId, channels, targetType, targets, excludeDays })

const checkFile = async (form: FormData | undefined, input: Input, now: number) => {
  const sheet = await Promise.any(
    HEADS.map(async (head) => ({ head, ...(await readSheet(form, [head], MAX_ROWS)) })),
  ).catch((error: unknown) => {
    throw error instanceof AggregateError ? error.errors[0] : error
  })
  const { found, good, failRows } = checkList(sheet.rows, sheet.head, input.excludeDays, now)
  return {
    batchNo: keep({ ...found, about: aboutOf(input), at: now, list: true }),
    total: sheet.rows.length,
    success: good,
    fail: failRows.length,
    failRows: failRows.slice(0, 100),
  }
}
/** Counts the people a push reaches and stores them under a number. */
const check = (input: Input, now: number) => {
  const paper = paperById(input.paperId)
  if (input.targetType === pushTarget.chosen && texts(Object(input.targets).userIds).length > MAX_USERS)
    refuseFields({ userIds: `最多选择${MAX_USERS}人` })
  const found =
    input.targetType === pushTarget.imported
      ? { ...batchOf(input.batchNo, now) }
      : peopleOf(input.targetType, input.targets)
  const { people, leftOut } = spared({ users: [...found.users], strangers: found.strangers }, input.excludeDays, now)
  return {
    batchNo: keep({ users: people, strangers: 0, about: aboutOf(input), at: now, list: false }),
    targetCount: people.length,
    leftOut,
    channels: input.channels.map((channel) => ({ channel, targetCount: people.length })),
    smsPrice: SMS_PRICE,
    rewardPoints: people.length * (paper.rewardPoints ?? 0),
  }
}
const send = (input: Input, by: string, now: number) => {
  const batch = batchOf(input.batchNo, now)
  const paper = paperById(input.paperId)
  if (batch.list || batch.about !== aboutOf(input)) throw new Refusal(400, '人群已变化，请重新校验')
  const isSms = input.channels.some((channel) => channel === pushChannel.sms)
  const at = toMillis(input.sendTime) ?? now
  const late = paper.endTime !== '' && at >= (toMillis(paper.endTime) ?? Infinity)
  refuseFields({
    content: isSms && smsSize(input.content).length < 20 ? '请填写短信内容' : undefined,
    sendTime: planFault(input.sendTime, now)
      ? '计划时间须在10分钟后、90天内'
      : late
        ? '推送时间须早于问卷结束时间'
        : isSms && isAtNight(at)
          ? '短信仅可在9:00-21:00推送'
          : undefined,
    targetType: batch.users.length === 0 ? '符合条件的人数为0，请调整发送对象' : undefined,
  })
  const { paperId, channels, targetType, sendTime } = input
  return { id: addPush({ paperId, channels, targetType, sendTime, waiting: batch.users, createBy: by }, now) }
}

on(questionnaires.createPush)(async (_input, { user, now, form }) => {
  demandHead(user, 'questionnaires.createPush')
  const input = readPush(form)
  if (paperById(input.paperId).status !== questionnaireStatus.collecting) throw new Refusal(400, '该问卷未在收集中')
  const { requestNo, batchNo: _batch, ...content } = input
  const answer = !input.isCheck
    ? onceOf(questionnaires.createPush, requestNo, content, () => send(input, user.nickname, now))
    : input.hasFile
      ? await checkFile(form, input, now)
      : check(input, now)
  return answer as unknown as questionnaires.PushMade // in the wire format
})
