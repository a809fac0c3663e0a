import { goodsStatus, linkType } from '@/entities/commerce/shared'
import { blockType as type } from '@/entities/commerce/subjectBlock'
import { colors, createContext, picture } from '../../core/context'
import { at } from '../../core/random'
import type { GoodsRow } from './shopGoods'

export interface BlockRow {
  id: string
  blockType: string
  props: Readonly<Record<string, unknown>>
  [other: string]: unknown
}
export interface SubjectRow {
  id: string
  title: string
  pageType: number
  cover: string
  bgColor: string
  bgImage: string
  shareTitle: string
  shareImage: string
  blocks: BlockRow[]
  startTime: string
  endTime: string
  viewCount: number
  orderCount: number
  sort: number
  status: number
  updateBy: string
  updateTime: string
}
interface Coupons {
  id: string
  couponName: string
}

const NOWHERE = { linkType: linkType.none, linkTarget: '', linkName: '' }
const toGoods = (row: GoodsRow | undefined) =>
  row ? { linkType: linkType.goods, linkTarget: row.id, linkName: row.goodsName } : NOWHERE
const toTopic = (id: string, linkName: string) => ({ linkType: linkType.topic, linkTarget: id, linkName })
const FIRST = 660_001
const STEP = 7
const WORDS = ['新品', '热卖', '露营', '养护', '电子', '周边', '家居', '权益', '积分', '活动'] as const

const blocksOf = (
  count: number,
  seed: number,
  goods: readonly GoodsRow[],
  coupons: readonly Coupons[],
  until: string,
) => {
  const sold = goods.filter(({ status }) => status === goodsStatus.onSale)
  const some = (from: number, many: number) =>
    Array.from({ length: many }, (_, index) => at(sold, seed * 5 + from + index))
  const image = (word: string, index: number, wide: number, high: number) =>
    picture(word, at(colors, seed + index), wide, high)
  const makers: readonly ((index: number) => [string, string, Record<string, unknown>])[] = [
    (index) => [
      type.banner,
      '头图轮播',
      {
        items: some(index, 3).map((row, place) => ({
          url: image(at(WORDS, index + place), place, 750, 400),
          link: place === 2 ? toTopic(String(FIRST + STEP), '春季露营好物') : toGoods(row),
        })),
        seconds: 4,
        dots: 'dots',
      },
    ],
    (index) => [
      type.nav,
      '金刚区',
      {
        count: 10,
        items: WORDS.map((text, place) => ({
          url: image(text.slice(0, 1), place + index, 100, 100),
          text,
          link: toGoods(at(sold, index + place)),
        })),
      },
    ],
    () => [
      type.notice,
      '公告',
      {
        items: [
          { text: '全场满 199 元包邮，偏远地区除外', link: NOWHERE },
          { text: '积分商城每周三上新', link: NOWHERE },
        ],
      },
    ],
    () => [
      type.coupon,
      '领券',
      { coupons: coupons.slice(0, 3).map(({ id, couponName }) => ({ id, couponName })), layout: 'row' },
    ],
    (index) => [
      type.title,
      `标题${index}`,
      {
        text: at(['人气热卖', '精选好物', '车主必备'], index),
        subText: '每周上新',
        align: 'left',
        color: '#1f1f1f',
        more: NOWHERE,
      },
    ],
    (index) => [
      type.goods,
      '商品',
      {
        layout: at(['two', 'three', 'sideways', 'one'], index),
        source: 'hand',
        goodsIds: some(index, 6).map(({ id }) => id),
        showPrice: 1,
        showOriPrice: 1,
        showSales: 1,
        showBuy: 1,
      },
    ],
    (index) => [
      type.image,
      '活动图',
      {
        url: image('限时活动', index, 750, 420),
        zones: [{ x: 8, y: 60, width: 30, height: 25, link: toGoods(at(sold, index)) }],
      },
    ],
    (index) => [
      type.cube,
      '魔方',
      {
        layout: '1+2',
        gap: 6,
        items: some(index, 3).map((row, place) => ({
          url: image(row.goodsName.slice(0, 4), place, 375, 375),
          link: toGoods(row),
        })),
      },
    ],
    () => [type.countdown, '倒计时', { endTime: until, before: '距活动结束还有', after: '' }],
    (index) => [type.video, '视频', { url: '/__files/video-landscape', poster: image('看一看', index, 750, 420) }],
    () => [
      type.richtext,
      '说明',
      { html: '<h3>购买须知</h3><p>订单付款后 48 小时内发货，<strong>支持 7 天无理由退货</strong>。</p>' },
    ],
    () => [type.divider, '分割', { style: 'solid', height: 16, color: '#e5e5e5' }],
  ]
  const blocks = Array.from({ length: count }, (_, index): BlockRow => {
    const [kind, name, props] = at(makers, index)(index)
    return {
      id: `b${seed}x${index + 1}`,
      blockType: kind,
      name,
      props,
      marginTop: index === 0 ? 0 : 10,
      hidden: index === count - 2 && count > 20 ? 1 : 0,
      sort: index + 1,
    }
  })
  const titled = blocks.filter(({ blockType }) => blockType === type.title)
  const last = blocks.at(-1)
  if (last && titled.length > 1)
    Object.assign(last, {
      blockType: type.anchor,
      name: '锚点',
      props: {
        items: titled.slice(0, 3).map(({ id }, place) => ({ text: at(WORDS, place), blockId: id })),
        color: '#b4552d',
      },
    })
  return blocks
}

export const buildSubjects = (
  now: number,
  { goods, coupons }: { goods: readonly GoodsRow[]; coupons: readonly Coupons[] },
): SubjectRow[] => {
  const { time, random } = createContext(now, 20_241_101, 1)
  const titles = [
    '商城首页',
    '春季露营好物',
    '新车主专区',
    '积分换好礼',
    '充电补能专场',
    '年末回馈',
    '亲子出行季',
    '双十二预热',
    '老版专题页',
  ]
  const types = [1, 2, 3, 4, 2, 2, 2, 2, 3]
  const states = [1, 1, 1, 1, 1, 2, 1, 0, 2]
  const counts = [30, 9, 7, 6, 8, 12, 5, 4, 3]
  const times: readonly (readonly [number, number] | undefined)[] = [
    undefined,
    [20, -20],
    undefined,
    undefined,
    [-3, -15],
    [60, 30],
    [40, 2],
  ]
  return titles.map((title, index) => {
    const blocks = blocksOf(at(counts, index), index, goods, coupons, time(-10))
    const gone = goods.filter(({ status }) => status !== goodsStatus.onSale)
    if (title === '双十二预热' || title === '春季露营好物') {
      const block = blocks.find(({ blockType }) => blockType === type.goods)
      const ids = [at(goods, 3).id, at(gone, 0).id, at(goods, 5).id]
      if (block) block.props = { ...block.props, goodsIds: ids }
      else
        blocks.push({
          id: 'b7gone',
          blockType: type.goods,
          name: '商品',
          props: { layout: 'two', source: 'hand', goodsIds: ids, showPrice: 1 },
          marginTop: 0,
          hidden: 0,
          sort: blocks.length + 1,
        })
    }
    if (title === '老版专题页')
      blocks.splice(1, 0, {
        id: 'old1',
        blockType: 'live',
        name: '直播间',
        props: { roomId: '88213', autoPlay: true, nested: { color: 'red' } },
        marginTop: 5,
        hidden: 0,
        sort: 2,
        legacy: { from: 'v1' },
      })
    const span = times[index]
    return {
      id: String(FIRST + index * STEP),
      title,
      pageType: at(types, index),
      cover: picture(title.slice(0, 4), at(colors, index), 690, 388),
      bgColor: '#F5F5F5',
      bgImage: '',
      shareTitle: title,
      shareImage: picture(title.slice(0, 2), at(colors, index), 500, 400),
      blocks,
      startTime: span ? time(span[0]) : '',
      endTime: span ? time(span[1]) : '',
      viewCount: at(states, index) === 0 ? 0 : random.int(900, 60_000),
      orderCount: at(states, index) === 0 ? 0 : random.int(3, 900),
      sort: (index + 1) * 10,
      status: at(states, index),
      updateBy: index % 2 ? '商城运营' : '超级管理员',
      updateTime: time(index + 0.3),
    }
  })
}
