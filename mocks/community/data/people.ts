import { userType } from '@/entities/community/shared'
import { colors, createContext, picture } from '../../core/context'
import { at } from '../../core/random'

/** Somebody of the community as its back end knows them. */
export interface PersonRow {
  userId: string
  nickname: string
  avatar: string
  userType: (typeof userType)['user' | 'owner' | 'president' | 'official' | 'dealer']
  phone: string
  seriesName: string
  seriesCode: string
  ipRegion: string
}

const users =
  '星河漫游者 晴天小麦 老司机阿强 南风知我意 山那边的海 周末不加班 一杯美式 小鹿乱撞 追风的阿木 大橘为重 深夜食堂 半糖去冰 雪山下的车辙 🚗爱开车的Leo 不爱堵车的林同学 Midnight_Driver 橙子味的夏天 川西老王 海边的卡夫卡 云朵贩卖机 充电五分钟 慢慢走的蜗牛 二十四桥 北漂小北'.split(
    ' ',
  )
const officials = ['品牌官方', '星屿官方', '启明官方', '车友服务中心'] as const
const regions = ['上海', '四川', '北京', '浙江', '广东', '陕西', '湖北', '云南'] as const
const series = [
  ['XY_E5', '星屿E5'],
  ['XY_X9', '星屿X9'],
  ['XY_M8', '星屿M8'],
  ['QM_L6', '启明L6'],
] as const

/** Who writes: users, owners of cars, presidents of clubs, dealers; the last four are the brand's own accounts. */
export const buildPeople = (now: number): PersonRow[] => {
  const { phone } = createContext(now, 20_260_119, 90_001)
  const one = (nickname: string, index: number, kind: PersonRow['userType']): PersonRow => {
    const owned = kind === userType.owner || kind === userType.president ? at(series, index) : undefined
    return {
      userId: String(670_007 + index * 7),
      nickname,
      avatar: index % 5 === 4 ? '' : picture([...nickname][0] ?? '', at(colors, index)),
      userType: kind,
      phone: phone(),
      seriesName: owned?.[1] ?? '',
      seriesCode: owned?.[0] ?? '',
      ipRegion: at(regions, index),
    }
  }
  const kinds = [userType.owner, userType.user, userType.owner, userType.user, userType.president, userType.dealer]
  return [
    ...users.map((name, index) => one(name, index, at(kinds, index))),
    ...officials.map((name, index) => one(name, users.length + index, userType.official)),
  ]
}
