import * as calls from '@/api/voice/feedback'
import { feedback, feedbackStatus as states, recordAction as actions, satisfied } from '@/entities/voice/feedback'
import { dealerType } from '@/entities/shared/enums'
import { demandHead } from '../../content/rules/writers'
import { wireTime } from '../../core/context'
import { control } from '../../core/control'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { columnsOf, sheetOf } from '../../core/sheet'
import { Refusal } from '../../core/types'
import { areaOf } from '../../leads/rules/leads'
import { demand, demandOnePage } from '../../system/rules/access'
import type { UserRow } from '../../system/data/types'
import type { FeedbackRow } from '../data/feedback'
import { deskFigures, feedbackDetail, feedbackFor, feedbackView, isOverdue, isUnreplied } from '../rules/feedback'
import { refuseWords } from '../rules/heldBack'

const PAGES = ['/feedback/index', '/feedback/detail']
const UNKNOWN = '参数缺失、数据不存在或无权查看'
const changed = () => new Refusal(409, '状态已变化，请刷新后重试')
const flag = (fits: (row: FeedbackRow) => boolean) => (asked: unknown) => (row: FeedbackRow) =>
  integer(asked) !== 1 || fits(row)

const listed = listOf(calls.list)<FeedbackRow>({
  is: ['feedbackType', 'client', 'seriesCode', 'dealerCode', 'status', 'satisfied', 'userId'],
  keyword: ['content', 'nickname'],
  phone: ['phone'],
  between: ['createTime'],
  where: {
    areaName: (asked) => (row) => text(asked) === '' || areaOf(row.dealerCode) === text(asked),
    unreplied: flag(isUnreplied),
    overdue: flag((row) => isOverdue(row, control.now())),
    hasMedia: flag(({ images, video }) => images.length > 0 || video !== ''),
  },
  sort: ['createTime', 'replyTime'],
})

on(calls.list)((input, { user, now }) => {
  demandOnePage(user, PAGES)
  const rows = feedbackFor(user)
  return {
    ...listed.page(rows, input, feedbackView),
    summary: {
      ...listed.counts(
        rows,
        input,
        'status',
        states.options.map(({ value }) => value),
      ),
      ...deskFigures(rows, now),
    },
  }
})
const rowOf = (user: UserRow, id: unknown): FeedbackRow => withId(feedbackFor(user), id, UNKNOWN)
on(calls.get)(({ id }, { user }) => {
  demandOnePage(user, PAGES)
  return feedbackDetail(rowOf(user, id))
})
on(calls.exportList)((input, { user }) => {
  demand(user, 'feedback.exportList')
  return sheetOf(
    listed.exported(feedbackFor(user), input).map(feedbackView),
    columnsOf(
      feedback,
      ...(['id', 'feedbackType', 'content', 'nickname', 'phone', 'seriesName', 'dealerName', 'client'] as const),
      ...(['appVersion', 'deviceModel', 'status', 'remark', 'reply', 'replyBy', 'replyTime', 'satisfied'] as const),
      'createTime',
    ),
  )
})

let lastRecord = 0
const note = (row: FeedbackRow, action: number, content: string, user: UserRow, now: number): void => {
  row.records.push({
    id: String(9_900_001 + ++lastRecord),
    feedbackId: row.id,
    action,
    content,
    images: [],
    createBy: user.nickname,
    createTime: wireTime(now),
  })
}
on(calls.remark)((input, { user, now }) => {
  demand(user, 'feedback.remark')
  if (user.dealerType === dealerType.area) throw new Refusal(403, '没有操作权限')
  const row = rowOf(user, input.id)
  const { values, faults } = readInto(feedback, ['remark'], input, { remark: '' })
  refuseFields(faults)
  row.remark = values.remark
  if (row.status === states.waiting) row.status = states.inHand
  note(row, actions.remark, values.remark, user, now)
  return { id: row.id }
})
on(calls.reply)((input, { user, now }) => {
  demand(user, 'feedback.reply')
  demandHead(user)
  const row = rowOf(user, input.id)
  if (!isUnreplied(row)) throw changed()
  const { values, faults } = readInto(feedback, ['reply'], input, { reply: '' })
  refuseFields(faults)
  refuseWords('reply', values.reply)
  Object.assign(row, {
    status: states.replied,
    reply: values.reply,
    replyBy: user.nickname,
    replyTime: wireTime(now),
    satisfied: satisfied.none,
  })
  note(row, actions.reply, values.reply, user, now)
  return { id: row.id }
})
