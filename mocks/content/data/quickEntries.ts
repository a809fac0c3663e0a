import { entryPosition } from '@/entities/content/quickEntry'
import { client, jumpType, shelfStatus } from '@/entities/content/shared'
import { colors, type Context, picture } from '../../core/context'
import { at } from '../../core/random'

export interface EntryRow {
  id: string
  entryName: string
  position: number
  icon: string
  iconDark: string
  cornerText: string
  cornerEndTime: string
  jumpType: number
  jumpValue: string
  jumpTitle: string
  appTypes: number[]
  minVersion: string
  loginFlag: 0 | 1
  bindFlag: 0 | 1
  seriesCodes: string[]
  clickCount: number
  sort: number
  status: number
  gone: boolean
  updateBy: string
  updateTime: string
}

const SEEDS: readonly { position: number; up: number; names: readonly string[] }[] = [
  {
    position: entryPosition.home,
    up: 13,
    names: [
      '预约试驾 reserveDrive',
      '预约保养 reserveMaintain',
      '附近门店 dealerMap',
      '充电地图 charge',
      '积分商城 mall',
      '每日任务 tasks',
      '我的卡券 coupons',
      '在线客服 customerService',
      '取送车 pickSend',
      '车险服务 insurance',
      '成长星球 planet',
      '意见反馈 feedback',
      '积分中心 points',
      '行程轨迹 trip',
      '车主权益 web',
      '官方资讯 discover',
      '道路救援 web',
      '精品商城 mall',
      '活动中心 web',
      '车友之家 web',
    ],
  },
  {
    position: entryPosition.community,
    up: 4,
    names: ['发现 discover', '车友会 web', '话题榜 web', '活动 web', '问答 web', '投票 web'],
  },
  {
    position: entryPosition.mine,
    up: 7,
    names: [
      '我的卡券 coupons',
      '积分明细 points',
      '我的订单 web',
      '每日任务 tasks',
      '意见反馈 feedback',
      '在线客服 customerService',
      '邀请好友 web',
      '发票管理 web',
      '隐私设置 web',
      '关于我们 web',
    ],
  },
  {
    position: entryPosition.car,
    up: 6,
    names: [
      '远程车控 carControl',
      '车况 carStatus',
      '行程轨迹 trip',
      '预约保养 reserveMaintain',
      '充电地图 charge',
      '车险服务 insurance',
      '取送车 pickSend',
      '违章查询 web',
    ],
  },
]
const FIRST_ID = 6101
const SIZE = {
  [entryPosition.home]: 96,
  [entryPosition.community]: 72,
  [entryPosition.mine]: 72,
  [entryPosition.car]: 96,
}
const MARKS = ['', '', '新', '', '热', '', '送积分', ''] as const

export const buildEntries = (context: Context, electric: readonly string[]): EntryRow[] =>
  SEEDS.flatMap(({ position, up, names }) =>
    names.map((seed, index) => ({ position, up, index, seed, own: position * 100 + index })),
  ).map(({ position, up, index, seed, own }, place): EntryRow => {
    const [entryName = '', page = ''] = seed.split(' ')
    const isWeb = page === 'web'
    const side = SIZE[position as keyof typeof SIZE] // The positions above.
    const cornerText = at(MARKS, own)
    const needsCar = position === entryPosition.car
    return {
      id: String(FIRST_ID + place),
      entryName,
      position,
      icon: picture(entryName.slice(0, 1), at(colors, own), side, side),
      iconDark: index % 3 === 0 ? picture(entryName.slice(0, 1), '#3a3f47', side, side) : '',
      cornerText,
      cornerEndTime: cornerText && context.time(index % 4 === 2 ? 4 : -20 - index),
      jumpType: isWeb ? jumpType.web : jumpType.appPage,
      jumpValue: isWeb ? `https://h5.example.com/entry/${FIRST_ID + place}` : page,
      jumpTitle: isWeb ? '' : entryName,
      appTypes:
        index % 5 === 4 ? [client.android, client.ios] : [client.android, client.ios, client.harmony, client.mini],
      minVersion: index % 4 === 3 ? '3.2.0' : '',
      loginFlag: needsCar || index % 2 ? 1 : 0,
      bindFlag: needsCar && page !== 'dealerMap' && index !== 5 ? 1 : 0,
      seriesCodes: needsCar && (page === 'charge' || page === 'carControl') ? [...electric] : [],
      clickCount: index < up ? context.random.int(300, 9000) * (index < 5 ? 4 : 1) : 0,
      sort: index + 1,
      status: index < up ? shelfStatus.up : index % 2 ? shelfStatus.down : shelfStatus.new,
      gone: isWeb && index % 6 === 2,
      updateBy: at(['李静', '周岚', '陈默'], index),
      updateTime: context.workTime(3 + place),
    }
  })
