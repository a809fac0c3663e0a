import * as activities from '@/api/marketing/activities'
import { channelLevel } from '@/entities/leads/enums'
import { type ActivityChannel, activityChannel } from '@/entities/marketing/activityChannel'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import { enableStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import type { AdChannelRow, CampaignRow } from '../data/campaigns'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage } from '../../system/rules/access'
import { campaignsAt, hqOnly, noCampaign, seesCampaign, store } from '../rules/campaigns'
import { found, refuseFields, sent, text, texts, integer } from '../../core/input'
import { channelName, channels as leadChannels } from '../../leads/rules/leads'
import { newId } from '../../system/rules/store'

type Input = Record<string, unknown>
const PAGE = '/marketing-management/activity-management-index'
const MAX_LINKS = 50
const CODE = /^[A-Z0-9_]{2,20}$/

const enter = (user: UserRow): void => {
  demandPage(user, PAGE)
  if (user.dealerType > 2) throw new Refusal(403, '没有访问权限')
}
const keeper = (user: UserRow, permission: string): void => {
  demand(user, permission)
  enter(user)
  hqOnly(user)
}

const channelView = (row: AdChannelRow): ActivityChannel & { activityCount: number; joinCount: number } => {
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

const listed = listOf(activities.listChannels)<ReturnType<typeof channelView>>({
  is: ['id', 'channelType', 'oneChannelCode', 'twoChannelCode', 'status'],
  like: ['channelName', 'channelCode'],
  sort: ['createTime', 'activityCount', 'joinCount'],
})
on(activities.listChannels)((input: Input, { user }) => {
  enter(user)
  return listed.page(store().adChannels.map(channelView), input)
})

const judge = (draft: AdChannelRow, faults: { [K in keyof AdChannelRow]?: string }): void => {
  const others = store().adChannels.filter((row) => row.id !== draft.id)
  const second = leadChannels.find(
    (row) => row.channelLevel === channelLevel.second && row.channelCode === draft.twoChannelCode,
  )
  refuseFields({
    ...faults,
    channelName:
      faults.channelName ??
      (others.some((row) => row.channelName === draft.channelName) ? '渠道名称已存在' : undefined),
    channelCode: !CODE.test(draft.channelCode)
      ? '编码须为大写字母、数字或下划线'
      : others.some((row) => row.channelCode === draft.channelCode)
        ? '渠道编码已存在'
        : undefined,
    twoChannel: second?.parentCode === draft.oneChannelCode ? undefined : '请选择线索渠道',
  })
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
    old.status = integer(input.status) === enableStatus.enabled ? enableStatus.enabled : enableStatus.disabled
    return { id }
  }
  const { values, faults } = readInto(activityChannel, ['channelName', 'channelType', 'remark'], input, {})
  const draft: AdChannelRow = {
    ...values,
    id: old?.id ?? newId(),
    // Links contain the code, so it cannot change.
    channelCode: old?.channelCode ?? text(input.channelCode),
    oneChannelCode: text(input.oneChannelCode),
    twoChannelCode: text(input.twoChannelCode),
    status: old?.status ?? enableStatus.enabled,
    createTime: old?.createTime ?? formatTime(now),
  }
  judge(draft, faults)
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
  if (status === activityStatus.draft) throw new Refusal(409, '请先发布活动')
  if (status === activityStatus.ended) throw new Refusal(409, '活动已结束，不能修改关联渠道')
  const kept = store()
  const wanted = new Set(texts(input.channelIds))
  const before = kept.links.filter((link) => link.activityId === id)
  const added = [...wanted].filter((channelId) => !before.some((link) => link.channelId === channelId))
  if (wanted.size > MAX_LINKS) throw new Refusal(400, `最多关联 ${MAX_LINKS} 个渠道`)
  for (const channelId of added) {
    const row = found(
      kept.adChannels.find((one) => one.id === channelId),
      '渠道不存在',
    )
    if (row.status !== enableStatus.enabled) throw new Refusal(409, `渠道「${row.channelName}」已停用，不可关联`)
  }
  const gone = before.filter((link) => !wanted.has(link.channelId))
  if (gone.some((link) => link.joinCount > 0)) throw new Refusal(409, '已有报名的渠道不能解除关联')
  kept.links = [
    ...kept.links.filter((link) => !gone.includes(link)),
    ...added.map((channelId) => ({
      linkId: newId(),
      activityId: id,
      channelId,
      viewCount: 0,
      joinCount: 0,
      newClueCount: 0,
      createTime: formatTime(now),
    })),
  ]
})
