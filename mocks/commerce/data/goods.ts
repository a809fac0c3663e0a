import { enableStatus } from '@/entities/shared/enums'
import { colors, createContext, picture } from '../../core/context'
import { at } from '../../core/random'

/** A category of the shop; '' stands above the first level. */
export interface CategoryRow {
  id: string
  parentId: string
  categoryName: string
  status: number
}

/** What the shop offers; 1 is on the shelf. */
export interface GoodsRow {
  id: string
  goodsName: string
  picture: string
  price: string
  points: number
  categoryId: string
  status: number
}

/** First-level category, second-level categories, and what is in each. */
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

/** The categories of the shop and some sixty goods in them, most of them on the shelf. */
export const buildGoods = (now: number): { categories: CategoryRow[]; goods: GoodsRow[] } => {
  const { random } = createContext(now, 20_240_801, 1)
  const categories: CategoryRow[] = []
  const goods: GoodsRow[] = []
  for (const [name, children] of seeds) {
    const parent: CategoryRow = {
      id: String(3100 + categories.length),
      parentId: '',
      categoryName: name,
      status: enableStatus.enabled,
    }
    categories.push(parent)
    for (const [childName, names] of Object.entries(children)) {
      const child: CategoryRow = {
        id: String(3100 + categories.length),
        parentId: parent.id,
        categoryName: childName,
        status: enableStatus.enabled,
      }
      categories.push(child)
      for (const goodsName of names.split(' ')) {
        const index = goods.length
        const price = random.int(19, 1999)
        goods.push({
          id: String(820_100 + index * 3),
          goodsName,
          picture: picture(goodsName.slice(0, 2), at(colors, index)),
          price: `${price}.${index % 3 === 0 ? '90' : '00'}`,
          points: price * 10,
          categoryId: child.id,
          status: index % 12 === 7 ? 2 : index % 25 === 11 ? 0 : 1,
        })
      }
    }
  }
  return { categories, goods }
}
