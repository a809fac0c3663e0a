import { dealerStatus, staffPost, staffStatus } from '@/entities/shared/enums'
import { shopUserStatus } from '@/entities/marketing/shopUser'
import { questionTag as tags, storeQuestionStatus as states, type StoreQuestion } from '@/entities/voice/storeQuestion'
import { colors, type Context, picture, wireTime } from '../../core/context'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import type { ShopUserRow } from '../../members/data/shopUsers'
import type { DealerRow, StaffRow } from '../../system/data/types'

export interface QuestionRow extends Stored<StoreQuestion, 'dealerName'> {
  seriesCode: string
}

const COUNT = 500
const OPEN = 60
const HOUR = 3_600_000
const GONE = '已注销用户'

const TEXTS: readonly (readonly [tag: number, text: string, reply: string])[] = [
  [
    tags.price,
    '现在订车有什么优惠？置换能补多少？',
    '您好，本月置换补贴以门店活动公示为准，欢迎到店，我们按您的车况给出方案。',
  ],
  [
    tags.testDrive,
    '周末可以试驾吗，需要提前多久预约？',
    '您好，周末都可以试驾，提前半天在App预约即可，记得带好驾驶证。',
  ],
  [tags.equipment, '中配和高配的座椅有什么区别？', '您好，高配多了通风、按摩和记忆功能，店里两款都有展车可以对比。'],
  [tags.service, '首保大概要多少钱，要等多久？', '您好，首保免费，正常 1 小时左右，建议提前预约避开周末高峰。'],
  [
    tags.charging,
    '冬天高速续航能跑多少？家里没车位怎么充电？',
    '您好，冬季高速约为标称的七成，附近有三家合作充电站，到店可以详细介绍。',
  ],
  [tags.other, '门店几点下班？能停车吗？', '您好，门店营业到 20:30，门口有免费车位，到店报手机尾号即可。'],
  [tags.equipment, '这款车能拖挂吗，最大多重？', '您好，出厂未配拖挂装置，加装需按法规备案，详情可以到店咨询。'],
  [
    tags.price,
    '全款和分期价格一样吗？我的电话 138****5566，方便的话联系我。',
    '您好，车价一致，分期另有贴息方案，顾问会通过 App 与您联系。',
  ],
]

interface Ground {
  people: readonly ShopUserRow[]
  dealers: readonly DealerRow[]
  staff: readonly StaffRow[]
  series: readonly { seriesCode: string; seriesName: string }[]
  now: number
}

export const buildStoreQuestions = (
  context: Context,
  { people, dealers, staff, series, now }: Ground,
): QuestionRow[] => {
  const { random } = context
  const open = dealers.filter(({ status }) => status === dealerStatus.open)
  const advisers = new Map<string, string[]>()
  for (const { dealerCode, staffName, post, status } of staff)
    if (status === staffStatus.active && (post === staffPost.salesConsultant || post === staffPost.serviceAdviser))
      advisers.set(dealerCode, [...(advisers.get(dealerCode) ?? []), staffName])
  return Array.from({ length: COUNT }, (_, index): QuestionRow => {
    const [tag, content, reply] = at(TEXTS, index)
    const person = at(people, index * 71 + 29)
    const dealer = index % 8 === 1 ? at(open, 0) : at(open, index)
    const isGone = person.status === shopUserStatus.closed
    const isOpen = index < OPEN
    const created =
      now - Math.round((isOpen ? 0.3 + index * 1.6 : 100 + (index - OPEN) * 9) * HOUR) - random.int(0, 50) * 1000
    const replied = created + Math.round((index % 5 === 2 ? random.int(5, 60) : random.int(2, 38) / 10) * HOUR)
    const about = at(series, index * 3)
    return {
      id: String(72_000_001 + index * 3),
      content: index % 41 === 17 ? `${content} 😊`.padEnd(200, '谢谢') : content,
      images:
        index % 7 === 2
          ? Array.from({ length: 1 + (index % 3) }, (_one, place) =>
              picture(`提问图${place + 1}`, at(colors, index + place), 480, 480),
            )
          : [],
      questionTag: tag,
      seriesCode: about.seriesCode,
      seriesName: about.seriesName,
      dealerCode: dealer.dealerCode,
      nickname: isGone ? GONE : person.nickname,
      phone: isGone ? '' : person.phone,
      viewCount: random.int(3, 900),
      likeCount: isOpen ? 0 : random.int(0, 80),
      reply: isOpen ? '' : reply,
      replyBy: isOpen ? '' : at(advisers.get(dealer.dealerCode) ?? [dealer.contactName], index),
      replyTime: isOpen ? '' : wireTime(replied),
      status: isOpen ? states.open : states.answered,
      createTime: wireTime(created),
    }
  })
}
