import * as activities from '@/api/marketing/activities'
import type { ActivitySummary } from '@/api/marketing/activities'
import { is, isYes } from '@/entities/field'
import { uploadType } from '@/entities/leads/enums'
import type { ActivityLine, ActivityRegion } from '@/entities/marketing/activity'
import type { ActivityChannelLink } from '@/entities/marketing/activityChannelLink'
import { type ActivityTypeDetail, activityType } from '@/entities/marketing/activityType'
import { activityStatus, typeLevel } from '@/entities/marketing/campaignEnums'
import { dealerStatus, enableStatus, staffPost, staffStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import type { CampaignRow, DealerCampaignRow, FigureRow, TypeRow } from '../data/campaigns'
import { fieldsOf, NO_FIGURES } from '../data/campaigns'
import type { ActivityShareRow } from '../data/materials'
import type { UserRow } from '../../system/data/types'
import { demand, menusOfRoles, rolesOf, seesRecord } from '../../system/rules/access'
import { validateFields, heldIn, judge, judgeLimited, merged, missing, sentFields } from '../rules/campaignRules'
import {
  CAMPAIGN_STATES,
  campaignLine,
  campaignsAt,
  campaignView,
  codePicture,
  daysOfCampaign,
  dealerCampaignsAt,
  figuresOf,
  hqOnly,
  noCampaign,
  ofType,
  seesCampaign,
  sharesOfCampaign,
  statusAt,
  store,
  sumOf,
  typeById,
} from '../rules/campaigns'
import { createDealerCampaign, endDealerCampaign, updateDealerCampaign } from '../rules/dealerCampaigns'
import { collect, stale } from '../../system/rules/dealerRules'
import { found, refuseFields, text, integer } from '../../core/input'
import { areaOf, channelName, consultantName, dealerName } from '../../leads/rules/leads'
import { newId, org } from '../../system/rules/store'
import { between } from '../../core/table'

type Input = Record<string, unknown>
const MAX_TOP = 3
const PAGES = ['campaign-host', 'campaign-dealer', 'activity-type', 'activity-management-index'].map(
  (name) => `/marketing-management/${name}`,
)

/** Rejects users without any of the campaign pages. */
const enter = (user: UserRow): void => {
  const paths = menusOfRoles(rolesOf(user)).map((row) => row.path)
  if (!PAGES.some((path) => paths.includes(path))) throw new Refusal(403, '没有访问权限')
}
const keeper = (user: UserRow, permission: string): void => {
  enter(user)
  demand(user, permission)
  hqOnly(user)
}

const FIGURES = ['viewCount', 'joinCount', 'newClueCount'] as const
const lines = listOf(activities.list)<ActivityLine & { row: CampaignRow }>({
  is: ['status', 'seriesName', 'mode'],
  like: ['title'],
  between: ['startTime', 'endTime'],
  where: {
    typeId: ofType,
    regions: (asked) => {
      const isThere = heldIn(asked)
      return ({ row }) => isThere(row)
    },
    channelCode: (asked) => {
      const code = text(asked)
      const channel = store().adChannels.find((row) => row.channelCode === code)
      const linked = new Set(store().links.flatMap((row) => (row.channelId === channel?.id ? row.activityId : [])))
      return (row) => code === '' || linked.has(row.id)
    },
  },
  sort: ['createTime', ...FIGURES, 'startTime'],
  order: (input) => (a, b) => (text(input.sortField) === '' ? Number(b.topFlag) - Number(a.topFlag) : 0),
})
on(activities.list)((input: Input, { user, now }) => {
  enter(user)
  const rows = campaignsAt(now)
    .filter(seesCampaign(user))
    .map((row) => ({ ...campaignLine(row, user), row }))
  return {
    ...lines.page(rows, input, ({ row: _row, ...line }) => line),
    summary: lines.counts(rows, input, 'status', CAMPAIGN_STATES),
  }
})

const campaignOf = (id: unknown, user: UserRow, now: number): CampaignRow => {
  enter(user)
  const row = campaignsAt(now).find((one) => one.id === text(id))
  if (!row || !seesCampaign(user)(row)) throw noCampaign()
  return row
}
on(activities.get)((input, { user, now }) => campaignView(campaignOf(input.id, user, now), user))

on(activities.create)((input: Input, { user, now }) => {
  if (integer(input.uploadType) === uploadType.dealer) return createDealerCampaign(input, user, now)
  keeper(user, 'activities.create')
  const fresh: CampaignRow = {
    id: newId(),
    ...{
      title: '',
      typeId: '',
      seriesName: '',
      cover: '',
      banner: '',
      startTime: '',
      endTime: '',
      signEndTime: '',
      content: '',
      eventCode: '',
      shareTitle: '',
    },
    ...{ mode: 0, joinLimit: 0, topFlag: 0, status: activityStatus.draft, dealerCodes: [], formFields: fieldsOf('') },
    regions: { areaCodes: [], provinceCodes: [], cityCodes: [] },
    createTime: formatTime(now),
  }
  const draft = merged(input, fresh)
  judge(draft, undefined)
  store().campaigns.unshift(draft)
  return { id: draft.id }
})

on(activities.update)((input: Input, { user, now }) => {
  if (integer(input.uploadType) === uploadType.dealer) return updateDealerCampaign(input, user, now)
  keeper(user, 'activities.update')
  const row = campaignOf(input.id, user, now)
  if (row.status === activityStatus.ended) throw stale()
  const draft = merged(input, row)
  judge(draft, row)
  if (row.status !== activityStatus.draft) judgeLimited(draft, row)
  Object.assign(row, draft)
  return { id: row.id }
})

const joined = (row: CampaignRow): number => figuresOf(row.id).joinCount
on(activities.setStatus)((input, { user, now }) => {
  keeper(user, 'activities.setStatus')
  const row = campaignOf(input.id, user, now)
  if (input.status === activityStatus.draft) {
    if (row.status !== activityStatus.upcoming) throw stale()
    if (joined(row) > 0) throw new Refusal(409, '已有报名，不可撤回')
    Object.assign(row, { status: activityStatus.draft, topFlag: 0 })
    return
  }
  if (
    input.status !== activityStatus.upcoming ||
    (row.status !== activityStatus.draft && row.status !== activityStatus.stopped)
  )
    throw stale()
  const fields: Record<string, string> = {}
  collect(fields, missing(row))
  refuseFields(fields)
  const status = statusAt(row, now)
  if (status === activityStatus.ended)
    throw new Refusal(409, '活动已过期，请先修改时间', 200, { endTime: '结束时间须晚于当前时间' })
  row.status = status
})
on(activities.stop)((input, { user, now }) => {
  keeper(user, 'activities.stop')
  const row = campaignOf(input.id, user, now)
  if (row.status !== activityStatus.upcoming && row.status !== activityStatus.running) throw stale()
  Object.assign(row, { status: activityStatus.stopped, topFlag: 0 })
})
on(activities.end)((input, { user, now }) => {
  if (endDealerCampaign(input, user, now)) return
  keeper(user, 'activities.end')
  const row = campaignOf(input.id, user, now)
  if (row.status === activityStatus.draft || row.status === activityStatus.ended) throw stale()
  Object.assign(row, { status: activityStatus.ended, topFlag: 0 })
})
on(activities.top)((input, { user, now }) => {
  keeper(user, 'activities.top')
  const row = campaignOf(input.id, user, now)
  if (row.status !== activityStatus.upcoming && row.status !== activityStatus.running) throw stale()
  const others = campaignsAt(now).filter((one) => one !== row && one.topFlag === 1).length
  if (isYes(input.status) && others >= MAX_TOP) throw new Refusal(409, '置顶活动最多3个')
  row.topFlag = isYes(input.status) ? 1 : 0
})

on(activities.listRegions)((_, { user }) => {
  enter(user)
  const sees = seesRecord(user)
  const open = org.dealers.filter((row) => row.status !== dealerStatus.left && sees(row))
  const count = (key: 'areaName' | 'provinceCode' | 'cityCode', value: string) =>
    open.filter((row) => row[key] === value).length
  return org.salesAreas.flatMap((area): ActivityRegion[] => {
    const mine = open.filter((row) => row.areaName === area.areaName)
    if (mine.length === 0) return []
    const places = (level: number, key: 'provinceCode' | 'cityCode', parent: (code: string) => string) =>
      org.regions
        .filter((row) => row.level === level && mine.some((one) => one[key] === row.code))
        .map(({ code, name }) => ({
          code,
          name,
          level: level + 1,
          parentCode: parent(code),
          dealerCount: count(key, code),
        }))
    const provinceOf = (code: string) => mine.find((one) => one.cityCode === code)?.provinceCode ?? ''
    return [
      { code: area.areaCode, name: area.areaName, level: typeLevel.first, parentCode: '', dealerCount: mine.length },
      ...places(1, 'provinceCode', () => area.areaCode),
      ...places(2, 'cityCode', provinceOf),
    ]
  })
})

const groups = <Row, Out>(
  rows: readonly Row[],
  key: (row: Row) => string,
  shape: (name: string, group: Row[]) => Out,
): Out[] => {
  const known = new Map<string, Row[]>()
  for (const row of rows) known.set(key(row), [...(known.get(key(row)) ?? []), row])
  return [...known].map(([name, group]) => shape(name, group))
}
const came = ({ viewCount, joinCount, newClueCount }: FigureRow) => ({ viewCount, joinCount, newClueCount })
const max = <Row extends { joinCount: number; viewCount: number }>(rows: Row[]): Row[] =>
  rows.toSorted((a, b) => b.joinCount - a.joinCount || b.viewCount - a.viewCount)

const summed = (shares: readonly ActivityShareRow[], days: readonly string[]): Omit<ActivitySummary, 'byChannel'> => ({
  ...sumOf(shares),
  byDay: days.map((date) => {
    const { viewCount, joinCount } = sumOf(shares.filter(({ shareTime }) => shareTime.startsWith(date)))
    return { date, viewCount, joinCount }
  }),
  byArea: max(
    groups(
      shares,
      ({ dealerCode }) => areaOf(dealerCode),
      (areaName, group) => ({ areaName, ...came(sumOf(group)) }),
    ),
  ),
  byDealer: max(
    groups(
      shares,
      ({ dealerCode }) => dealerCode,
      (dealerCode, group) => ({ dealerCode, dealerName: dealerName(dealerCode), ...came(sumOf(group)) }),
    ),
  ).slice(0, 10),
  byUser: max(
    groups(
      shares,
      ({ userId }) => consultantName(userId),
      (userName, group) => ({ userName, ...came(sumOf(group)), shareCount: sumOf(group).shareCount }),
    ),
  ),
})
const parts = (number: number, count: number): number[] =>
  Array.from(
    { length: count },
    (_, index) => Math.floor((number * (index + 1)) / count) - Math.floor((number * index) / count),
  ).toReversed()
/** Splits the figures of a campaign for which only totals are stored. */
const spread = (
  row: DealerCampaignRow,
  own: FigureRow,
  days: readonly string[],
): Omit<ActivitySummary, 'byChannel'> => {
  const people = org.staff
    .filter(
      (one) =>
        one.dealerCode === row.dealerCode &&
        one.post === staffPost.salesConsultant &&
        one.status === staffStatus.active,
    )
    .slice(0, 6)
  const [views, joins] = [parts(own.viewCount, days.length), parts(own.joinCount, days.length)]
  const by = (key: keyof FigureRow) => parts(own[key], people.length)
  const each = {
    viewCount: by('viewCount'),
    joinCount: by('joinCount'),
    newClueCount: by('newClueCount'),
    shareCount: by('shareCount'),
  }
  return {
    ...own,
    byDay: days.map((date, index) => ({ date, viewCount: views[index] ?? 0, joinCount: joins[index] ?? 0 })),
    byArea: [],
    byDealer: [],
    byUser: people.map(({ staffName }, index) => ({
      userName: staffName,
      viewCount: each.viewCount[index] ?? 0,
      joinCount: each.joinCount[index] ?? 0,
      newClueCount: each.newClueCount[index] ?? 0,
      shareCount: each.shareCount[index] ?? 0,
    })),
  }
}
const byChannel = (activityId: string): ActivitySummary['byChannel'] =>
  max(
    store()
      .links.filter((row) => row.activityId === activityId)
      .flatMap((row) => {
        const channel = store().adChannels.find((one) => one.id === row.channelId)
        const { viewCount, joinCount, newClueCount } = row
        return channel
          ? [{ channelCode: channel.channelCode, channelName: channel.channelName, viewCount, joinCount, newClueCount }]
          : []
      }),
  )

on(activities.getSummary)((input: Input, { user, now }) => {
  enter(user)
  const held = dealerCampaignsAt(now).find((row) => row.id === text(input.id))
  if (held && !seesRecord(user)({ dealerCode: held.dealerCode, areaName: areaOf(held.dealerCode) })) throw noCampaign()
  const row = held ?? campaignOf(input.id, user, now)
  const asked = between(input.dateStart, input.dateEnd)
  const days = row.status === activityStatus.draft ? [] : daysOfCampaign(row, now).filter(asked)
  if (held?.own)
    return {
      ...(row.status === activityStatus.draft ? { ...spread(held, NO_FIGURES, []) } : spread(held, held.own, days)),
      byChannel: [],
    }
  const shares = sharesOfCampaign(row.id, user).filter(({ shareTime }) => asked(shareTime))
  return { ...summed(shares, days), byChannel: held || user.dealerType > 2 ? [] : byChannel(row.id) }
})

const linkedChannels = listOf(activities.listLinkedChannels)({
  is: ['channelType'],
  like: [{ channelName: (row) => [row.channelName, row.channelCode] }],
  sort: ['joinCount', 'viewCount', 'newClueCount', 'createTime'],
})
on(activities.listLinkedChannels)((input: Input, { user, now }) => {
  const { id } = campaignOf(input.activityId, user, now)
  const rows = store()
    .links.filter((row) => row.activityId === id)
    .flatMap((row): ActivityChannelLink[] => {
      const channel = store().adChannels.find((one) => one.id === row.channelId)
      if (!channel) return []
      const linkUrl = `https://m.example.com/campaign/${id}?ch=${channel.channelCode}`
      const { channelCode, twoChannelCode } = channel
      return [
        {
          ...row,
          channelCode,
          channelName: channel.channelName,
          channelType: channel.channelType,
          twoChannel: channelName(twoChannelCode),
          linkUrl,
          qrCode: codePicture(linkUrl),
        } as ActivityChannelLink, // the data holds only the values of the enumerations
      ]
    })
  return linkedChannels.page(rows, input)
})

/** Builds a type with its figures. A first-level type includes its children. */
const typeView = (row: TypeRow, now: number): ActivityTypeDetail => {
  const mine = new Set(store().types.flatMap(({ id, parentId }) => (id === row.id || parentId === row.id ? id : [])))
  const all = [...campaignsAt(now), ...dealerCampaignsAt(now)].filter(({ typeId }) => mine.has(typeId))
  return {
    ...row,
    fieldCount: row.formFields.length,
    activityCount: all.length,
    runningCount: all.filter(({ status }) => status === activityStatus.running).length,
  } as ActivityTypeDetail // the data holds only the values of the enumerations
}
on(activities.listTypes)((_, { user, now }) => {
  enter(user)
  const { types } = store()
  const inOrder = (parentId: string) =>
    types.filter((row) => row.parentId === parentId).toSorted((a, b) => a.sort - b.sort)
  return inOrder('')
    .flatMap((row) => [row, ...inOrder(row.id)])
    .map((row) => {
      const { formFields: _fields, ...rest } = typeView(row, now)
      return rest
    })
})
const typeOf = (id: unknown): TypeRow => found(typeById(text(id)), '无权查看或数据不存在')
on(activities.getType)((input, { user, now }) => {
  enter(user)
  return typeView(typeOf(input.id), now)
})

const taken = (name: string, level: number, id = ''): boolean =>
  store().types.some((row) => row.name === name && row.level === level && row.id !== id)
on(activities.checkType)((input, { user }) => {
  enter(user)
  return taken(text(input.name), integer(input.level) ?? 0)
})

const typeFrom = (input: Input, before: TypeRow, now: number): TypeRow => {
  const { values, faults } = readInto(activityType, ['name', 'icon', 'owner', 'sort', 'remark'], input, {})
  const row: TypeRow = {
    ...before,
    ...values,
    parentId: before.level === typeLevel.second ? text(input.parentId) : '',
    formFields: sentFields(input.formFields),
    sort: values.sort ?? 0,
    updateTime: formatTime(now),
  }
  const parent = typeById(row.parentId)
  refuseFields({
    ...faults,
    level: is(row.level, typeLevel.first, typeLevel.second) ? undefined : '请选择层级',
    parentId:
      row.level !== typeLevel.second ||
      (parent?.level === typeLevel.first && (parent.status === enableStatus.enabled || parent.id === before.parentId))
        ? undefined
        : '请选择上级类型',
    name: faults.name ?? (taken(row.name, row.level, row.id) ? '该类型已存在' : undefined),
    formFields: validateFields(row.formFields),
  })
  return row
}
on(activities.createType)((input: Input, { user, now }) => {
  keeper(user, 'activities.createType')
  const level = integer(input.level) ?? 0
  const blank = {
    id: newId(),
    name: '',
    level,
    parentId: '',
    icon: '',
    owner: [],
    formFields: [],
    sort: 0,
    remark: '',
    status: enableStatus.enabled,
    updateTime: '',
  }
  const row = typeFrom(input, blank, now)
  store().types.push(row)
  return { id: row.id }
})
on(activities.updateType)((input: Input, { user, now }) => {
  keeper(user, 'activities.updateType')
  const row = typeOf(input.id)
  if (integer(input.level) !== undefined && integer(input.level) !== row.level) refuseFields({ level: '层级不可修改' })
  Object.assign(row, typeFrom(input, row, now))
  return { id: row.id }
})
on(activities.setTypeStatus)((input, { user, now }) => {
  keeper(user, 'activities.setTypeStatus')
  const row = typeOf(input.id)
  if (row.status === input.status || ![0, 1].includes(input.status)) throw stale()
  if (
    input.status === enableStatus.enabled &&
    row.level === typeLevel.second &&
    typeById(row.parentId)?.status !== enableStatus.enabled
  )
    throw new Refusal(409, '请先启用上级类型')
  Object.assign(row, { status: input.status, updateTime: formatTime(now) })
})
