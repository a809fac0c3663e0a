import * as advertisements from '@/api/content/advertisements'
import { audience, client, jumpType, shelfStatus, showPhase } from '@/entities/content/shared'
import { frequency, mediaType, type SplashAd, splashAd, type SplashDay } from '@/entities/content/splashAd'
import { dealerType } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { found, integer, refuseChanged, refuseFields, sent, text, texts } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage } from '../../system/rules/access'
import { newId } from '../../system/rules/store'
import type { SplashAdRow } from '../data/ads'
import { cityNames, daysOf, demandShowable, linkIn, phaseOf, provincesOf, rate, splashAds, timesIn } from '../rules/ads'
import { demanded } from '../rules/order'
import { demandHead } from '../rules/writers'

const PAGE = '/ADManagement/flashScreen'
const STATES = [shelfStatus.new, shelfStatus.up, shelfStatus.down]
const LINKS = Object.values(jumpType).filter(
  (code): code is number => typeof code === 'number' && code !== jumpType.miniProgram && code <= jumpType.car,
)
const CLIENTS: readonly number[] = [client.android, client.ios, client.harmony]
const MAX_DAYS = 90

const isUp = ({ status }: SplashAdRow) => status === shelfStatus.up
const seenBy = (user: UserRow, now: number): SplashAdRow[] =>
  user.dealerType === dealerType.headquarters
    ? splashAds()
    : splashAds().filter((row) => isUp(row) && phaseOf(row, now) === showPhase.running)
const viewAt =
  (now: number) =>
  (row: SplashAdRow): SplashAd =>
    ({
      ...row,
      cities: cityNames(row.cityCodes),
      phase: phaseOf(row, now),
      skipRate: rate(row.skipCount, row.viewCount),
      trend: [],
    }) as unknown as SplashAd // The data holds only the values of the enumerations.

const listed = listOf(advertisements.listSplash)<SplashAdRow & { phase: number }>({
  is: [
    'mediaType',
    'appTypes',
    'audience',
    'phase',
    'status',
    { cityCode: (row) => row.cityCodes },
    { provinceCode: (row) => provincesOf(row.cityCodes) },
  ],
  like: ['title'],
  between: ['startTime', 'endTime'],
  sort: [
    'sort',
    'startTime',
    'viewCount',
    'clickCount',
    'updateTime',
    { skipRate: (row) => rate(row.skipCount, row.viewCount) },
  ],
})
on(advertisements.listSplash)((input, { user, now }) => {
  demandPage(user, PAGE)
  const rows = seenBy(user, now).map((row) => ({ ...row, phase: phaseOf(row, now) }))
  const asked = input.sortField ? input : { ...input, sortField: 'sort', sortOrder: 'asc' }
  return { ...listed.page(rows, asked, viewAt(now)), summary: listed.counts(rows, input, 'status', STATES) }
})
const rowOf = (id: unknown, user: UserRow, now: number) =>
  found(
    seenBy(user, now).find((row) => row.id === text(id)),
    '记录不存在或无权查看',
  )
const splashDays = (row: SplashAdRow, now: number): SplashDay[] =>
  daysOf(row, now).map((day) => {
    const skipCount = Math.round((day.viewCount * row.skipCount) / Math.max(1, row.viewCount))
    const [android = 0, ios = 0] = row.appTypes.includes(client.android) ? [0.5, 0.4] : [0, 1]
    const androidCount = Math.floor(day.viewCount * android)
    const iosCount = Math.floor(day.viewCount * ios)
    return {
      ...day,
      skipCount,
      // The rate is null without views, which the type cannot express.
      skipRate: rate(skipCount, day.viewCount) as number,
      androidCount,
      iosCount,
      harmonyCount: day.viewCount - androidCount - iosCount,
    }
  })
on(advertisements.getSplash)(({ id }, { user, now }) => {
  demandPage(user, PAGE)
  const row = rowOf(id, user, now)
  return { ...viewAt(now)(row), trend: splashDays(row, now) }
})

const read = (input: Record<string, unknown>, was: SplashAdRow | undefined, now: number) => {
  const { link, faults: badLink } = linkIn(input, was, LINKS)
  const { times, faults: badTimes } = timesIn(input, was, now, MAX_DAYS)
  const { values, faults } = readInto(
    { ...splashAd, duration: demanded(splashAd.duration) },
    ['title', 'mediaType', 'cover', 'coverTall', 'video', 'duration', 'skipFlag', 'frequency', 'appTypes', 'audience'],
    input,
    was ?? { duration: 3, skipFlag: 1, frequency: frequency.daily, audience: audience.everyone },
  )
  const isVideo = values.mediaType === mediaType.video
  refuseFields({
    ...faults,
    cover: isVideo || values.cover ? undefined : '请上传标准屏图',
    coverTall: isVideo || values.coverTall ? undefined : '请上传全面屏图',
    video: isVideo && !values.video ? '请上传开屏视频' : undefined,
    duration: isVideo ? undefined : faults.duration,
    skipFlag: values.skipFlag === 0 && values.duration > 3 ? '超过3秒的广告须允许跳过' : undefined,
    appTypes: values.appTypes.every((one) => CLIENTS.includes(one)) ? faults.appTypes : '请选择投放端',
    ...badLink,
    ...badTimes,
  })
  const cityCodes = sent(input, 'cityCodes') ? texts(input.cityCodes) : (was?.cityCodes ?? [])
  return {
    ...values,
    coverTall: isVideo ? '' : values.coverTall,
    video: isVideo ? values.video : '',
    cityCodes,
    ...link,
    ...times,
  }
}
const write = (user: UserRow, permission: string) => {
  demand(user, permission)
  demandPage(user, PAGE)
  demandHead(user)
}
on(advertisements.createSplash)((input, { user, now }) => {
  write(user, 'advertisements.createSplash')
  const time = formatTime(now)
  const last = Math.max(0, ...splashAds().map(({ sort }) => sort))
  const row: SplashAdRow = {
    id: newId(),
    ...read({ ...input }, undefined, now),
    sort: last + 1,
    viewCount: 0,
    clickCount: 0,
    skipCount: 0,
    status: shelfStatus.new,
    createTime: time,
    updateBy: user.nickname,
    updateTime: time,
  }
  splashAds().push(row)
  return { id: row.id }
})
on(advertisements.updateSplash)((input, { user, now }) => {
  write(user, 'advertisements.updateSplash')
  const row = rowOf(input.id, user, now)
  refuseChanged(row, input)
  Object.assign(row, read({ ...input }, row, now), { updateBy: user.nickname, updateTime: formatTime(now) })
})
on(advertisements.setSplashShelf)((input, { user, now }) => {
  write(user, 'advertisements.setSplashShelf')
  const row = rowOf(input.id, user, now)
  const status = integer(input.status)
  if (status === shelfStatus.up) {
    if (isUp(row)) throw new Refusal(400, '状态已变化，请刷新后重试')
    demandShowable(row, now, { name: '', limit: Infinity }, [])
  } else if (status !== shelfStatus.down) throw new Refusal(400, '状态不正确')
  else if (!isUp(row)) throw new Refusal(400, '状态已变化，请刷新后重试')
  Object.assign(row, { status, updateBy: user.nickname, updateTime: formatTime(now) })
})
on(advertisements.removeSplash)((input, { user, now }) => {
  write(user, 'advertisements.removeSplash')
  const row = rowOf(input.id, user, now)
  if (isUp(row)) throw new Refusal(400, '已上架的广告须先下架')
  splashAds().splice(splashAds().indexOf(row), 1)
})
on(advertisements.sortSplash)((input, { user, now }) => {
  write(user, 'advertisements.sortSplash')
  const items = (Array.isArray(input.items) ? input.items : []).map(({ id, sort }: { id: unknown; sort: unknown }) => ({
    row: rowOf(id, user, now),
    sort: integer(sort) ?? 0,
  }))
  const [only, ...others] = items
  if (!only || items.some(({ row, sort }) => !isUp(row) || sort < 1)) throw new Refusal(400, '排序不正确')
  if (others.length > 0) {
    for (const { row, sort } of items) row.sort = sort
    return
  }
  // A single ad moves to its place among the published ones. The others shift.
  const order = splashAds()
    .filter(isUp)
    .toSorted((a, b) => a.sort - b.sort)
  const numbers = order.map(({ sort }) => sort)
  order.splice(order.indexOf(only.row), 1)
  order.splice(only.sort - 1, 0, only.row)
  for (const [index, row] of order.entries()) row.sort = numbers[index] ?? index + 1
})
