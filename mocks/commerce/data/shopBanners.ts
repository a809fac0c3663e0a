import { goodsStatus, linkType } from '@/entities/commerce/shared'
import { bannerPosition, bannerStatus } from '@/entities/commerce/shopBanner'
import { colors, createContext, picture } from '../../core/context'
import { at } from '../../core/random'
import type { GoodsRow } from './shopGoods'

export interface BannerRow {
  id: string
  title: string
  cover: string
  position: number
  linkType: number
  linkTarget: string
  startTime: string
  endTime: string
  clickCount: number
  sort: number
  status: number
  updateBy: string
  updateTime: string
}
/** Width and height of the pictures in px, by position. */
const SIDES: Readonly<Record<number, readonly [number, number]>> = {
  1: [750, 320],
  2: [750, 240],
  3: [750, 280],
  4: [686, 160],
}
const TITLES = [
  '春季露营上新',
  '新车主礼遇',
  '充电桩安装季',
  '满减券限时领',
  '保养套餐预约',
  '夏日清凉好物',
  '分类页品牌周边',
  '分类页养护服务',
  '积分换好礼',
  '积分翻倍周',
  '会员权益说明',
  '晒单赢积分',
] as const

export const buildBanners = (now: number, goods: readonly GoodsRow[], couponId: string): BannerRow[] => {
  const { time, random } = createContext(now, 20_241_102, 1)
  const sold = goods.filter(({ status }) => status === goodsStatus.onSale)
  const gone = goods.find(({ status }) => status === goodsStatus.offShelf)
  return TITLES.map((title, index) => {
    const position = index < 6 ? 1 : index < 8 ? 2 : index < 11 ? 3 : 4
    const [wide, high] = SIDES[position] ?? [750, 320]
    const links: readonly (readonly [number, string])[] = [
      [linkType.topic, '660008'],
      [linkType.goods, at(sold, index).id],
      [linkType.web, 'https://h5.example.com/shop/charging'],
      [linkType.coupon, couponId],
      [linkType.category, at(sold, index).categoryId],
      [linkType.mini, JSON.stringify({ appId: '', path: 'pages/mall/index' })],
      [linkType.none, ''],
    ]
    const [kind, target] = index === 5 ? [linkType.goods, gone?.id ?? '1'] : at(links, index)
    const span = index === 3 ? [-2, -9] : index === 4 ? [30, 4] : index % 3 === 0 ? [12, -20] : undefined
    return {
      id: String(670_001 + index * 3),
      title,
      cover: picture(title.slice(0, 6), at(colors, index), wide, high),
      position,
      linkType: kind,
      linkTarget: target,
      startTime: span ? time(at(span, 0)) : '',
      endTime: span ? time(at(span, 1)) : '',
      clickCount: random.int(0, 20_000),
      sort: ((index % 6) + 1) * 10,
      status: index === 5 || index === 10 || position === bannerPosition.paid ? bannerStatus.off : bannerStatus.on,
      updateBy: '商城运营',
      updateTime: time(index + 0.4),
    }
  })
}
