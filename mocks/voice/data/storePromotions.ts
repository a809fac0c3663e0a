import { promoOffBy, promoStatus, promoType } from '@/entities/voice/storePromotion'
import { colors, type Context, picture, wireTime } from '../../core/context'
import { at } from '../../core/random'
import type { CarSeriesRow } from '../../system/data/types'
import type { StoreRow } from './stores'

export interface PromotionRow {
  id: string
  dealerCode: string
  title: string
  promoType: number | ''
  cover: string
  allSeriesFlag: number
  seriesCodes: string[]
  content: string
  startTime: string
  endTime: string
  clueFlag: number
  contactPhone: string
  views: number[]
  status: number
  offBy: number | ''
  offReason: string
  createBy: string
  updateBy: string
  updateTime: string
}

const COUNT = 70
const DAY = 86_400_000
const TITLES: readonly (readonly [title: string, type: number])[] = [
  ['周末到店赏车礼', promoType.visitGift],
  ['全系试驾有礼，油卡等你拿', promoType.driveGift],
  ['限时综合优惠，至高省18000元', promoType.limitedOffer],
  ['旧车置换补贴8000元', promoType.tradeIn],
  ['秋冬养护套餐88折', promoType.service],
  ['老友推荐购车礼', promoType.other],
]
const REASONS = ['优惠内容与总部政策不符', '图片含未授权素材', '标题含绝对化用语']
const text = (title: string) =>
  `<h2>${title}</h2><p>到店出示本页即可参加，名额有限，先到先得。</p><ul><li>需提前一天预约</li><li>不与其他优惠同享</li></ul><p>具体以门店公示为准。</p>`

const lifeOf = (index: number): { status: number; from: number; days: number } => {
  switch (index % 7) {
    case 0:
      return { status: promoStatus.draft, from: -6 - (index % 9), days: 30 }
    case 1:
      return { status: promoStatus.waiting, from: -2 - (index % 9), days: 20 }
    case 2:
    case 3:
      return { status: promoStatus.shown, from: 3 + (index % 30), days: 60 }
    case 4:
      return { status: promoStatus.down, from: 12 + (index % 8), days: 45 }
    default:
      return { status: promoStatus.over, from: 60 + index, days: 30 }
  }
}

export const buildPromotions = (
  context: Context,
  ground: { stores: readonly StoreRow[]; series: readonly CarSeriesRow[]; now: number },
): PromotionRow[] => {
  const { random } = context
  return Array.from({ length: COUNT }, (_, index): PromotionRow => {
    const store = at(ground.stores, index % 3 === 0 ? index % 5 : index)
    const [title, type] = at(TITLES, index)
    const { status, from, days } = lifeOf(index)
    const wasShown = status >= promoStatus.shown
    const clueFlag = index % 4 === 3 ? 0 : 1
    const isDown = status === promoStatus.down
    const offBy = isDown ? (index % 2 === 0 ? promoOffBy.headquarters : promoOffBy.store) : ''
    return {
      id: `SP${String(260_001 + index * 3)}`,
      dealerCode: store.dealerCode,
      title,
      promoType: type,
      cover: picture(title.slice(0, 6), at(colors, index + 2), 750, 422),
      allSeriesFlag: index % 5 === 0 ? 1 : 0,
      seriesCodes:
        index % 5 === 0
          ? []
          : [...new Set([0, 1, 2].slice(0, 1 + (index % 3)).map((step) => at(ground.series, index + step).seriesCode))],
      content: text(title),
      startTime: wireTime(ground.now - from * DAY),
      endTime: wireTime(ground.now - (from - days) * DAY),
      clueFlag,
      contactPhone: store.salesPhone || store.servicePhone,
      views: wasShown ? Array.from({ length: Math.max(1, Math.min(from, days)) }, () => random.int(5, 160)) : [],
      status,
      offBy,
      offReason: offBy === promoOffBy.headquarters ? at(REASONS, index) : '',
      createBy: store.updateBy || '门店管理员',
      updateBy: store.updateBy || '门店管理员',
      updateTime: wireTime(ground.now - Math.max(from, 1) * DAY + random.int(0, 20) * 3_600_000),
    }
  })
}
