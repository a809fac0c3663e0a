import { type Category, categoryStatus, TOP } from '@/entities/commerce/category'
import { colors, createContext, picture } from '../../core/context'
import { at } from '../../core/random'

export interface CategoryRow {
  id: string
  parentId: string
  categoryName: string
  level: number
  cover: string
  homeFlag: 0 | 1
  tagNames: string[]
  /** Code of the default tax item. Empty if there is none. */
  taxCode: string
  sort: number
  status: Category['status']
  updateTime: string
}

/** Coupons refer to the ids of the first six categories, so other categories come after them. */
const first: readonly (readonly [string, string])[] = [
  ['车内用品', '坐垫脚垫 收纳整理 香氛净化'],
  ['车外装饰', '外观件 防护'],
  ['电子电器', '影音导航 充电补能'],
  ['养护服务', '保养套餐 美容清洗'],
  ['品牌周边', '服饰箱包 模型文创'],
  ['生活优选', '家居 数码 权益卡'],
]
const second: readonly (readonly [string, string])[] = [
  ['户外露营', '帐篷天幕 炊具餐具 户外服饰 户外照明'],
  ['礼品卡券', '礼盒 电子卡券'],
  ['车内用品', '内饰件 儿童安全'],
  ['车外装饰', '灯饰 轮毂轮胎'],
  ['电子电器', '智能互联 应急工具'],
  ['养护服务', '轮胎服务 代步服务'],
  ['品牌周边', '运动户外 母婴童趣'],
]
const third: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['坐垫脚垫', { 坐垫: '四季通用坐垫', 脚垫: '全包围脚垫', 头枕腰靠: '真皮腰靠 记忆棉头枕' }],
  ['收纳整理', { 后备箱收纳: '后备箱收纳箱', 座舱收纳: '椅背收纳袋 中控收纳盒' }],
  ['香氛净化', { 车载香氛: '车载香薰', 空气净化: '活性炭净化包 车载空气净化器' }],
  ['外观件', { 改装件: '运动前唇 车顶行李架', 装饰条贴: '门槛迎宾条 车身拉花' }],
  ['防护', { 车衣: '全车隐形车衣体验装', 防护件: '挡泥板四件套 后视镜雨膜' }],
  ['影音导航', { 记录仪: '行车记录仪', 车载影音: '流媒体后视镜 车载蓝牙音箱' }],
  ['充电补能', { 充电桩枪: '便携充电枪 家用充电桩', 移动电源: '车载快充头 双向移动电源' }],
  ['保养套餐', { 机油保养: '全合成机油保养套餐 半合成机油保养套餐', 深度清洁: '空调深度清洁' }],
  ['美容清洗', { 洗车美容: '精洗券 漆面镀晶', 清洁用品: '内饰清洁套装 玻璃水四瓶装' }],
  ['服饰箱包', { 服饰: '联名棒球帽 抓绒外套', 箱包: '运动双肩包 旅行箱' }],
  ['模型文创', { 车模积木: '合金车模1:18 拼装积木跑车', 文创用品: '陶瓷马克杯 金属钥匙扣' }],
  ['家居', { 餐饮家居: '保温壶 车载冰箱', 露营家具: '露营天幕 折叠桌椅套装' }],
  ['数码', { 穿戴影音: '无线耳机 智能手环', 电脑外设: '机械键盘 移动硬盘' }],
  ['权益卡', { 车主权益: '洗车月卡 加油卡200元', 生活权益: '视频会员季卡 话费充值100元' }],
  ['帐篷天幕', { 双人帐篷: '', 车尾帐: '' }],
  ['炊具餐具', { 炉具: '', 餐具: '' }],
  ['户外服饰', { 冲锋衣裤: '' }],
  ['礼盒', { 车主礼盒: '', 节日礼盒: '' }],
  ['电子卡券', { 代金券: '' }],
  ['内饰件', { 方向盘套: '' }],
  ['儿童安全', { 安全座椅: '' }],
  ['应急工具', { 充气泵: '' }],
]
const hidden = ['礼品卡券', '户外照明', '节日礼盒', '代步服务']
const tags: Readonly<Record<string, string[]>> = {
  服饰: ['颜色', '尺码'],
  冲锋衣裤: ['颜色', '尺码'],
  箱包: ['颜色', '容量'],
  脚垫: ['车型', '颜色'],
  坐垫: ['颜色', '座位数'],
  车衣: ['车型'],
  穿戴影音: ['颜色', '版本'],
  充电桩枪: ['功率', '线长', '颜色'],
}
export const taxedAs: Readonly<Record<string, string>> = {
  车内用品: '车用座垫及内饰',
  车外装饰: '车身装饰件',
  电子电器: '车载电子设备',
  养护服务: '车辆保养服务',
  品牌周边: '工艺礼品',
  生活优选: '日用百货',
  户外露营: '野营用品',
  礼品卡券: '预付卡销售',
}

const splitUp = (names: string) => names.split(' ').filter(Boolean)

export const leafNames: ReadonlyMap<string, string> = new Map(
  third.flatMap(([, leaves]) =>
    Object.entries(leaves).flatMap(([leaf, goods]) => splitUp(goods).map((name): [string, string] => [name, leaf])),
  ),
)

export const buildCategories = (now: number, taxCodeOf: (taxName: string) => string): CategoryRow[] => {
  const context = createContext(now, 20_240_802, 1)
  const rows: CategoryRow[] = []
  const named = (name: string) => rows.find(({ categoryName }) => categoryName === name)
  const add = (categoryName: string, parent?: CategoryRow) => {
    const brothers = rows.filter(({ parentId }) => parentId === (parent?.id ?? TOP))
    const isHeading = parent?.parentId === TOP
    rows.push({
      id: String(3100 + rows.length),
      parentId: parent?.id ?? TOP,
      categoryName,
      level: (parent?.level ?? 0) + 1,
      cover: isHeading ? '' : picture(categoryName.slice(0, 2), at(colors, rows.length)),
      homeFlag: !parent && !hidden.includes(categoryName) && brothers.length < 6 ? 1 : 0,
      tagNames: tags[categoryName] ?? [],
      taxCode: parent ? parent.taxCode : taxCodeOf(taxedAs[categoryName] ?? ''),
      sort: brothers.length + 1,
      status: hidden.includes(categoryName) ? categoryStatus.hidden : categoryStatus.shown,
      updateTime: context.workTime(5 + ((rows.length * 7) % 160)),
    })
  }
  for (const [name, children] of [...first, ...second]) {
    if (!named(name)) add(name)
    for (const child of splitUp(children)) add(child, named(name))
  }
  for (const [name, leaves] of third) for (const leaf of Object.keys(leaves)) add(leaf, named(name))
  return rows
}
