import * as advertisements from '@/api/content/advertisements'
import { type BizAd, bizAd } from '@/entities/content/bizAd'
import { jumpType, showPhase } from '@/entities/content/shared'
import { bizAdSlots } from '@/entities/content/slots'
import { dealerType, enableStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { counted } from '../../core/asOf'
import { on } from '../../core/dispatcher'
import { found, integer, refuseChanged, refuseFields, text } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage } from '../../system/rules/access'
import { newId } from '../../system/rules/store'
import type { BizAdRow } from '../data/ads'
import { bizAds, crowdOf, daysOf, demandShowable, isPopup, linkIn, phaseOf, rate, timesIn } from '../rules/ads'
import { demanded } from '../rules/order'
import { demandHead } from '../rules/writers'

const PAGE = '/ADManagement/ADManagement'
const NAMES: Readonly<Record<number, string>> = { 1: '首页轮播', 2: '首页弹窗', 3: '素材中心横幅', 4: '工作台通栏' }
const STATES = [enableStatus.disabled, enableStatus.enabled]
const LINKS = [jumpType.none, jumpType.web, jumpType.appPage, jumpType.material, jumpType.campaign]
const SHOPS: readonly number[] = [dealerType.dealer, dealerType.second, dealerType.group]

const isOn = ({ status }: BizAdRow) => status === enableStatus.enabled
/** Returns the ads a user may see: headquarters all, others the ads that run for them. */
const seenBy = (user: UserRow, now: number): BizAdRow[] =>
  user.dealerType === dealerType.headquarters
    ? bizAds()
    : bizAds().filter(
        (row) =>
          isOn(row) &&
          phaseOf(row, now) === showPhase.running &&
          (row.areaNames.length === 0 || row.areaNames.includes(user.areaName)) &&
          (user.dealerType === dealerType.area || row.shopTypes.includes(user.dealerType)),
      )
const isHouse = ({ dealerType: type }: UserRow) => type >= dealerType.dealer
const viewFor =
  (user: UserRow, now: number) =>
  (row: BizAdRow): BizAd =>
    ({
      ...row,
      phase: phaseOf(row, now),
      clickRate: rate(row.clickCount, row.viewCount),
      ...(isHouse(user) && { viewCount: null, clickCount: null, clickRate: null }),
      trend: [],
    }) as unknown as BizAd // The data holds only the values of the enumerations.

const listed = listOf(advertisements.list)<BizAdRow & { phase: number }>({
  is: ['position', 'jumpType', 'shopTypes', 'areaNames', 'phase', 'status'],
  like: ['title'],
  between: ['startTime'],
  sort: [
    'updateTime',
    'sort',
    'startTime',
    'viewCount',
    'clickCount',
    { clickRate: (row) => rate(row.clickCount, row.viewCount) },
  ],
})
on(advertisements.list)((input, { user, now }) => {
  demandPage(user, PAGE)
  const view = viewFor(user, now)
  const rows = seenBy(user, now).map((row) => ({ ...row, phase: phaseOf(row, now) }))
  return { ...listed.page(rows, input, view), ...counted(now), summary: listed.counts(rows, input, 'status', STATES) }
})
const rowOf = (id: unknown, user: UserRow, now: number) =>
  found(
    seenBy(user, now).find((row) => row.id === text(id)),
    '记录不存在或无权查看',
  )
on(advertisements.get)(({ id }, { user, now }) => {
  demandPage(user, PAGE)
  const row = rowOf(id, user, now)
  return { ...viewFor(user, now)(row), trend: isHouse(user) ? [] : daysOf(row, now) }
})

const read = (input: Record<string, unknown>, was: BizAdRow | undefined, now: number) => {
  const { link, faults: badLink } = linkIn(input, was, LINKS)
  const { times, faults: badTimes } = timesIn(input, was, now)
  const { values, faults } = readInto(
    { ...bizAd, sort: demanded(bizAd.sort) },
    ['title', 'position', 'cover', 'shopTypes', 'areaNames', 'sort'],
    input,
    was ?? { shopTypes: SHOPS, sort: 100 },
  )
  const isMoved = was && was.viewCount > 0 && values.position !== was.position
  refuseFields({
    ...faults,
    position: faults.position ?? (isMoved ? '已有投放数据, 不能更换广告位' : undefined),
    ...badLink,
    shopTypes: values.shopTypes.every((one) => SHOPS.includes(one)) ? faults.shopTypes : '请选择投放门店类型',
    ...badTimes,
  })
  return { ...values, ...link, ...times }
}
const write = (user: UserRow, permission: string) => {
  demand(user, permission)
  demandPage(user, PAGE)
  demandHead(user)
}
on(advertisements.create)((input, { user, now }) => {
  write(user, 'advertisements.create')
  const time = formatTime(now)
  const row: BizAdRow = {
    id: newId(),
    ...read({ ...input }, undefined, now),
    viewCount: 0,
    clickCount: 0,
    status: enableStatus.disabled,
    createTime: time,
    updateBy: user.nickname,
    updateTime: time,
  }
  bizAds().unshift(row)
  return { id: row.id }
})
on(advertisements.update)((input, { user, now }) => {
  write(user, 'advertisements.update')
  const row = rowOf(input.id, user, now)
  refuseChanged(row, input)
  Object.assign(row, read({ ...input }, row, now), { updateBy: user.nickname, updateTime: formatTime(now) })
})

const meet = (a: readonly unknown[], b: readonly unknown[]) => a.some((one) => b.includes(one))
/** True if two popups compete, because shop types and areas overlap. */
const sameUsers = (a: BizAdRow, b: BizAdRow): boolean =>
  meet(a.shopTypes, b.shopTypes) &&
  (a.areaNames.length === 0 || b.areaNames.length === 0 || meet(a.areaNames, b.areaNames))
on(advertisements.setStatus)((input, { user, now }) => {
  write(user, 'advertisements.setStatus')
  const row = rowOf(input.id, user, now)
  const status = integer(input.status)
  if (status !== enableStatus.enabled && status !== enableStatus.disabled) throw new Refusal(400, '状态不正确')
  if (status === row.status) throw new Refusal(400, '状态已变化，请刷新后重试')
  if (status === enableStatus.enabled) {
    const limit = bizAdSlots[row.position]?.limit ?? 1
    const rivals = bizAds().filter(
      (one) => one.position === row.position && (!isPopup(row.position) || sameUsers(one, row)),
    )
    demandShowable(row, now, { name: NAMES[row.position] ?? '', limit }, crowdOf(row, rivals, isOn, limit))
  }
  Object.assign(row, { status, updateBy: user.nickname, updateTime: formatTime(now) })
})
