import * as ads from '@/api/content/ads'
import { type MiniAd, miniAd } from '@/entities/content/miniAd'
import { audience, jumpType, shelfStatus, showPhase } from '@/entities/content/shared'
import { miniAdSlots } from '@/entities/content/slots'
import { dealerType } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { counted } from '../../core/asOf'
import { on } from '../../core/dispatcher'
import { found, integer, refuseChanged, refuseFields, sent, text, texts } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage } from '../../system/rules/access'
import { newId } from '../../system/rules/store'
import type { MiniAdRow } from '../data/ads'
import { cityNames, crowdOf, daysOf, demandShowable, linkIn, miniAds, phaseOf, rate, timesIn } from '../rules/ads'
import { demanded, moveRow } from '../rules/order'
import { demandHead } from '../rules/writers'

const PAGE = '/addDvertising/addDvertising'
const NAMES = ['', '首页轮播', '首页弹窗', '购车页横幅', '试驾页横幅', '商城首页轮播', '我的页通栏'] as const
const STATES = [shelfStatus.new, shelfStatus.up, shelfStatus.down]
const LINKS = Object.values(jumpType).filter(
  (code): code is number => typeof code === 'number' && code !== jumpType.appPage && code <= jumpType.car,
)
const isUp = ({ status }: MiniAdRow) => status === shelfStatus.up
const seenBy = (user: UserRow, now: number): MiniAdRow[] =>
  user.dealerType === dealerType.headquarters
    ? miniAds()
    : miniAds().filter((row) => isUp(row) && phaseOf(row, now) === showPhase.running)
const viewAt =
  (now: number) =>
  (row: MiniAdRow): MiniAd =>
    ({
      ...row,
      cities: cityNames(row.cityCodes),
      phase: phaseOf(row, now),
      clickRate: rate(row.clickCount, row.viewCount),
      trend: [],
    }) as unknown as MiniAd // The data holds only the values of the enumerations.

const listed = listOf(ads.list)<MiniAdRow & { phase: number }>({
  is: ['position', 'jumpType', 'audience', 'phase', 'status'],
  like: ['title'],
  between: ['startTime'],
  sort: [
    'sort',
    'startTime',
    'viewCount',
    'clickCount',
    'updateTime',
    { clickRate: (row) => rate(row.clickCount, row.viewCount) },
  ],
})
const takenOf = (rows: readonly MiniAdRow[], now: number) =>
  Object.fromEntries(
    Object.keys(miniAdSlots).map((code) => [
      `position${code}`,
      rows.filter((row) => row.position === Number(code) && isUp(row) && phaseOf(row, now) !== showPhase.ended).length,
    ]),
  )
on(ads.list)((input, { user, now }) => {
  demandPage(user, PAGE)
  const seen = seenBy(user, now)
  const asked = input.sortField ? input : { ...input, sortField: 'sort', sortOrder: 'asc' }
  const rows = seen.map((row) => ({ ...row, phase: phaseOf(row, now) }))
  return {
    ...listed.page(rows, asked, viewAt(now)),
    ...counted(now),
    summary: { ...listed.counts(rows, input, 'status', STATES), ...takenOf(seen, now) },
  }
})
const rowOf = (id: unknown, user: UserRow, now: number) =>
  found(
    seenBy(user, now).find((row) => row.id === text(id)),
    '记录不存在或无权查看',
  )
on(ads.get)(({ id }, { user, now }) => {
  demandPage(user, PAGE)
  const row = rowOf(id, user, now)
  return { ...viewAt(now)(row), trend: daysOf(row, now) }
})

const read = (input: Record<string, unknown>, was: MiniAdRow | undefined, now: number) => {
  const { link, faults: badLink } = linkIn(input, was, LINKS)
  const { times, faults: badTimes } = timesIn(input, was, now)
  const { values, faults } = readInto(
    { ...miniAd, sort: demanded(miniAd.sort) },
    ['title', 'subTitle', 'position', 'cover', 'audience', 'sort'],
    input,
    was ?? { audience: audience.everyone, sort: 100 },
  )
  refuseFields({ ...faults, ...badLink, ...badTimes })
  const cityCodes = sent(input, 'cityCodes') ? texts(input.cityCodes) : (was?.cityCodes ?? [])
  return { ...values, cityCodes, ...link, ...times }
}
const write = (user: UserRow, permission: string) => {
  demand(user, permission)
  demandPage(user, PAGE)
  demandHead(user)
}
on(ads.create)((input, { user, now }) => {
  write(user, 'ads.create')
  const time = formatTime(now)
  const row: MiniAdRow = {
    id: newId(),
    ...read({ ...input }, undefined, now),
    viewCount: 0,
    clickCount: 0,
    status: shelfStatus.new,
    createTime: time,
    updateBy: user.nickname,
    updateTime: time,
  }
  miniAds().unshift(row)
  return { id: row.id }
})
on(ads.update)((input, { user, now }) => {
  write(user, 'ads.update')
  const row = rowOf(input.id, user, now)
  refuseChanged(row, input)
  Object.assign(row, read({ ...input }, row, now), { updateBy: user.nickname, updateTime: formatTime(now) })
})
on(ads.setShelf)((input, { user, now }) => {
  write(user, 'ads.setShelf')
  const row = rowOf(input.id, user, now)
  const status = integer(input.status)
  if (status === shelfStatus.up) {
    if (isUp(row)) throw new Refusal(400, '状态已变化，请刷新后重试')
    const limit = miniAdSlots[row.position]?.limit ?? 1
    const rivals = miniAds().filter((one) => one.position === row.position)
    demandShowable(row, now, { name: NAMES[row.position] ?? '', limit }, crowdOf(row, rivals, isUp, limit))
  } else if (status !== shelfStatus.down) throw new Refusal(400, '状态不正确')
  else if (!isUp(row)) throw new Refusal(400, '状态已变化，请刷新后重试')
  Object.assign(row, { status, updateBy: user.nickname, updateTime: formatTime(now) })
})
on(ads.move)((input, { user, now }) => {
  write(user, 'ads.move')
  const row = rowOf(input.id, user, now)
  moveRow(
    miniAds().filter(({ position }) => position === row.position),
    row,
    input,
  )
})
