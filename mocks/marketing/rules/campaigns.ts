import { is } from '@/entities/field'
import { clueStatus, uploadType, yesNo } from '@/entities/leads/enums'
import type { Activity, ActivityLine } from '@/entities/marketing/activity'
import { activityStatus, typeLevel } from '@/entities/marketing/campaignEnums'
import { dealerStatus, dealerType, enableStatus } from '@/entities/shared/enums'
import { formatTime, toMillis } from '@/lib/time'
import { control, seeded } from '../../core/control'
import { texts } from '../../core/input'
import { Refusal } from '../../core/types'
import * as data from '../data/campaigns'
import { createContext, wireTime } from '../../core/context'
import type { ActivityRow, ActivityShareRow } from '../data/materials'
import type { DealerRow, UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { areaOf, channels as leadChannels, eventName, leadById } from '../../leads/rules/leads'
import { activities, activityShares } from './materials'
import { org, reference } from '../../system/rules/store'

const HOSTED = 24
const HELD = 60

interface Store {
  types: data.TypeRow[]
  campaigns: data.CampaignRow[]
  dealerCampaigns: data.DealerCampaignRow[]
  adChannels: data.AdChannelRow[]
  links: data.LinkRow[]
  sharesOf: ReadonlyMap<string, ActivityShareRow[]>
}

export const sumOf = (shares: readonly ActivityShareRow[]): data.FigureRow => {
  const sum = { ...data.NO_FIGURES }
  for (const row of shares) {
    sum.viewCount += row.viewCount
    sum.viewUserCount += row.viewUserCount
    sum.shareCount += row.shareCount
    sum.joinCount += row.joinCount
    for (const contact of row.contacts) {
      const lead = leadById(contact.clueId)
      if (contact.isNewClue !== yesNo.yes) continue
      sum.newClueCount += 1
      if (lead && (lead.reached.visit !== '' || lead.reached.deal !== '')) sum.visitCount += 1
      if (lead && lead.status === clueStatus.won) sum.dealCount += 1
    }
  }
  return sum
}

const build = (): Store => {
  const now = reference()
  const context = createContext(now, 20_240_801, 1)
  const types = data.buildTypes(context)
  const times = control.volume()
  const ground = { ...org, carSeries: org.carSeries.filter((row) => row.clueFlag === 1), types, reported: activities }
  const sharesOf = new Map<string, ActivityShareRow[]>()
  for (const row of activityShares) sharesOf.set(row.activityId, [...(sharesOf.get(row.activityId) ?? []), row])
  const time = wireTime(now)
  const campaigns = data.buildCampaigns(context, time, ground, HOSTED * times)
  const adChannels = data.buildAdChannels(context, leadChannels)
  return {
    types,
    campaigns,
    dealerCampaigns: data.buildDealerCampaigns(context, time, campaigns, ground, HELD * times),
    adChannels,
    links: data.buildLinks(context, now, campaigns, adChannels, (id) => sumOf(sharesOf.get(id) ?? [])),
    sharesOf,
  }
}
export const store = seeded('campaigns', build)

export const statusAt = (row: { startTime: string; endTime: string }, now: number): number => {
  const time = formatTime(now)
  return row.endTime <= time
    ? activityStatus.ended
    : row.startTime <= time
      ? activityStatus.running
      : activityStatus.upcoming
}
const move = (
  rows: readonly { status: number; startTime: string; endTime: string; topFlag?: 0 | 1 }[],
  now: number,
): void => {
  for (const row of rows)
    if (row.status === activityStatus.upcoming || row.status === activityStatus.running) {
      row.status = statusAt(row, now)
      if (row.status === activityStatus.ended && row.topFlag === 1) row.topFlag = 0
    }
}
export const campaignsAt = (now: number): data.CampaignRow[] => {
  const { campaigns } = store()
  move(campaigns, now)
  return campaigns
}
export const dealerCampaignsAt = (now: number): data.DealerCampaignRow[] => {
  const { dealerCampaigns } = store()
  move(dealerCampaigns, now)
  return dealerCampaigns
}

export const typeById = (id: string): data.TypeRow | undefined => store().types.find((row) => row.id === id)
/** True if new campaigns may use a type: the type and its parent are enabled, and this side may use it. */
export const isUsable = (row: data.TypeRow | undefined, owner: number): boolean =>
  row?.level === typeLevel.second &&
  row.status === enableStatus.enabled &&
  row.owner.includes(owner) &&
  typeById(row.parentId)?.status === enableStatus.enabled

/** Returns the dealers in a range that have not left the network. An empty range includes all. */
export const dealersIn = ({ areaCodes, provinceCodes, cityCodes }: data.RangeRow): DealerRow[] => {
  const open = org.dealers.filter((row) => row.status !== dealerStatus.left)
  if (areaCodes.length + provinceCodes.length + cityCodes.length === 0) return open
  const areas = new Set(org.salesAreas.filter((row) => areaCodes.includes(row.areaCode)).map((row) => row.areaName))
  return open.filter(
    (row) => areas.has(row.areaName) || provinceCodes.includes(row.provinceCode) || cityCodes.includes(row.cityCode),
  )
}
/** Returns the participating dealers of a campaign: the selected ones, otherwise all in its range. */
export const dealersOf = (row: Pick<data.CampaignRow, 'regions' | 'dealerCodes'>): DealerRow[] => {
  const there = dealersIn(row.regions)
  return row.dealerCodes.length === 0 ? there : there.filter(({ dealerCode }) => row.dealerCodes.includes(dealerCode))
}

/**
 * Returns a predicate for headquarters campaigns a user may see: headquarters all, areas and dealers those open to
 * them. Dealers do not see drafts or stopped campaigns.
 */
export const seesCampaign = (user: UserRow) => {
  const sees = seesRecord(user)
  const mine =
    user.dealerType === dealerType.headquarters
      ? undefined
      : new Set(org.dealers.filter(sees).map((row) => row.dealerCode))
  return (row: data.CampaignRow): boolean =>
    mine === undefined ||
    ((user.dealerType === dealerType.area ||
      is(row.status, activityStatus.upcoming, activityStatus.running, activityStatus.ended)) &&
      dealersOf(row).some(({ dealerCode }) => mine.has(dealerCode)))
}

/** Returns the shares of a campaign that a user may see, or all if there is no user. */
export const sharesOfCampaign = (id: string, user?: UserRow): ActivityShareRow[] => {
  const all = store().sharesOf.get(id) ?? []
  if (!user || user.dealerType === dealerType.headquarters) return all
  const sees = seesRecord(user)
  return all.filter((row) => sees({ dealerCode: row.dealerCode, areaName: areaOf(row.dealerCode) }))
}
/** Returns the figures of a campaign that a user may see, or all if there is no user. */
export const figuresOf = (id: string, user?: UserRow): data.FigureRow =>
  store().dealerCampaigns.find((row) => row.id === id)?.own ?? sumOf(sharesOfCampaign(id, user))

/** Returns a picture that resembles a mini-program code. Equal texts give equal pictures. */
export const codePicture = (text: string): string => {
  let state = [...text].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
  const dots = Array.from({ length: 441 }, (_, index) => {
    state = (state * 1_103_515_245 + 12_345) >>> 0
    const [x, y] = [index % 21, Math.floor(index / 21)]
    return (state >>> 16) % 2 ? `<rect x="${x + 2}" y="${y + 2}" width="1" height="1"/>` : ''
  }).join('')
  const eye = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="7" height="7" fill="#fff"/><path d="M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5z" fill-rule="evenodd"/><rect x="${x + 2}" y="${y + 2}" width="3" height="3"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 25 25"><rect width="25" height="25" fill="#fff"/>${dots}${eye(2, 2)}${eye(16, 2)}${eye(2, 16)}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
/** Returns the code of a campaign that is running or upcoming, otherwise ''. */
export const codeOf = (row: { id: string; status: number }): string =>
  row.status === activityStatus.upcoming || row.status === activityStatus.running ? codePicture(row.id) : ''

export const campaignView = (row: data.CampaignRow, user: UserRow): Activity => {
  const { viewCount, joinCount, newClueCount } = figuresOf(row.id, user)
  // The data holds only the values of the enumerations.
  return {
    ...row,
    typeName: typeById(row.typeId)?.name ?? '',
    eventName: eventName(row.eventCode),
    dealerCount: dealersOf(row).length,
    channelCount: store().links.filter((link) => link.activityId === row.id).length,
    qrCode: codeOf(row),
    shareUrl: row.status === activityStatus.draft ? '' : `https://m.example.com/campaign/${row.id}`,
    viewCount,
    joinCount,
    newClueCount,
  } as Activity // see above
}
export const campaignLine = (row: data.CampaignRow, user: UserRow): ActivityLine => {
  const { content: _content, formFields: _fields, regions: _regions, dealerCodes, ...rest } = campaignView(row, user)
  return { ...rest, allDealers: dealerCodes.length === 0 ? 1 : 0 }
}

export const hqOnly = (user: UserRow): void => {
  if (user.dealerType !== dealerType.headquarters) throw new Refusal(403, '仅总部可执行该操作')
}
export const noCampaign = (): Refusal => new Refusal(404, '无权查看或数据不存在')
export const CAMPAIGN_STATES = [
  activityStatus.draft,
  activityStatus.upcoming,
  activityStatus.running,
  3,
  activityStatus.ended,
]
export const ofType = (asked: unknown) => {
  const wanted = texts(asked)
  const ids = new Set(
    store().types.flatMap((row) => (wanted.includes(row.id) || wanted.includes(row.parentId) ? row.id : [])),
  )
  return ({ typeId }: { typeId: string }): boolean => wanted.length === 0 || ids.has(typeId)
}
/** Returns the report row of a published campaign that is missing from the reports because it has no shares. */
export const reportOf = (activityId: string): ActivityRow | undefined => {
  const row = [...store().campaigns, ...store().dealerCampaigns].find(
    ({ id, status }) => id === activityId && status !== activityStatus.draft,
  )
  if (!row) return undefined
  const { title, startTime, endTime, createTime, cover } = row
  const dealerCode = 'dealerCode' in row ? row.dealerCode : ''
  const seriesCode = org.carSeries.find(({ seriesName }) => seriesName === row.seriesName)?.seriesCode ?? ''
  return {
    activityId,
    title,
    uploadType: dealerCode === '' ? uploadType.headquarters : uploadType.dealer,
    dealerCode,
    seriesCode,
    startTime,
    endTime,
    createTime,
    cover,
  }
}
export const daysOfCampaign = (row: { startTime: string; endTime: string }, now: number): string[] => {
  const day = (millis: number) => formatTime(millis, 'YYYY-MM-DD')
  const last = [row.endTime.slice(0, 10), day(now)].toSorted()[0] ?? ''
  const days: string[] = []
  for (let millis = toMillis(row.startTime); millis !== undefined && day(millis) <= last; millis += 86_400_000)
    days.push(day(millis))
  return days
}
