import { leafFlag, type TaxItem } from '@/entities/commerce/taxItem'
import { enableStatus } from '@/entities/shared/enums'
import { createContext } from '../../core/context'
import { at } from '../../core/random'

export interface TaxRow {
  taxCode: string
  parentCode: string
  taxName: string
  shortName: string
  taxRate: number
  keyword: string
  leafFlag: TaxItem['leafFlag']
  status: TaxItem['status']
  updateTime: string
}

const ITEMS = 4200

const supplies = '普通 高级 定制 成套 零配件 进口 再制造 半成品 散装 组合装 专用 便携式 其他'.split(' ')
const services = '境内 跨境 线上 线下 会员 团体 代理 咨询 附加 应急 包年 单次 其他'.split(' ')

/** [chapter, groups], where a group is [name, tax rate in percent, kinds]. */
const chapters: readonly (readonly [string, readonly (readonly [string, number, string])[]])[] = [
  [
    '货物',
    [
      ['农、林、牧、渔业类产品', 9, '小麦 稻谷 玉米 大豆 棉花 茶叶 鲜花 原木 活家禽 淡水鱼'],
      ['矿产品', 13, '原煤 原油 天然气 铁矿石 铜矿石 石灰石 石英砂 花岗石 井矿盐 矿泉水'],
      ['食品、饮料、烟酒和饲料产品', 13, '糕点 糖果 乳制品 肉罐头 果汁饮料 碳酸饮料 白酒 啤酒 咖啡 调味品'],
      ['纺织、服装、皮革制品', 13, '棉纱 毛毯 针织上衣 冲锋衣 运动服 帽子 皮手套 箱包 皮带 羊绒围巾'],
      ['木制品、家具、文教用品', 13, '胶合板 木地板 木质家具 金属家具 折叠桌椅 笔记本 钢笔 印刷品 乐器 工艺礼品'],
      ['石油、化工、医药产品', 13, '汽油 柴油 机油 润滑脂 防冻液 玻璃清洗液 涂料 香水 车载香薰 消毒剂'],
      [
        '橡胶、塑料制品',
        13,
        '轮胎 内胎 橡胶密封条 塑料收纳箱 塑料薄膜 隐形车衣 塑料日用品 泡沫制品 橡胶脚垫 塑料挡泥板',
      ],
      ['玻璃、陶瓷及非金属制品', 13, '水泥 平板玻璃 安全玻璃 后视镜 陶瓷餐具 陶瓷摆件 耐火砖 石棉制品 玻璃杯 石墨'],
      ['金属制品', 13, '钢材 铝型材 金属钥匙扣 保温壶 刀具 锁具 金属容器 弹簧 轮毂 金属车模'],
      ['通用和专用设备', 13, '发动机 水泵 充气泵 千斤顶 起重机 包装机 净化设备 冷藏箱 农用机械 模具'],
      ['交通运输设备', 13, '乘用车 客车 货车 挂车 摩托车 自行车 车用座垫及内饰 车身装饰件 制动系统 车顶行李架'],
      ['电气机械和器材', 13, '电动机 蓄电池 充电桩 充电枪 移动电源 照明灯具 电线电缆 家用电器 电饭煲 车载冰箱'],
      ['电子和通信设备', 13, '计算机 键盘 移动硬盘 手机 智能手环 无线耳机 行车记录仪 车载电子设备 导航仪 音箱'],
      ['仪器仪表及其他用品', 13, '温度计 压力表 钟表 眼镜 儿童安全座椅 玩具 积木 野营用品 体育用品 日用百货'],
      ['电力、热力、水和燃气', 13, '火力发电 水力发电 风力发电 光伏发电 充电电力 热力 自来水 再生水 管道燃气 液化气'],
    ],
  ],
  [
    '劳务',
    [
      ['加工劳务', 13, '机械加工 木材加工 纺织加工 食品加工 金属加工 塑料加工 电子装配 印刷加工 皮革加工 涂装加工'],
      ['修理修配劳务', 13, '车辆维修 车辆钣金 车辆喷漆 电器维修 仪器维修 家具修理 轮胎修补 玻璃更换 空调维修 钟表修理'],
    ],
  ],
  [
    '销售服务',
    [
      ['交通运输服务', 9, '铁路运输 公路货运 公路客运 网约车 水路运输 航空运输 管道运输 道路救援 联运服务 代驾服务'],
      [
        '邮政和快递服务',
        6,
        '信函寄递 包裹寄递 报刊发行 快递收派 冷链快递 同城配送 邮政汇兑 仓储分拣 逆向物流 代收货款',
      ],
      ['电信服务', 9, '语音通话 短信服务 流量服务 宽带接入 车联网服务 卫星通信 话费充值 号码服务 彩信服务 专线出租'],
      ['建筑服务', 9, '工程建造 充电桩安装 设备安装 线路安装 修缮服务 装饰装修 园林绿化 平整土地 拆除工程 钻井勘探'],
      ['金融服务', 6, '贷款服务 融资租赁 账户管理 支付结算 人身保险 车辆保险 财产保险 延长保修 基金管理 资产评估'],
      [
        '信息技术和研发服务',
        6,
        '软件开发 系统集成 数据处理 云存储 视频会员 平台推广 技术咨询 工业设计 检验检测 专利代理',
      ],
      [
        '租赁和商务服务',
        6,
        '车辆租赁 设备租赁 场地租赁 广告服务 会议展览 安全保护 人力外包 旅游代理 电子券销售 积分运营',
      ],
      ['生活服务', 6, '餐饮 住宿 洗车 车辆保养服务 车辆美容 健身 摄影 家政 教育培训 文艺演出'],
    ],
  ],
  [
    '无形资产',
    [
      ['技术和商标', 6, '专利技术 非专利技术 商标权 著作权 软件著作权 商誉 域名 肖像权 冠名权 特许经营权'],
      [
        '自然资源使用权',
        9,
        '土地使用权 海域使用权 探矿权 采矿权 取水权 林地使用权 草地使用权 碳排放权 排污权 频谱使用权',
      ],
    ],
  ],
  [
    '不动产',
    [
      ['建筑物', 9, '住宅 商铺 写字楼 厂房 仓库 车库 酒店 展厅 维修车间 充电站房'],
      ['构筑物', 9, '道路 桥梁 隧道 水坝 停车场 管廊 围墙 码头 水塔 信号塔'],
    ],
  ],
  [
    '未发生销售行为的不征税项目',
    [
      [
        '预付和代收款项',
        0,
        '预付卡销售 预付卡充值 预收房款 代收车船税 代收印花税 代收拍照费 保证金 押金 违约金 资产重组',
      ],
    ],
  ],
]

const codeOf = (...places: readonly number[]): string =>
  places
    .map((place, depth) => (depth ? String(place).padStart(2, '0') : String(place)))
    .join('')
    .padEnd(19, '0')

export const buildTaxItems = (now: number): TaxRow[] => {
  const context = createContext(now, 20_240_803, 1)
  const [before, since] = [context.workTime(400), [12, 34, 61, 95].map(context.workTime)]
  const rows: TaxRow[] = []
  const groupsOf = chapters.flatMap(([, groups]) => groups)
  const allKinds = groupsOf.flatMap(([, , kinds]) => kinds.split(' ')).length
  const leaves = ITEMS - chapters.length - groupsOf.length - allKinds
  let kindsSoFar = 0
  const group = (taxCode: string, parentCode: string, taxName: string, taxRate: number, keyword = '') =>
    rows.push({
      taxCode,
      parentCode,
      taxName,
      shortName: taxName.slice(0, 4),
      taxRate,
      keyword,
      leafFlag: leafFlag.group,
      status: null,
      updateTime: before,
    })
  chapters.forEach(([chapter, groups], one) => {
    const top = codeOf(one + 1)
    group(top, '', chapter, groups[0]?.[1] ?? 0)
    groups.forEach(([groupName, rate, kinds], two) => {
      const middle = codeOf(one + 1, two + 1)
      group(middle, top, groupName, rate)
      kinds.split(' ').forEach((kind, three) => {
        const kindCode = codeOf(one + 1, two + 1, three + 1)
        group(kindCode, middle, kind, rate, kinds.replaceAll(' ', '、'))
        const words = one === 0 ? supplies : services
        const room = Math.floor(leaves / allKinds) + (kindsSoFar++ < leaves % allKinds ? 1 : 0)
        for (let four = 0; four < room; four++)
          rows.push({
            taxCode: codeOf(one + 1, two + 1, three + 1, four + 1),
            parentCode: kindCode,
            taxName: four ? `${at(words, four)}${kind}` : kind,
            shortName: kind,
            taxRate: rate,
            keyword: four % 3 === 0 ? `${kind}、${groupName}、${at(words, four)}、${at(words, four + 4)}` : kind,
            leafFlag: leafFlag.leaf,
            status: four === 0 ? enableStatus.enabled : enableStatus.disabled,
            updateTime: four === 0 ? at(since, three) : before,
          })
      })
    })
  })
  return rows
}
