import { type HotPlateItem, hotPlateType, pickRule, plateLayout } from '@/entities/content/hotPlate'
import { shelfStatus } from '@/entities/content/shared'
import { colors, type Context, picture } from '../../core/context'
import { at } from '../../core/random'

export interface PlateRow {
  id: string
  plateName: string
  plateType: number
  icon: string
  layout: number
  pickRule: number
  ruleDays: number
  maxCount: number
  moreFlag: 0 | 1
  items: HotPlateItem[]
  pool: HotPlateItem[]
  viewCount: number
  clickCount: number
  sort: number
  status: number
  updateBy: string
  updateTime: string
}

const TITLES: Readonly<Record<number, readonly string[]>> = {
  [hotPlateType.topics]: [
    '我的第一次长途',
    '冬日出行打卡',
    '启明Q7 车主说',
    '亲子露营',
    '改装大赏',
    '城市夜景',
    '爱车随手拍',
    '省油小妙招',
    '新手上路',
    '停车趣事',
    '车内好物',
    '返乡路上',
  ],
  [hotPlateType.posts]: [
    '自驾川藏线 15 天全记录',
    '启明Q5 两万公里用车感受',
    '第一次带娃露营，太治愈了',
    '提车作业：星屿E3',
    '雪地脱困实录',
    '周末去哪儿：莫干山',
    '给车贴了隐形车衣',
    '高速续航实测',
    '后备箱咖啡馆',
    '充电桩安装避坑',
    '和老友的跑山局',
    '车上的一碗面',
  ],
  [hotPlateType.news]: [
    '启明Q7 PHEV 正式上市',
    '冬季用车关怀活动开启',
    'OTA 3.2 版本更新说明',
    '全国第 500 家门店开业',
    '电池质保政策升级',
    '春节服务不打烊',
    '碰撞测试五星成绩公布',
    '新款星屿E5 预售',
    '智能驾驶城市领航开放',
    '公益植树行动',
  ],
  [hotPlateType.activities]: [
    '千里江山自驾行',
    '车主亲子运动会',
    '冬季安全驾驶训练营',
    '星空露营夜',
    '城市定向挑战赛',
    '摄影大赛',
    '老友带新礼',
    '车主音乐节',
  ],
  [hotPlateType.clubs]: [
    '启明Q7 全国车友会',
    '星屿电动俱乐部',
    '川渝车友会',
    '江浙沪车友会',
    '粤港车友会',
    '亲子出行社',
    '摄影爱好者',
    '越野小队',
  ],
  [hotPlateType.questions]: [
    '冬季胎压打多少合适？',
    '首保什么时候做？',
    '家用充电桩怎么申请？',
    '车机如何升级？',
    '质保范围有哪些？',
    '保险在哪里续？',
  ],
}
const PLATES: readonly (readonly [
  name: string,
  type: number,
  layout: number,
  rule: number,
  max: number,
  status: number,
])[] = [
  ['热门话题', hotPlateType.topics, plateLayout.ranking, pickRule.heat, 10, shelfStatus.up],
  ['大家在看', hotPlateType.posts, plateLayout.columns, pickRule.both, 6, shelfStatus.up],
  ['热点资讯', hotPlateType.news, plateLayout.ranking, pickRule.hand, 5, shelfStatus.up],
  ['精彩活动', hotPlateType.activities, plateLayout.cards, pickRule.both, 6, shelfStatus.up],
  ['车友会', hotPlateType.clubs, plateLayout.cards, pickRule.heat, 8, shelfStatus.down],
  ['车主问答', hotPlateType.questions, plateLayout.ranking, pickRule.hand, 5, shelfStatus.new],
]
const FIRST_ID = 6401

export const buildPlates = (context: Context): PlateRow[] =>
  PLATES.map(([plateName, type, layout, rule, maxCount, status], index): PlateRow => {
    const pool = (TITLES[type] ?? []).map((contentTitle, place): HotPlateItem => ({
      contentId: String(type * 10_000 + 101 + place),
      contentTitle,
      cover:
        place % 5 === 4 || type === hotPlateType.questions
          ? ''
          : picture(contentTitle.slice(0, 2), at(colors, place + type), 160, 120),
      heat: 9800 - place * 640 + context.random.int(0, 300),
      pinFlag: 0,
      aliveFlag: 1,
      sort: place + 1,
    }))
    const isEmpty = type === hotPlateType.questions
    const chosen =
      rule === pickRule.heat || isEmpty ? [] : [pool[6], pool[2], pool[5], pool[7]].flatMap((item) => item ?? [])
    return {
      id: String(FIRST_ID + index),
      plateName,
      plateType: type,
      icon: picture(plateName.slice(0, 1), at(colors, index), 64, 64),
      layout,
      pickRule: rule,
      ruleDays: 7,
      maxCount,
      moreFlag: index % 2 ? 0 : 1,
      items: chosen.map((item, place) => ({
        ...item,
        pinFlag: rule === pickRule.both && place === 1 ? 1 : 0,
        aliveFlag: rule === pickRule.hand && place === 2 ? 0 : 1,
        sort: place + 1,
      })),
      pool,
      viewCount: status === shelfStatus.up ? context.random.int(20_000, 90_000) : 0,
      clickCount: status === shelfStatus.up ? context.random.int(1000, 9000) : 0,
      sort: index + 1,
      status,
      updateBy: at(['李静', '周岚', '陈默'], index),
      updateTime: context.workTime(4 + index),
    }
  })
