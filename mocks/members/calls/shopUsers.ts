import * as integral from '@/api/commerce/integral'
import * as shopUserCalls from '@/api/members/shopUsers'
import { memberType } from '@/entities/marketing/memberType'
import { type ShopUser, shopUserStatus } from '@/entities/marketing/shopUser'
import { dealerType } from '@/entities/shared/enums'
import { fromCents } from '@/lib/money'
import { colors, picture, wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { text } from '../../core/input'
import { listOf } from '../../core/list'
import { at } from '../../core/random'
import { payCents, shopOrders } from '../../commerce/rules/shopOrders'
import { codes } from '../../marketing/rules/coupons'
import { seesCode } from '../../marketing/rules/couponRules'
import type { UserRow } from '../../system/data/types'
import { type ShopUserRow, shopUserById, shopUsers } from '../data/shopUsers'
import { balanceOf } from '../rules/pointBalances'

const DAY = 86_400_000
const ACTIVE_DAYS = 30

/** Returns the users that somebody may see: headquarters all, others those whose coupons they see. */
const usersOf = (user: UserRow): readonly ShopUserRow[] => {
  if (user.dealerType === dealerType.headquarters) return shopUsers()
  const own = new Set(
    codes()
      .filter(seesCode(user))
      .map(({ userId }) => userId),
  )
  return shopUsers().filter(({ userId }) => own.has(userId))
}

const spentBy = (): ((phone: string) => { count: number; cents: number }) => {
  const spent = new Map<string, { count: number; cents: number }>()
  for (const order of shopOrders()) {
    const { count, cents } = spent.get(order.phone) ?? { count: 0, cents: 0 }
    const paid = order.payTime === '' ? 0 : payCents(order) - order.refundCents
    spent.set(order.phone, { count: count + 1, cents: cents + paid })
  }
  return (phone) => spent.get(phone) ?? { count: 0, cents: 0 }
}

const viewOf =
  (spent: ReturnType<typeof spentBy>) =>
  (row: ShopUserRow): ShopUser => {
    const { referrerId: _referrer, dealerCode: _dealer, ...user } = row
    const { count, cents } = spent(row.phone)
    const isClosed = row.status === shopUserStatus.closed
    // The data holds only the values of the enumerations.
    return {
      ...user,
      // A closed account has no name.
      ...(isClosed && { nickname: '', userName: '', phone: '' }),
      headImgUrl: isClosed ? '' : picture([...row.nickname][0] ?? '', at(colors, Number(row.userId.slice(-5)))),
      orderCount: count,
      orderAmount: fromCents(cents),
    } as ShopUser // see above
  }

on(shopUserCalls.list, {
  whole: { why: 'the list is the only way to one user, whom the shop calls back', when: 'asked by id' },
})((input, { user, now }) => {
  const spent = spentBy()
  const users = usersOf(user)
  const listed = listOf(shopUserCalls.list)<ShopUserRow>({
    is: [
      'userId',
      'memberType',
      'memberLevel',
      'source',
      'status',
      { id: (row) => row.userId, userIds: (row) => row.userId },
    ],
    where: {
      nickname: (asked) => {
        const word = text(asked).toLowerCase()
        return (row) =>
          word === '' || (row.status !== shopUserStatus.closed && row.nickname.toLowerCase().includes(word))
      },
    },
    phone: [{ phone: (row) => (row.status === shopUserStatus.closed ? '' : row.phone) }],
    between: ['createTime'],
    sort: [
      'createTime',
      'lastLoginTime',
      { orderCount: (row) => spent(row.phone).count, orderAmount: (row) => spent(row.phone).cents },
    ],
  })
  const fitting = listed.fitting(users, input)
  const today = wireTime(now).slice(0, 10)
  const active = wireTime(now - ACTIVE_DAYS * DAY)
  const countOf = (test: (row: ShopUserRow) => boolean) => fitting.filter(test).length
  return {
    ...listed.page(users, input, viewOf(spent)),
    summary: {
      all: fitting.length,
      owners: countOf((row) => row.memberType === memberType.owner),
      newToday: countOf((row) => row.createTime.startsWith(today)),
      active: countOf((row) => row.lastLoginTime >= active),
    },
  }
})

on(integral.listUserPoints)(({ userIds }) =>
  text(userIds)
    .split(',')
    .flatMap((userId) => (shopUserById(userId) ? balanceOf(userId) : [])),
)
