import { appealReason } from '@/entities/voice/evaluationAppeal'
import { approvalStatus, dealerType, userStatus } from '@/entities/shared/enums'
import { toMillis } from '@/lib/time'
import { colors, type Context, picture, wireTime } from '../../core/context'
import { at } from '../../core/random'
import type { ApprovalRow } from '../../system/data/approvals'
import type { UserRow } from '../../system/data/types'
import type { EvaluationRow } from './storeEvaluations'

/** An appeal as stored by the back end. Its state is that of the approval with its number. */
export interface AppealRow {
  id: string
  evaluationId: string
  appealReason: number
  content: string
  files: string[]
  attempt: number
  remark: string
  userId: string
  createBy: string
  createTime: string
}

const DAY = 86_400_000
const RECENT_DAYS = 13
const AGAIN_DAYS = 24
const WAITING = 45
/** Pending appeals per dealer, so that some of the monthly quota is left. */
const MAX_PER_DEALER = 3
const CONTENTS = [
  '系统无该客户的到店及试驾记录，手机号与门店客户档案不符，附接待登记表。',
  '客户因未成交要求额外赠送被拒后给出差评，附聊天记录与报价单。',
  '监控显示接待在五分钟内完成，与评价所述等待一个半小时不符，附截图。',
  '评价内容描述的是隔壁门店的活动，应为评价对象选择错误，附活动海报。',
  '店长已上门致歉并与客户达成和解，客户同意撤销评价，附和解说明。',
] as const
const SECOND = '补充上传了监控时间截图与接待签字单，请重新核实该评价与事实是否相符。'

const proofs = (place: number): string[] =>
  Array.from({ length: 1 + (place % 3) }, (_, file) => picture(`凭证${file + 1}`, at(colors, place + file), 320, 220))

/**
 * One appeal for each approval and the pending ones: second attempts after a refusal, then others against recent bad
 * evaluations. Some of the demo dealer's have none.
 */
export const buildAppeals = (
  context: Context,
  now: number,
  evaluations: readonly EvaluationRow[],
  approvals: readonly ApprovalRow[],
  users: readonly UserRow[],
): AppealRow[] => {
  const contested = new Map(evaluations.map((row) => [row.appealId, row]))
  const decided = approvals.flatMap((approval, place): AppealRow[] => {
    const row = contested.get(approval.bizId)
    if (!row) return []
    return [
      {
        id: approval.bizId,
        evaluationId: row.id,
        appealReason: appealReason.notCustomer,
        content: approval.reason,
        files: approval.attachments.length > 0 ? [...approval.attachments] : proofs(place),
        ...{ attempt: 1, remark: '', userId: approval.applyUserId, createBy: approval.applyBy },
        createTime: approval.applyTime,
      },
    ]
  })
  const since = wireTime(now - RECENT_DAYS * DAY)
  const endings = new Map(approvals.map(({ bizId, finishTime }) => [bizId, toMillis(finishTime) ?? now]))
  const refused = approvals.flatMap(({ bizId, status }) => {
    const row = contested.get(bizId)
    const isOver = status === approvalStatus.rejected || status === approvalStatus.revoked
    return row && isOver && row.evaluateTime > wireTime(now - AGAIN_DAYS * DAY) ? [row] : []
  })
  const bad = evaluations.filter(
    ({ appealId, filtered, score, evaluateTime }) =>
      appealId === '' && !filtered && score <= 2 && evaluateTime > since && evaluateTime < wireTime(now - DAY),
  )
  const applicants = new Map<string, UserRow>()
  for (const user of users)
    if (user.dealerType === dealerType.dealer && user.status === userStatus.active && !applicants.has(user.dealerCode))
      applicants.set(user.dealerCode, user)
  const perDealer = new Map<string, number>()
  const fits = ({ dealerCode }: EvaluationRow): boolean => {
    const count = (perDealer.get(dealerCode) ?? 0) + 1
    perDealer.set(dealerCode, count)
    return count <= MAX_PER_DEALER
  }
  const waiting = [...refused, ...bad.filter((_, place) => place % 3 !== 1)].filter(fits).slice(0, WAITING)
  return [
    ...decided,
    ...waiting.map((row, place): AppealRow => {
      const again = row.appealId !== ''
      const user = applicants.get(row.dealerCode)
      const evaluated = toMillis(row.evaluateTime) ?? now
      const reason = at(appealReason.options, place)
      return {
        id: `PS${5001 + place}`,
        evaluationId: row.id,
        appealReason: reason.value,
        content: again ? SECOND : at(CONTENTS, place),
        files: proofs(place + 1),
        attempt: again ? 2 : 1,
        remark: '',
        userId: user?.id ?? '',
        createBy: user?.nickname ?? '',
        createTime: again
          ? wireTime(Math.min((endings.get(row.appealId) ?? now) + DAY / 2, now - DAY / 24))
          : wireTime(evaluated + Math.round(((now - evaluated) * context.random.int(20, 90)) / 100)),
      }
    }),
  ]
}
