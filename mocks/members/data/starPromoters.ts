import { memberType } from '@/entities/marketing/memberType'
import { promoterType, type StarPromoter } from '@/entities/members/starPromoter'
import type { Context } from '../../core/context'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import type { ShopUserRow } from './shopUsers'

type Derived = 'nickname' | 'userName' | 'phone' | 'seriesName' | 'dealerName' | 'recommendCount' | 'tradedCount'
/** A promoter as stored. The state follows from its dates. */
export type PromoterRow = Stored<StarPromoter, Derived | 'qrCode' | 'rewardPoints' | 'status'>

const PROMOTERS = 36
const REMARKS = ['', '', '车友会推荐', '年度优秀车主', '合作满一年'] as const

/** Letters and digits without the easily confused 0, 1, O and I. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODES = LETTERS.length ** 6
/** Returns a promoter code: X and six of the letters, different for each number below 32^6. */
export const codeOf = (number: number): string => {
  const mixed = (number * 7919 + 104_729) % CODES
  return `X${[5, 4, 3, 2, 1, 0].map((place) => LETTERS[Math.floor(mixed / LETTERS.length ** place) % LETTERS.length]).join('')}`
}

export const buildPromoters = (
  context: Context,
  users: readonly Pick<ShopUserRow, 'userId'>[],
  typeOf: (userId: string) => number | undefined,
  dealers: readonly string[],
  people: readonly string[],
): PromoterRow[] =>
  Array.from({ length: PROMOTERS }, (_, index) => {
    const { userId } = at(users, index * 5)
    const isOwner = typeOf(userId) === memberType.owner
    const [from, until] =
      index % 12 === 5
        ? [-10, -375]
        : index % 12 === 9
          ? [420, 55]
          : index % 12 === 2
            ? [350, -15]
            : [200 + index * 4, -160 - index * 9]
    return {
      id: String(960_000 + context.next('promoter')),
      promoterCode: codeOf(index + 1),
      userId,
      promoterType: isOwner && index % 3 < 2 ? promoterType.owner : at([2, 3, 4], index),
      dealerCode: at(dealers, Math.floor(index / 3)),
      startTime: context.date(from),
      endTime: context.date(until),
      remark: at(REMARKS, index),
      createBy: at(people, index),
      createTime: context.workTime(Math.max(from, 0) + 3),
    }
  })
