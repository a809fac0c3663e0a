import * as activities from '@/api/activities'
import type { ActivityChannel } from '@/entities/marketing/activityChannel'
import { formatTime } from '@/lib/time'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import type { AdChannelRow, CampaignRow } from '../data/campaigns'
import type { UserRow } from '../data/types'
import { demand, demandPage } from '../lib/access'
import { campaignsAt, hqOnly, noCampaign, seesCampaign, store } from '../lib/campaigns'
import { collect, textFault } from '../lib/dealerRules'
import { found, refuseFields, sent, text, texts, whole } from '../lib/input'
import { channelName, channels as leadChannels } from '../lib/leads'
import { newId } from '../lib/store'
import { like, oneOf, ordered, paged } from '../lib/table'

type Input = Record<string, unknown>
const PAGE = '/marketing-management/activity-management-index'
const TYPES = [1, 2, 3, 4, 5]
const DRAFT = 0
const ENDED = 4
const SECOND = 2
const MOST_LINKS = 50
const CODE = /^[A-Z0-9_]{2,20}$/

/** Channels of campaigns are the business of headquarters; its areas read. */
const enter = (user: UserRow): void => {
  demandPage(user, PAGE)
  if (user.dealerType > 2) throw new Refusal(403, '没有访问权限')
}
const keeper = (user: UserRow, permission: string): void => {
  demand(user, permission)
  enter(user)
  hqOnly(user)
}

const channelFace = (row: AdChannelRow): ActivityChannel & { activityCount: number; joinCount: number } => {
  const own = store().links.filter((link) => link.channelId === row.id)
  // The data holds only the values of the enumerations.
  return {
    ...row,
    oneChannel: channelName(row.oneChannelCode),
    twoChannel: channelName(row.twoChannelCode),
    activityCount: new Set(own.map(({ activityId }) => activityId)).size,
    joinCount: own.reduce((sum, link) => sum + link.joinCount, 0),
  } as ActivityChannel // see above
}

on(activities.listChannels)((input: Input, { user }) => {
  enter(user)
  const named = like(input.channelName)
  const coded = like(input.channelCode)
  const tests = (['id', 'channelType', 'oneChannelCode', 'twoChannelCode', 'status'] as const).map((key) => {
    const test = oneOf(input[key])
    return (row: AdChannelRow) => test(row[key])
  })
  const rows = store()
    .adChannels.filter((row) => named(row.channelName) && coded(row.channelCode) && tests.every((test) => test(row)))
    .map(channelFace)
  return paged(rows, input, (row) => row, ordered<ActivityChannel>(input, ['activityCount', 'joinCount', 'createTime'], 'createTime'))
})

const judge = (draft: AdChannelRow): void => {
  const others = store().adChannels.filter((row) => row.id !== draft.id)
  const fields: Record<string, string> = {}
  const second = leadChannels.find((row) => row.channelLevel === SECOND && row.channelCode === draft.twoChannelCode)
  collect(fields, {
    channelName: textFault(draft.channelName, '渠道名称', 20) ?? (others.some((row) => row.channelName === draft.channelName) ? '渠道名称已存在' : undefined),
    channelType: TYPES.includes(draft.channelType) ? undefined : '请选择渠道类型',
    channelCode: !CODE.test(draft.channelCode)
      ? '编码只能为大写字母、数字、下划线'
      : others.some((row) => row.channelCode === draft.channelCode)
        ? '渠道编码已存在'
        : undefined,
    twoChannel: second?.parentCode === draft.oneChannelCode ? undefined : '请选择线索渠道',
    remark: [...draft.remark].length > 100 ? '备注不能超过100个字符' : undefined,
  })
  refuseFields(fields)
}

on(activities.saveChannel)((input: Input, { user, now }) => {
  keeper(user, 'activities.saveChannel')
  const { adChannels } = store()
  const id = text(input.id)
  const old =
    id === ''
      ? undefined
      : found(
          adChannels.find((row) => row.id === id),
          '渠道不存在',
        )
  if (old && sent(input, 'status') && !sent(input, 'channelName')) {
    old.status = whole(input.status) === 1 ? 1 : 0
    return { id }
  }
  const draft: AdChannelRow = {
    id: old?.id ?? newId(),
    // Links carry the code: it is fixed.
    channelCode: old?.channelCode ?? text(input.channelCode),
    channelName: text(input.channelName),
    channelType: whole(input.channelType) ?? 0,
    oneChannelCode: text(input.oneChannelCode),
    twoChannelCode: text(input.twoChannelCode),
    remark: text(input.remark),
    status: old?.status ?? 1,
    createTime: old?.createTime ?? formatTime(now),
  }
  judge(draft)
  if (old) Object.assign(old, draft)
  else adChannels.unshift(draft)
  return { id: draft.id }
})

const campaignFor = (id: unknown, user: UserRow, now: number): CampaignRow => {
  const row = campaignsAt(now).find((one) => one.id === text(id))
  if (!row || !seesCampaign(user)(row)) throw noCampaign()
  return row
}

on(activities.relate)((input: Input, { user, now }) => {
  keeper(user, 'activities.relate')
  const { id, status } = campaignFor(input.activityId, user, now)
  if (status === DRAFT) throw new Refusal(409, '请先发布活动')
  if (status === ENDED) throw new Refusal(409, '活动已结束，不能修改关联渠道')
  const kept = store()
  const wanted = new Set(texts(input.channelIds))
  const before = kept.links.filter((link) => link.activityId === id)
  const added = [...wanted].filter((channelId) => !before.some((link) => link.channelId === channelId))
  if (wanted.size > MOST_LINKS) throw new Refusal(400, `最多关联 ${MOST_LINKS} 个渠道`)
  for (const channelId of added) {
    const row = found(
      kept.adChannels.find((one) => one.id === channelId),
      '渠道不存在',
    )
    if (row.status !== 1) throw new Refusal(409, `渠道「${row.channelName}」已停用，不可关联`)
  }
  const gone = before.filter((link) => !wanted.has(link.channelId))
  if (gone.some((link) => link.joinCount > 0)) throw new Refusal(409, '已有报名的渠道不能解除关联')
  kept.links = [
    ...kept.links.filter((link) => !gone.includes(link)),
    ...added.map((channelId) => ({ linkId: newId(), activityId: id, channelId, viewCount: 0, joinCount: 0, newClueCount: 0, createTime: formatTime(now) })),
  ]
})
