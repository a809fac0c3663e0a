import { createContext } from '../../core/context'
import { type CategoryRow, leafNames } from './categories'

export interface GoodsSeed {
  id: string
  goodsName: string
  price: string
  points: number
  categoryId: string
  status: number
}

/** First-level category, and the names of its goods by second-level category. */
const seeds: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    '车内用品',
    {
      坐垫脚垫: '四季通用坐垫 全包围脚垫 真皮腰靠 记忆棉头枕',
      收纳整理: '后备箱收纳箱 椅背收纳袋 中控收纳盒',
      香氛净化: '车载香薰 活性炭净化包 车载空气净化器',
    },
  ],
  [
    '车外装饰',
    { 外观件: '运动前唇 车顶行李架 门槛迎宾条 车身拉花', 防护: '全车隐形车衣体验装 挡泥板四件套 后视镜雨膜' },
  ],
  [
    '电子电器',
    { 影音导航: '行车记录仪 流媒体后视镜 车载蓝牙音箱', 充电补能: '便携充电枪 家用充电桩 车载快充头 双向移动电源' },
  ],
  [
    '养护服务',
    {
      保养套餐: '全合成机油保养套餐 半合成机油保养套餐 空调深度清洁',
      美容清洗: '精洗券 漆面镀晶 内饰清洁套装 玻璃水四瓶装',
    },
  ],
  [
    '品牌周边',
    { 服饰箱包: '联名棒球帽 运动双肩包 旅行箱 抓绒外套', 模型文创: '合金车模1:18 拼装积木跑车 陶瓷马克杯 金属钥匙扣' },
  ],
  [
    '生活优选',
    {
      家居: '保温壶 露营天幕 折叠桌椅套装 车载冰箱',
      数码: '无线耳机 智能手环 机械键盘 移动硬盘',
      权益卡: '洗车月卡 视频会员季卡 加油卡200元 话费充值100元',
    },
  ],
]

/** Goods that are not on sale: [category, name, state]. */
const more: readonly (readonly [string, string, number])[] = [
  ['坐垫', '夏季凉垫', 3],
  ['座舱收纳', '车载纸巾盒', 0],
  ['车载香氛', '香薰补充装', 3],
  ['改装件', '碳纤维尾翼', 0],
  ['车载影音', '后排娱乐屏', 0],
  ['移动电源', '车载逆变器', 3],
  ['服饰', '渔夫帽', 2],
  ['文创用品', '帆布购物袋', 0],
  ['露营家具', '野餐垫', 2],
]

export const buildGoods = (now: number, categories: readonly CategoryRow[]): GoodsSeed[] => {
  const { random } = createContext(now, 20_240_801, 1)
  const names = seeds.flatMap(([, children]) => Object.values(children).flatMap((some) => some.split(' ')))
  const leafId = (name: string | undefined) => categories.find(({ categoryName }) => categoryName === name)?.id ?? ''
  const idOf = (index: number) => String(820_100 + index * 3)
  const known = names.map((goodsName, index) => {
    const price = random.int(19, 1999)
    return {
      id: idOf(index),
      goodsName,
      price: `${price}.${index % 3 === 0 ? '90' : '00'}`,
      points: price * 10,
      categoryId: leafId(leafNames.get(goodsName)),
      status: index % 12 === 7 ? 2 : index % 25 === 11 ? 0 : 1,
    }
  })
  return [
    ...known,
    ...more.map(([leaf, goodsName, status], index) => ({
      id: idOf(known.length + index),
      goodsName,
      price: `${39 + index * 30}.00`,
      points: 390 + index * 300,
      categoryId: leafId(leaf),
      status,
    })),
  ]
}
