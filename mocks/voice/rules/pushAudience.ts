import { memberType } from '@/entities/marketing/memberType'
import { shopUserStatus } from '@/entities/marketing/shopUser'
import { PATTERNS } from '@/entities/rules'
import type { FailRow } from '@/entities/shared/file'
import { pushTarget } from '@/entities/voice/paperPush'
import { prop } from '@/lib/json'
import { toMillis } from '@/lib/time'
import { seeded } from '../../core/control'
import { text, texts } from '../../core/input'
import { at } from '../../core/random'
import type { SheetRow } from '../../core/sheet'
import { seriesName } from '../../leads/rules/leads'
import { type ShopUserRow, shopUsers } from '../../members/data/shopUsers'
import { vehiclesOf } from '../../members/rules/userVehicles'
import { org } from '../../system/rules/store'
import { traces } from '../../vehicle/rules/traces'
import { pushRecords } from './paperPushes'

const DAY = 86_400_000
/** Unsubscribed users in percent, and the interval of sold cars whose owner is not a user. */
const [UNSUBSCRIBED, STRANGER_EVERY] = [3, 14]

const owners = () =>
  shopUsers().filter((user) => user.memberType === memberType.owner && user.status === shopUserStatus.active)
const isUnsubscribed = ({ userId }: ShopUserRow) => Number(userId.slice(-2)) < UNSUBSCRIBED
const mileageOf = ({ userId }: ShopUserRow) => (Number(userId.slice(-6)) * 37) % 120_000

const knownCars = seeded('ownersByVin', () => {
  const all = owners()
  return new Map([
    ...all.flatMap((user) => vehiclesOf(user).map(({ vin }) => [vin, user] as const)),
    ...traces().flatMap(({ vin, index }) =>
      index % STRANGER_EVERY === 0 ? [] : [[vin, at(all, index * 13)] as const],
    ),
  ])
})

interface Found {
  users: ShopUserRow[]
  strangers: number
}
const byConditions = (rule: unknown): ShopUserRow[] => {
  const series = new Set(texts(prop(rule, 'series')).map(seriesName))
  const codes = new Set(texts(prop(rule, 'cities')))
  const cities = new Set(org.dealers.filter(({ cityCode }) => codes.has(cityCode)).map(({ cityName }) => cityName))
  const [from, until] = [text(prop(rule, 'buyTimeStart')), text(prop(rule, 'buyTimeEnd'))]
  const [least, most] = [text(prop(rule, 'mileageMin')), text(prop(rule, 'mileageMax'))]
  const isBought = (user: ShopUserRow) => {
    const day = vehiclesOf(user)[0]?.buyTime.slice(0, 10) ?? ''
    return day !== '' && (from === '' || day >= from) && (until === '' || day <= until)
  }
  return owners().filter(
    (user) =>
      (series.size === 0 || series.has(user.seriesName)) &&
      (codes.size === 0 || cities.has(user.cityName)) &&
      (least === '' || mileageOf(user) >= Number(least)) &&
      (most === '' || mileageOf(user) <= Number(most)) &&
      ((from === '' && until === '') || isBought(user)),
  )
}
export const peopleOf = (targetType: number, rule: unknown): Found => {
  if (targetType === pushTarget.chosen) {
    const ids = new Set(texts(prop(rule, 'userIds')))
    return { users: shopUsers().filter(({ userId }) => ids.has(userId)), strangers: 0 }
  }
  if (targetType === pushTarget.phev) {
    const found = texts(prop(rule, 'vins')).map((vin) => knownCars().get(vin))
    const users = [...new Set(found.filter((user) => user !== undefined))]
    return { users, strangers: found.filter((user) => user === undefined).length }
  }
  return { users: targetType === pushTarget.conditions ? byConditions(rule) : owners(), strangers: 0 }
}

const pushedSince = (days: number, now: number): Set<string> =>
  new Set(
    pushRecords()
      .filter(({ pushTime }) => days > 0 && (toMillis(pushTime) ?? 0) > now - days * DAY)
      .map(({ user }) => user.userId),
  )
/** Returns the people who get a push and the number excluded for each reason. */
export const spared = ({ users, strangers }: Found, excludeDays: number, now: number) => {
  const recent = pushedSince(excludeDays, now)
  const optedOut = users.filter(isUnsubscribed)
  const pushed = users.filter((user) => !isUnsubscribed(user) && recent.has(user.userId))
  return {
    people: users.filter((user) => !isUnsubscribed(user) && !recent.has(user.userId)),
    leftOut: { pushed: pushed.length, optedOut: optedOut.length, unregistered: strangers },
  }
}

export const checkList = (
  rows: readonly SheetRow[],
  column: string,
  excludeDays: number,
  now: number,
): { found: Found; good: number; failRows: FailRow[] } => {
  const isVin = column === 'VIN'
  const byPhone = new Map(isVin ? [] : shopUsers().map((user) => [user.phone, user] as const))
  const recent = pushedSince(excludeDays, now)
  const seen = new Set<string>()
  const found: Found = { users: [], strangers: 0 }
  const failRows = rows.flatMap(({ rowNo, cells }): FailRow[] => {
    const value = (cells[column] ?? '').toUpperCase()
    const user = isVin ? knownCars().get(value) : byPhone.get(value)
    const reason =
      !isVin && !PATTERNS.mobile.test(value)
        ? '手机号格式不正确'
        : seen.has(value)
          ? '重复'
          : isVin && !user
            ? '未找到车主'
            : user && isUnsubscribed(user)
              ? '已退订'
              : user && recent.has(user.userId)
                ? `近${excludeDays}天已推送`
                : undefined
    if (reason) return [{ rowNo, column, value, reason }]
    seen.add(value)
    if (user) found.users.push(user)
    else found.strangers++
    return []
  })
  return { found, good: seen.size, failRows }
}
