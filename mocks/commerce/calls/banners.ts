import * as specials from '@/api/commerce/specials'
import { linkType, showStage } from '@/entities/commerce/shared'
import { bannerPosition, bannerStatus, type ShopBanner, shopBanner } from '@/entities/commerce/shopBanner'
import { prop } from '@/lib/json'
import { formatTime, toMillis } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { demandHeadquarters, demandHeadquartersPage } from '../../community/rules/headquarters'
import { sortRows } from '../rules/sort'
import type { UserRow } from '../../system/data/types'
import { demandPage } from '../../system/rules/access'
import { newId } from '../../system/rules/store'
import type { BannerRow } from '../data/shopBanners'
import { banners, linkFault, linkOf, stageOf } from '../rules/pages'

const PAGE = '/page-management-shop/banner-management'
const MAX_AT_ONCE = 8
const GONE = 'Banner不存在或已删除'
const PLACES = [bannerPosition.home, bannerPosition.category, bannerPosition.points, bannerPosition.paid]
const isOn = ({ status }: BannerRow) => status === bannerStatus.on

const viewOf = (row: BannerRow, now: number): ShopBanner => {
  const { linkName, alive } = linkOf(row.linkType, row.linkTarget)
  return { ...row, linkName, linkDead: alive ? 0 : 1, stage: stageOf(row, now) } as unknown as ShopBanner // The data holds only the values of the enumerations.
}
const listed = listOf(specials.listBanners)<BannerRow & { stage: number }>({
  is: ['position', 'linkType', 'status', 'stage'],
  like: ['title'],
  between: ['startTime'],
  sort: ['sort', 'clickCount', 'updateTime', 'startTime'],
})
on(specials.listBanners)((input, { user, now }) => {
  demandHeadquartersPage(user, PAGE)
  const asked = input.sortField ? input : { ...input, sortField: 'sort', sortOrder: 'asc' as const }
  const rows = banners().map((row) => ({ ...row, stage: stageOf(row, now) }))
  return {
    ...listed.page(rows, asked, (row) => viewOf(row, now)),
    summary: Object.fromEntries(
      PLACES.map((place) => [
        place,
        rows.filter((row) => row.position === place && isOn(row) && row.stage === showStage.showing).length,
      ]),
    ),
  }
})

const write = (user: UserRow, permission: string) => {
  demandPage(user, PAGE)
  demandHeadquarters(user, permission)
}
const PAST = '结束时间须晚于当前时间'
/** Reads a save over the stored banner. An end that is already stored may be in the past. */
const read = (input: Record<string, unknown>, now: number, was?: BannerRow) => {
  const { values, faults } = readInto(
    shopBanner,
    ['title', 'cover', 'position', 'linkType', 'linkTarget', 'startTime', 'endTime', 'sort'],
    input,
    was ?? { linkType: linkType.none },
  )
  const [start, end] = [toMillis(values.startTime) ?? 0, toMillis(values.endTime) ?? 0]
  refuseFields({
    ...faults,
    linkTarget: faults.linkTarget ?? linkFault(values.linkType, values.linkTarget),
    endTime:
      values.startTime && values.endTime && end <= start
        ? '结束时间须晚于开始时间'
        : values.endTime && values.endTime !== was?.endTime && end <= now
          ? PAST
          : undefined,
  })
  return { ...values, sort: values.sort ?? 0 }
}
const shelfFaults = (row: BannerRow, now: number) => {
  const isOver = (one: BannerRow) => stageOf(one, now) === showStage.over
  const rivals = banners().filter(
    (one) => one.id !== row.id && one.position === row.position && isOn(one) && !isOver(one),
  )
  return {
    linkTarget: linkOf(row.linkType, row.linkTarget).alive ? undefined : '跳转目标已下架或删除，请重新选择',
    endTime: isOver(row) ? PAST : undefined,
    position: !isOver(row) && rivals.length >= MAX_AT_ONCE ? '同一位置最多同时展示8个' : undefined,
  }
}
on(specials.createBanner)((input, { user, now }) => {
  write(user, 'specials.createBanner')
  const row: BannerRow = {
    id: newId(),
    ...read({ ...input }, now),
    clickCount: 0,
    status: bannerStatus.off,
    updateBy: user.nickname,
    updateTime: formatTime(now),
  }
  banners().unshift(row)
  return { id: row.id }
})
on(specials.updateBanner)((input, { user, now }) => {
  write(user, 'specials.updateBanner')
  const row = withId(banners(), input.id, GONE)
  refuseChanged(row, input)
  const next = { ...row, ...read({ ...input }, now, row) }
  // `read` rejects a new end in the past. An end that has passed since it was saved may stay.
  if (isOn(row)) refuseFields({ ...shelfFaults(next, now), endTime: undefined })
  Object.assign(row, next, { updateBy: user.nickname, updateTime: formatTime(now) })
})
on(specials.removeBanner)((input, { user }) => {
  write(user, 'specials.removeBanner')
  const row = withId(banners(), input.id, GONE)
  if (isOn(row)) throw new Refusal(400, '状态已变化，请刷新后重试')
  banners().splice(banners().indexOf(row), 1)
})
on(specials.sortBanners)((input, { user }) => {
  write(user, 'specials.sortBanners')
  const list: unknown[] = Array.isArray(input.list) ? input.list : []
  const first = withId(banners(), prop(list[0], 'id'), GONE)
  sortRows(
    banners().filter(({ position }) => position === first.position),
    list,
  )
})
on(specials.setBannerShelf)((input, { user, now }) => {
  write(user, 'specials.setBannerShelf')
  const row = withId(banners(), input.id, GONE)
  const status = integer(input.status)
  if ((status !== bannerStatus.on && status !== bannerStatus.off) || status === row.status)
    throw new Refusal(400, '状态已变化，请刷新后重试')
  if (status === bannerStatus.on) refuseFields(shelfFaults(row, now))
  Object.assign(row, { status, updateBy: user.nickname, updateTime: formatTime(now) })
})
