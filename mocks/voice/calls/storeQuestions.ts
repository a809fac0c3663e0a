import * as stores from '@/api/voice/stores'
import { dealerType } from '@/entities/shared/enums'
import { storeQuestion, storeQuestionStatus as states } from '@/entities/voice/storeQuestion'
import { demandHead } from '../../content/rules/writers'
import { wireTime } from '../../core/context'
import { control } from '../../core/control'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { areaOf } from '../../leads/rules/leads'
import { demand, demandPage } from '../../system/rules/access'
import type { UserRow } from '../../system/data/types'
import type { QuestionRow } from '../data/storeQuestions'
import { refuseWords } from '../rules/heldBack'
import {
  answerFigures,
  dropQuestion,
  hoursBetween,
  isOverdue,
  questionsFor,
  questionView,
} from '../rules/storeQuestions'

const PAGE = '/storeManagement/questionAnswer'
const UNKNOWN = '参数缺失、数据不存在或无权查看'
const SILENT_HOURS = 72
const CORRECTION_HOURS = 24
const changed = () => new Refusal(409, '状态已变化，请刷新后重试')

const listed = listOf(stores.listQuestions)<QuestionRow>({
  is: ['id', 'questionTag', 'seriesCode', 'dealerCode', 'status'],
  like: ['content'],
  phone: ['phone'],
  between: ['createTime'],
  where: {
    areaName: (asked) => (row) => text(asked) === '' || areaOf(row.dealerCode) === text(asked),
    overdue: (asked) => (row) => integer(asked) !== 1 || isOverdue(row, control.now()),
  },
  sort: ['createTime', 'replyTime', 'viewCount', 'likeCount'],
})
on(stores.listQuestions)((input, { user, now }) => {
  demandPage(user, PAGE)
  const rows = questionsFor(user)
  return {
    ...listed.page(rows, input, questionView),
    summary: {
      ...listed.counts(
        rows,
        input,
        'status',
        states.options.map(({ value }) => value),
      ),
      ...answerFigures(rows, now),
    },
  }
})

/**
 * Refuses users who may not reply now. Headquarters replies only for a silent store, sales areas never. A store may
 * correct its reply within a day.
 */
const demandTurn = (row: QuestionRow, user: UserRow, now: number): void => {
  const isHead = user.dealerType === dealerType.headquarters
  if (user.dealerType === dealerType.area) throw new Refusal(403, '没有操作权限')
  if (row.status === states.open) {
    if (isHead && hoursBetween(row.createTime, now) <= SILENT_HOURS)
      throw new Refusal(409, '提问未满72小时，请先由门店回答')
    return
  }
  if (isHead) throw changed()
  if (hoursBetween(row.replyTime, now) > CORRECTION_HOURS) throw new Refusal(409, '回答已超过24小时，不可修改')
}
on(stores.replyQuestion)((input, { user, now }) => {
  demand(user, 'stores.replyQuestion')
  const row = withId(questionsFor(user), input.id, UNKNOWN)
  // Of two simultaneous replies the first one wins.
  if (text(input.replyTime) !== row.replyTime) throw changed()
  demandTurn(row, user, now)
  const { values, faults } = readInto(storeQuestion, ['reply'], input, { reply: '' })
  refuseFields(faults)
  if (/https?:|www\./i.test(values.reply))
    throw new Refusal(400, '回答中不能包含外部链接', 200, { reply: '回答中不能包含外部链接' })
  refuseWords('reply', values.reply)
  Object.assign(row, {
    status: states.answered,
    reply: values.reply,
    replyBy: user.nickname,
    replyTime: wireTime(now),
  })
  return { id: row.id }
})
on(stores.removeQuestion)(({ id, reason }, { user }) => {
  demand(user, 'stores.removeQuestion')
  demandHead(user)
  const row = withId(questionsFor(user), id, UNKNOWN)
  const words = text(reason)
  if (words.length < 2 || words.length > 100)
    throw new Refusal(400, '请填写原因，2-100个字', 200, { reason: '请填写原因，2-100个字' })
  dropQuestion(row.id)
  return { id: row.id }
})
