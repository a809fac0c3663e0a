import {
  auditKind,
  auditPriority,
  type AuditTask,
  machineLabel,
  machineResult,
  reviewStatus,
} from '@/entities/community/audit'
import { commentStatus } from '@/entities/community/comment'
import { dynamicStatus } from '@/entities/community/dynamic'
import { dynamicType, violateReason } from '@/entities/community/shared'
import { toMillis } from '@/lib/time'
import { wireTime } from '../../core/context'
import { at } from '../../core/random'
import type { DynamicRow } from './dynamics'
import type { CommentRow, ReplyRow } from './interactions'

/** A review task as stored, with its time of submission in ms and its current lock. */
export type AuditRow = { -readonly [K in keyof AuditTask]: AuditTask[K] } & {
  moment: number
  lock: { by: string; userId: string; until: number } | undefined
  /** True after a second decision. No third one is possible. */
  again: boolean
}
type Matter = Pick<
  AuditRow,
  'bizType' | 'bizId' | 'content' | 'images' | 'video' | 'nickname' | 'userType' | 'plateName'
>

const LABELS = [
  [machineLabel.ad, machineLabel.contact],
  [machineLabel.abuse],
  [machineLabel.rival],
  [machineLabel.ad],
  [machineLabel.porn],
] as const
const WORDS = ['加我微信', '加微信', '垃圾', '水军', '内部价', '低价转让'] as const
const REVIEWERS = ['李娜', '王磊', '系统'] as const
const VERDICTS = [machineResult.clear, machineResult.suspect, machineResult.clear, machineResult.violation] as const
const MINUTE = 60_000

const statusOfPost = ({ status }: DynamicRow): AuditRow['status'] =>
  status === dynamicStatus.pending
    ? reviewStatus.waiting
    : status === dynamicStatus.rejected
      ? reviewStatus.rejected
      : reviewStatus.passed

export const buildAudits = (
  posts: readonly DynamicRow[],
  comments: readonly CommentRow[],
  replies: readonly ReplyRow[],
): AuditRow[] => {
  let place = 0
  const task = (matter: Matter, moment: number, status: AuditRow['status']): AuditRow => {
    const index = place++
    const hitWords = WORDS.filter((word) => matter.content.includes(word))
    const verdict = hitWords.length ? at([machineResult.suspect, machineResult.violation], index) : at(VERDICTS, index)
    const isBad = verdict !== machineResult.clear
    const isDone = status !== reviewStatus.waiting
    return {
      auditId: String(8_800_000 + index * 7),
      ...matter,
      machineResult: verdict,
      machineLabel: isBad ? [...at(LABELS, index)] : [],
      machineScore: verdict === machineResult.violation ? 88 + (index % 10) : isBad ? 55 + (index % 25) : index % 30,
      hitWords,
      priority: index % 17 === 3 ? auditPriority.urgent : index % 5 === 1 ? auditPriority.high : auditPriority.normal,
      submitTime: wireTime(moment),
      waitMinutes: 0,
      lockBy: '',
      status,
      auditBy: isDone ? at(REVIEWERS, index) : '',
      auditTime: isDone ? wireTime(moment + (3 + (index % 40)) * MINUTE) : '',
      // The type has no value for an absent reason.
      rejectReason: (status === reviewStatus.rejected ? violateReason.advert : '') as AuditRow['rejectReason'], // see above
      remark: '',
      moment,
      lock: undefined,
      again: false,
    }
  }
  const ofPosts = posts
    .filter(
      ({ status }, index) =>
        status === dynamicStatus.pending ||
        status === dynamicStatus.rejected ||
        (status === dynamicStatus.up && index % 10 === 0),
    )
    .map((post) =>
      task(
        {
          bizType: post.dynamicType === dynamicType.article ? auditKind.article : auditKind.post,
          bizId: post.id,
          content: post.title ? `${post.title}\n${post.content}` : post.content,
          images: post.images,
          video: post.video,
          nickname: post.nickname,
          userType: post.userType,
          plateName: post.plateName,
        },
        toMillis(post.publishTime) ?? 0,
        statusOfPost(post),
      ),
    )
  const ofTalk = (bizType: AuditRow['bizType'], rows: readonly (CommentRow | ReplyRow)[]): AuditRow[] =>
    rows
      .filter(({ status }) => status === commentStatus.pending)
      .map((row) =>
        task(
          {
            bizType,
            bizId: row.id,
            content: row.content,
            images: 'images' in row ? row.images : [],
            video: '',
            nickname: row.nickname,
            userType: row.userType,
            plateName: '',
          },
          row.moment,
          reviewStatus.waiting,
        ),
      )
  return [...ofPosts, ...ofTalk(auditKind.comment, comments), ...ofTalk(auditKind.reply, replies)]
}
