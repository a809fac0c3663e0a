import { memberType as memberTypes } from '@/entities/marketing/memberType'
import { type ShopUser, shopUserStatus, userSource } from '@/entities/marketing/shopUser'
import { gender as genders, staffStatus } from '@/entities/shared/enums'
import { distinct } from '@/lib/distinct'
import { control, seeded } from '../../core/control'
import { createContext, wireTime } from '../../core/context'
import { personName } from '../../core/names'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import { shopOrders } from '../../commerce/rules/shopOrders'
import { people } from '../../community/rules/people'
import { buildCustomers } from '../../marketing/data/coupons'
import { invitations } from '../../marketing/rules/invitations'
import { org, reference } from '../../system/rules/store'

export interface ShopUserRow extends Stored<ShopUser, 'headImgUrl' | 'orderCount' | 'orderAmount'> {
  /** Id of the user who sent the invitation. Empty if there is none. */
  referrerId: string
  /** Dealer that sold the car. Empty if there is none. */
  dealerCode: string
}
type Known = Pick<ShopUserRow, 'userId' | 'nickname' | 'phone'> & Partial<ShopUserRow>

const USERS = 12_000
const STAFF = 24
const DAY = 86_400_000
const MINUTE = 60_000
const OLD_DAYS = 400
const NEW_TODAY = 9
const NICKS =
  '追光者 一路有你 小满 山海皆可平 车友老李 云淡风轻 🚗去看海 Lucky 南方的雨 半夏 星屿控 咖啡不加糖 阿白 周末去露营 Leo 北纬30度'.split(
    ' ',
  )
const cityNames = (): string[] => [...new Set(org.dealers.map(({ cityName }) => cityName))]
const ODD_NICKS = [
  '一个名字长到三十个字的用户看看表格里会不会把整行都撑开才好呢呢',
  '🎉🚙👨‍👩‍👧‍👦一家四口🏕️',
  'محمد الفهد',
  'Maximiliane von Hohenberg-Lang',
] as const
const TWINS = '王伟'

export const knownUsers = (): Known[] => {
  const { referrers, referred } = invitations()
  const { users } = buildCustomers(reference(), cityNames(), control.volume())
  const soldBy = new Map(org.dealers.map(({ dealerName, dealerCode }) => [dealerName, dealerCode]))
  const names = new Map(referrers.map(({ userId, nickname }) => [userId, nickname]))
  return [
    ...users,
    ...referrers.map(({ userId, nickname, phone, memberType, vehicles: [car] }) => ({
      ...{ userId, nickname, userName: nickname, phone, memberType },
      seriesName: car?.seriesName ?? '',
      dealerCode: soldBy.get(car?.dealerName ?? '') ?? '',
    })),
    ...referred.map(({ id, userId, nickname, phone, inviteTime }) => ({
      userId: `88${id.slice(-6)}`,
      ...{ nickname, userName: nickname, phone },
      memberType: memberTypes.fan,
      source: userSource.invitation,
      referrerId: userId,
      referrerName: names.get(userId) ?? '',
      createTime: inviteTime,
    })),
    ...distinct(shopOrders(), ({ phone }) => phone).map(({ id, nickname, phone }) => ({
      userId: `66${id.slice(-7)}`,
      ...{ nickname, phone },
    })),
    ...org.staff
      .filter(({ status }) => status === staffStatus.active)
      .slice(0, STAFF)
      .map(({ id, staffName, phone }) => ({
        userId: `6800${id}`,
        ...{ nickname: staffName, userName: staffName, phone },
      })),
    ...people().map(({ userId, nickname, phone, seriesName }) => ({
      ...{ userId, nickname, phone, seriesName },
      memberType: seriesName === '' ? memberTypes.fan : memberTypes.owner,
    })),
  ]
}

const takeGround = () => ({
  now: reference(),
  series: org.carSeries.map(({ seriesName }) => seriesName),
  sellers: org.dealers.map(({ dealerCode }) => dealerCode),
  cities: cityNames(),
  known: knownUsers(),
})

const buildShopUsers = ({ now, series, sellers, cities, known }: ReturnType<typeof takeGround>): ShopUserRow[] => {
  const context = createContext(now, 20_261_129, 20_000_001)
  const { random } = context
  const made = (place: number): Known => ({
    userId: String(690_000_000 + place * 17),
    nickname: '',
    phone: context.phone(),
    createTime: wireTime(
      place < NEW_TODAY ? now + place * 20_000 : now - Math.floor((random.int(1, 1000) / 1000) ** 2 * 900 * DAY),
    ),
  })
  const whole = (row: Known, index: number): ShopUserRow => {
    const person = personName(random)
    const memberType = row.memberType ?? at([1, 2, 2, 1, 2, 3, 2], index)
    const isOwner = memberType === memberTypes.owner
    const createTime = row.createTime ?? wireTime(now - (OLD_DAYS + random.int(0, 500)) * DAY)
    const seen = wireTime(
      now - Math.floor((random.int(0, 1000) / 1000) ** 3 * 300 * DAY) - random.int(1, 1400) * MINUTE,
    )
    return {
      userName: person.name,
      gender: index % 9 === 4 ? genders.unknown : person.gender,
      memberLevel: isOwner ? at([1, 1, 2, 2, 3, 4, 1, 0], index) : at([0, 0, 1, 0, 0, 2], index),
      seriesName: isOwner ? random.pick(series) : '',
      dealerCode: isOwner ? random.pick(sellers) : '',
      source: at([1, 1, 2, 1, 3, 2, 5], index),
      cityName: random.pick(cities),
      referrerId: '',
      referrerName: '',
      status:
        index % 97 === 13 ? shopUserStatus.frozen : index % 53 === 7 ? shopUserStatus.closed : shopUserStatus.active,
      ...row,
      nickname: row.nickname || (index % 4 === 1 ? person.name : `${at(NICKS, index)}${index % 5 ? index : ''}`),
      memberType,
      createTime,
      lastLoginTime: seen > createTime ? seen : createTime,
    }
  }
  const rows = Array.from({ length: USERS }, (_, index) => whole(known[index] ?? made(index - known.length), index))
  rows.forEach((row, index) => {
    if (index < known.length && known[index]?.status === undefined) row.status = shopUserStatus.active
  })
  ODD_NICKS.forEach((nickname, place) => Object.assign(at(rows, known.length + 20 + place * 40), { nickname }))
  const [one, other] = [at(rows, known.length + 30), at(rows, known.length + 31)]
  Object.assign(one, { userName: TWINS })
  Object.assign(other, { userName: TWINS, phone: `${other.phone.slice(0, 7)}${one.phone.slice(-4)}` })
  return rows.toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))
}

const store = seeded('shopUsers', () => {
  const ground = takeGround()
  let rows: readonly ShopUserRow[] | undefined
  // A function, so that 12,000 immutable rows are built at first use and not copied at each reset.
  return () => (rows ??= buildShopUsers(ground))
})
const indexes = new WeakMap<readonly ShopUserRow[], Map<string, ShopUserRow>>()

export const shopUsers = (): readonly ShopUserRow[] => store()()
export const shopUserById = (userId: string): ShopUserRow | undefined => {
  const rows = shopUsers()
  const index = indexes.get(rows) ?? new Map(rows.map((row) => [row.userId, row]))
  indexes.set(rows, index)
  return index.get(userId)
}
