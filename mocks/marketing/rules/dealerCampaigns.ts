import { is } from '@/entities/field'
import { activityOffBy, dealerActivityStatus, typeOwner } from '@/entities/marketing/campaignEnums'
import type { DealerActivity } from '@/entities/marketing/dealerActivity'
import { dealerType } from '@/entities/shared/enums'
import { formatTime, toMillis } from '@/lib/time'
import { Refusal } from '../../core/types'
import { type DealerCampaignRow, NO_FIGURES } from '../data/campaigns'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage, seesRecord } from '../../system/rules/access'
import {
  campaignsAt,
  codeOf,
  dealerCampaignsAt,
  figuresOf,
  isUsable,
  noCampaign,
  seesCampaign,
  statusAt,
  store,
  typeById,
} from './campaigns'
import { NOT_DOWN } from './materials'
import { collect, HOTLINE, stale } from '../../system/rules/dealerRules'
import { refuseFields, text, integer } from '../../core/input'
import { areaOf, dealerName } from '../../leads/rules/leads'
import { newId, org } from '../../system/rules/store'

type Input = Record<string, unknown>
type Faults = Record<string, string | undefined>
const PAGE = '/marketing-management/campaign-dealer'
const VISIT = '到店'
const DAY = 86_400_000
const MAX_DAYS = 92
const MAX_WORDS = 20_000

const enter = (user: UserRow): void => demandPage(user, PAGE)
const isHq = (user: UserRow): boolean => user.dealerType <= 2
const length = (value: string): number => [...value].length
const wordsIn = (html: string): string => html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim()

export const heldFor = (user: UserRow, now: number): DealerCampaignRow[] => {
  enter(user)
  const sees = seesRecord(user)
  return dealerCampaignsAt(now).filter((row) => sees({ dealerCode: row.dealerCode, areaName: areaOf(row.dealerCode) }))
}
/** Returns the campaign with this id. A missing and a hidden campaign throw the same refusal. */
export const heldOf = (id: unknown, user: UserRow, now: number): DealerCampaignRow => {
  const row = heldFor(user, now).find((one) => one.id === text(id))
  if (!row) throw noCampaign()
  return row
}

export const heldView = (row: DealerCampaignRow): DealerActivity & { areaName: string } => {
  const { own: _own, ...rest } = row
  const { viewCount, joinCount, newClueCount } = figuresOf(row.id)
  // The data holds only the values of the enumerations.
  return {
    ...rest,
    typeName: typeById(row.typeId)?.name ?? '',
    hostTitle: store().campaigns.find(({ id }) => id === row.hostId)?.title ?? '',
    dealerName: dealerName(row.dealerCode),
    areaName: areaOf(row.dealerCode),
    qrCode: codeOf(row),
    viewCount,
    joinCount,
    newClueCount,
  } as DealerActivity & { areaName: string } // see above
}

const hostOf = (row: DealerCampaignRow) => store().campaigns.find(({ id }) => id === row.hostId)

const missing = (row: DealerCampaignRow): Faults => {
  const type = typeById(row.typeId)
  const isVisit = [type, typeById(type?.parentId ?? '')].some((one) => one?.name.includes(VISIT))
  return {
    typeId: row.typeId === '' ? '请选择活动类型' : undefined,
    startTime: row.startTime === '' ? '请选择开始时间' : undefined,
    endTime: row.endTime === '' ? '请选择结束时间' : undefined,
    address: isVisit && row.address === '' ? '请输入活动地址' : undefined,
    contactPhone: row.contactPhone === '' ? '请输入咨询电话' : undefined,
    cover: row.cover === '' ? '请上传封面图' : undefined,
    content: wordsIn(row.content) === '' && !row.content.includes('<img') ? '请输入活动详情' : undefined,
  }
}

const validateTime = (row: DealerCampaignRow): Faults => {
  const [start, end] = [toMillis(row.startTime), toMillis(row.endTime)]
  const host = hostOf(row)
  const isOutside = (time: string) =>
    host !== undefined && time !== '' && (time < host.startTime || time > host.endTime)
  return {
    startTime: isOutside(row.startTime) ? '时间须在总部活动周期内' : undefined,
    endTime:
      start !== undefined && end !== undefined && end <= start
        ? '结束时间须晚于开始时间'
        : start !== undefined && end !== undefined && end - start > MAX_DAYS * DAY
          ? `活动周期不能超过${MAX_DAYS}天`
          : isOutside(row.endTime)
            ? '时间须在总部活动周期内'
            : undefined,
  }
}

/** Rejects invalid values. For a published campaign it also rejects missing values and forbidden changes. */
const judge = (row: DealerCampaignRow, before: DealerCampaignRow | undefined, user: UserRow, now: number): void => {
  const joined = before ? figuresOf(before.id).joinCount : 0
  const host = campaignsAt(now).find(({ id }) => id === row.hostId)
  const isNewHost = row.hostId !== '' && row.hostId !== before?.hostId
  const isNewType = row.typeId !== '' && row.typeId !== before?.typeId && row.typeId !== host?.typeId
  const isLive = before !== undefined && before.status !== dealerActivityStatus.draft
  const kept = (key: 'hostId' | 'typeId' | 'startTime') =>
    isLive && row[key] !== before[key] ? '发布后不可修改' : undefined
  const fields: Record<string, string> = {}
  collect(fields, {
    hostId:
      isNewHost &&
      !(
        host &&
        is(host.status, dealerActivityStatus.upcoming, dealerActivityStatus.running) &&
        seesCampaign(user)(host)
      )
        ? '总部活动不可参与'
        : kept('hostId'),
    title: row.title === '' ? '请输入活动名称' : length(row.title) > 40 ? '活动名称不能超过40个字' : undefined,
    typeId: isNewType && !isUsable(typeById(row.typeId), typeOwner.dealer) ? '该类型不可用' : kept('typeId'),
    seriesName:
      row.seriesName === '' || org.carSeries.some(({ seriesName }) => seriesName === row.seriesName)
        ? undefined
        : '车系不存在',
    ...validateTime(row),
    address: length(row.address) > 60 ? '活动地址不能超过60个字' : undefined,
    contactPhone: row.contactPhone === '' || HOTLINE.test(row.contactPhone) ? undefined : '请输入正确的电话',
    content: length(wordsIn(row.content)) > MAX_WORDS ? '活动详情过长' : undefined,
    joinLimit:
      row.joinLimit < 0 || row.joinLimit > 1_000_000
        ? '报名上限须为0-1000000的整数'
        : row.joinLimit > 0 && row.joinLimit < joined
          ? '报名上限不能小于已报名人数'
          : undefined,
  })
  collect(fields, { startTime: kept('startTime') })
  if (isLive) collect(fields, missing(row))
  refuseFields(fields)
}

const TEXTS = [
  'title',
  'typeId',
  'hostId',
  'seriesName',
  'cover',
  'startTime',
  'endTime',
  'address',
  'contactPhone',
  'content',
] as const
const merged = (input: Input, before: DealerCampaignRow): DealerCampaignRow => {
  const draft = { ...before }
  for (const key of TEXTS) if (input[key] !== undefined) draft[key] = text(input[key])
  if (input.joinLimit !== undefined)
    draft.joinLimit = integer(input.joinLimit) ?? (text(input.joinLimit) === '' ? 0 : -1)
  return draft
}

/** Returns the dealer of a new campaign: the user's own, or the one selected by a group. */
const houseOf = (input: Input, user: UserRow): string => {
  if (user.dealerType !== dealerType.group) return user.dealerCode
  const dealerCode = text(input.dealerCode)
  if (!org.dealers.some((row) => row.dealerCode === dealerCode && row.groupCode === user.dealerCode))
    refuseFields({ dealerCode: '请选择经销商' })
  return dealerCode
}

/** Saves a new campaign of the user's dealer. Used by activities.create with uploadType 2. */
export const createDealerCampaign = (input: Input, user: UserRow, now: number): { id: string } => {
  demand(user, 'activities.create')
  enter(user)
  if (isHq(user) || user.dealerCode === '') throw new Refusal(403, '当前账号未关联经销商')
  const fresh: DealerCampaignRow = {
    id: newId(),
    ...{
      title: '',
      typeId: '',
      hostId: '',
      seriesName: '',
      cover: '',
      startTime: '',
      endTime: '',
      address: '',
      contactPhone: '',
      content: '',
    },
    dealerCode: houseOf(input, user),
    ...{ joinLimit: 0, ...NOT_DOWN, status: dealerActivityStatus.draft },
    createTime: formatTime(now),
    own: { ...NO_FIGURES },
  }
  const draft = merged(input, fresh)
  judge(draft, undefined, user, now)
  store().dealerCampaigns.unshift(draft)
  return { id: draft.id }
}

/** Updates a campaign of the user's dealer. Used by activities.update with uploadType 2. */
export const updateDealerCampaign = (input: Input, user: UserRow, now: number): { id: string } => {
  demand(user, 'activities.update')
  if (isHq(user)) throw new Refusal(403, '总部不可修改经销商活动')
  const row = heldOf(input.id, user, now)
  if (row.status === dealerActivityStatus.ended) throw stale()
  if (row.status === dealerActivityStatus.down && row.offBy === activityOffBy.headquarters)
    throw new Refusal(409, '已被总部下架，请联系总部')
  const draft = merged(input, row)
  judge(draft, row, user, now)
  Object.assign(row, draft)
  return { id: row.id }
}

/** Ends a dealer campaign. Used by activities.end. Undefined if the id belongs to no dealer campaign. */
export const endDealerCampaign = (input: Input, user: UserRow, now: number): true | undefined => {
  if (!dealerCampaignsAt(now).some(({ id }) => id === text(input.id))) return undefined
  demand(user, 'activities.end')
  if (user.dealerType === dealerType.area) throw new Refusal(403, '没有操作权限')
  const row = heldOf(input.id, user, now)
  if (!is(row.status, dealerActivityStatus.upcoming, dealerActivityStatus.running, dealerActivityStatus.down))
    throw stale()
  Object.assign(row, { status: dealerActivityStatus.ended, ...NOT_DOWN })
  return true
}

/**
 * Takes a campaign down or publishes it again. A dealer publishes its own, headquarters only what it took down
 * itself.
 */
export const shelve = (input: Input, user: UserRow, now: number): void => {
  demand(user, 'activities.setDealerShelf')
  const row = heldOf(input.id, user, now)
  if (integer(input.status) === dealerActivityStatus.down) {
    if (row.status !== dealerActivityStatus.upcoming && row.status !== dealerActivityStatus.running) throw stale()
    Object.assign(row, {
      status: dealerActivityStatus.down,
      offBy: isHq(user) ? activityOffBy.headquarters : activityOffBy.dealer,
      offReason: text(input.reason).slice(0, 100),
      offTime: formatTime(now),
    })
    return
  }
  if (
    integer(input.status) !== dealerActivityStatus.upcoming ||
    (row.status !== dealerActivityStatus.draft && row.status !== dealerActivityStatus.down)
  )
    throw stale()
  const isByHq = row.status === dealerActivityStatus.down && row.offBy === activityOffBy.headquarters
  if (isByHq && user.dealerType !== dealerType.headquarters) throw new Refusal(409, '已被总部下架，请联系总部')
  if (!isByHq && isHq(user)) throw new Refusal(403, '仅经销商可上架自己的活动')
  refuseFields({
    ...missing(row),
    ...Object.fromEntries(Object.entries(validateTime(row)).filter(([, fault]) => fault)),
  })
  const status = statusAt(row, now)
  if (status === dealerActivityStatus.ended)
    throw new Refusal(409, '活动已过期，请先修改时间', 200, { endTime: '结束时间须晚于当前时间' })
  Object.assign(row, { status, ...NOT_DOWN })
}
