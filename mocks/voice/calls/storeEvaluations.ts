import * as stores from '@/api/voice/stores'
import { approvalSource, bizType, dealerType } from '@/entities/shared/enums'
import {
  appealReason,
  appealStatus,
  type EvaluationAppeal,
  evaluationAppeal,
  MAX_PROOFS,
} from '@/entities/voice/evaluationAppeal'
import { type Barrier, barrierOf } from '@/entities/voice/scoreRules'
import type { ScoreSetting } from '@/entities/voice/scoreSetting'
import { evaluateStatus, storeEvaluation } from '@/entities/voice/storeEvaluation'
import { optionOf } from '@/entities/field'
import { formatTime, toMillis } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { zh } from '../../core/zh'
import type { UserRow } from '../../system/data/types'
import { demand, demandOnePage } from '../../system/rules/access'
import { begin } from '../../system/rules/approvals'
import { newId, userById } from '../../system/rules/store'
import { refuseWords } from '../rules/heldBack'
import { settingAt, settingFor } from '../rules/scoreSetting'
import {
  appealsFor,
  businessOf,
  evaluationAppeals,
  evaluationsFor,
  type EvaluationView,
  storeEvaluations,
} from '../rules/storeEvaluations'
import { settingView, summaryOf } from '../rules/storeScores'

const EVALUATIONS = '/storeManagement/userEvaluateAndAppeal'
const APPEALS = '/storeManagement/appealManagement'
const SETTING = '/storeManagement/scoreSetting'
const NO_ID = '参数缺失、数据不存在或无权查看'
const DAY = 86_400_000
const HOUR = 3_600_000
const DECIDED_DAYS = 30
const moved = () => new Refusal(409, '状态已变化，请刷新后重试')

const leftOf = (dealerCode: string, { appealQuota }: ScoreSetting, user: UserRow, now: number): number => {
  const month = formatTime(now, 'YYYY-MM')
  const sent = appealsFor(user).filter((row) => row.dealerCode === dealerCode && row.createTime.startsWith(month))
  return Math.max(appealQuota - sent.length, 0)
}
const flag =
  <Row>(fits: (row: Row) => boolean) =>
  (asked: unknown) => {
    const wanted = text(asked)
    return (row: Row) => wanted === '' || fits(row) === (wanted === '1')
  }

const listed = listOf(stores.listEvaluations)<EvaluationView>({
  is: ['dealerCode', 'areaName', 'evaluateType', 'score', 'employeeId', 'status', 'tags'],
  keyword: ['content', 'businessNo', 'id'],
  between: ['evaluateTime'],
  where: {
    replied: flag((row) => row.reply !== ''),
    hasImages: flag((row) => row.images.length > 0),
    appealable: flag((row) => barrierOf(row, settingFor(row), undefined, Date.now()) === undefined),
  },
  sort: ['evaluateTime', 'score'],
})
on(stores.listEvaluations)((input, { user, now }) => {
  demandOnePage(user, [EVALUATIONS, SETTING])
  const rows = evaluationsFor(user)
  const page = listed.page(rows, input)
  if ((integer(input.pageNo) ?? 1) > 1) return page
  const { dealerCode, areaName } = input
  return {
    ...page,
    summary: summaryOf(
      listed.fitting(rows, { dealerCode, areaName }),
      listed.fitting(rows, { ...input, score: undefined }),
      now,
    ),
  }
})
on(stores.getEvaluation)(({ id }, { user }) => {
  demandOnePage(user, [EVALUATIONS, APPEALS])
  const row = withId(evaluationsFor(user), id, NO_ID)
  const appeals = appealsFor(user).filter(({ evaluationId }) => evaluationId === row.id)
  return { ...row, business: businessOf(row.id, user), appeals }
})
on(stores.replyEvaluation)((input, { user, now }) => {
  demand(user, 'stores.replyEvaluation')
  if (user.dealerType <= dealerType.area) throw new Refusal(403, '仅门店可回复评价')
  const shown = withId(evaluationsFor(user), input.id, NO_ID)
  if (shown.status !== evaluateStatus.shown || shown.reply !== '') throw moved()
  const { values, faults } = readInto(storeEvaluation, ['reply'], input, { reply: '' })
  refuseFields(faults)
  refuseWords('reply', values.reply)
  const row = storeEvaluations().find(({ id }) => id === shown.id)
  if (!row) throw moved()
  Object.assign(row, { reply: values.reply, replyTime: formatTime(now) })
  return { id: row.id }
})

const appeals = listOf(stores.listAppeals)({
  is: ['dealerCode', 'areaName', 'evaluateType', 'appealReason', 'score', 'status', 'evaluationId'],
  keyword: ['id', 'evaluationId'],
  between: ['createTime'],
  where: { again: flag((row: EvaluationAppeal) => row.attempt > 1) },
  sort: ['createTime', 'finishTime'],
})
/** Returns the upheld share of recently decided appeals in percent, and the median hours to a decision. */
const paceOf = (rows: readonly EvaluationAppeal[], now: number) => {
  const since = formatTime(now - DECIDED_DAYS * DAY)
  const isUpheld = ({ status }: EvaluationAppeal) => status === appealStatus.upheld
  const decided = rows.filter(
    (row) => (isUpheld(row) || row.status === appealStatus.rejected) && row.finishTime >= since,
  )
  if (decided.length === 0) return {}
  const hours = decided
    .map(({ createTime, finishTime }) => ((toMillis(finishTime) ?? 0) - (toMillis(createTime) ?? 0)) / HOUR)
    .toSorted((a, b) => a - b)
  return {
    upheldRate: (decided.filter(isUpheld).length / decided.length) * 100,
    medianHours: Math.round(hours[Math.floor(hours.length / 2)] ?? 0),
  }
}
on(stores.listAppeals)((input, { user, now }) => {
  demandOnePage(user, [EVALUATIONS, APPEALS])
  const rows = appealsFor(user)
  const counts = appeals.counts(
    rows,
    input,
    'status',
    appealStatus.options.map(({ value }) => value),
  )
  return { ...appeals.page(rows, input), summary: { ...counts, ...paceOf(rows, now) } }
})
const appealOf = (user: UserRow, id: unknown) => withId(appealsFor(user), id, NO_ID)
on(stores.getAppeal)(({ id }, { user }) => {
  demandOnePage(user, [EVALUATIONS, APPEALS])
  const row = appealOf(user, id)
  const earlier = appealsFor(user).filter((one) => one.evaluationId === row.evaluationId && one.attempt < row.attempt)
  return { ...row, earlier }
})

const words = (barrier: Barrier, { appealDays, appealQuota }: ScoreSetting): string =>
  ({
    state: '状态已变化，请刷新后重试',
    score: '仅差评可以申诉',
    late: `已超过申诉期限（评价后${appealDays}天内）`,
    times: '该评价的申诉次数已用完',
    quota: `本月申诉次数已用完（${appealQuota}次）`,
  })[barrier]
on(stores.createAppeal)((input, { user, now }) => {
  demand(user, 'stores.createAppeal')
  if (user.dealerType <= dealerType.area) throw new Refusal(403, '仅经销商可发起申诉')
  const row = withId(evaluationsFor(user), input.evaluationId, NO_ID)
  const limits = settingFor(row)
  const barrier = barrierOf(row, limits, leftOf(row.dealerCode, settingAt(now), user, now), now)
  if (barrier) throw new Refusal(409, words(barrier, barrier === 'quota' ? settingAt(now) : limits))
  const { values, faults } = readInto(evaluationAppeal, ['appealReason', 'content', 'files'], input, {})
  const { length } = values.files
  refuseFields({ ...faults, ...((length < 1 || length > MAX_PROOFS) && { files: `请上传1-${MAX_PROOFS}份凭证` }) })
  const id = `PS${newId().slice(-8)}`
  evaluationAppeals().push({
    ...{ id, evaluationId: row.id, ...values, attempt: row.appealCount + 1, remark: '' },
    ...{ userId: user.id, createBy: user.nickname, createTime: formatTime(now) },
  })
  return { id }
})
on(stores.startAppealApproval)((input, { user, now }) => {
  demand(user, 'stores.startAppealApproval')
  if (user.dealerType > dealerType.area) throw new Refusal(403, '仅总部与大区可发起审批')
  const row = appealOf(user, input.id)
  if (row.status !== appealStatus.waiting) throw moved()
  const remark = text(input.remark)
  if ([...remark].length > 200) refuseFields({ remark: '意见不能超过200个字符' })
  const kept = evaluationAppeals().find(({ id }) => id === row.id)
  if (!kept) throw moved()
  kept.remark = remark
  const reason = optionOf(appealReason, row.appealReason)
  begin(
    {
      ...{ source: approvalSource.user, bizType: bizType.appeal, bizId: row.id, title: `评价申诉：${row.dealerName}` },
      ...{ dealerCode: row.dealerCode, dealerName: row.dealerName, areaName: row.areaName },
      ...{ reason: row.content, attachments: row.files },
      formData: [
        { label: '评分', before: String(row.score), after: String(row.score) },
        { label: '申诉类型', before: '', after: reason ? zh(reason.label) : '' },
        { label: '计入评分', before: '是', after: '否' },
        ...(remark ? [{ label: '受理意见', before: '', after: remark }] : []),
      ],
    },
    // The applicant is the dealer, and only the dealer may withdraw the appeal.
    userById(kept.userId) ?? user,
    now,
  )
  return {}
})

on(stores.getScoreSetting)((_, { user, now }) => {
  demandOnePage(user, [EVALUATIONS, APPEALS, SETTING])
  return settingView(now)
})
