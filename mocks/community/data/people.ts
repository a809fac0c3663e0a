import { userType } from '@/entities/community/shared'
import { colors, createContext, picture } from '../../core/context'
import { at } from '../../core/random'
import type { CarSeriesRow } from '../../system/data/types'

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

const firsts =
  '追风 向阳 慢行 拾光 云端 山野 海边 星夜 晨跑 远方 微醺 橙子 北岸 南巷 白露 青柠 木槿 长安 江南 塞北'.split(' ')
const seconds = '小伙 旅人 老王 阿宽 同学 先生 姑娘 车主 爸爸 妈妈 掌柜 骑士 船长 木匠 厨子'.split(' ')
const OTHERS = 3_000

export const buildReaders = (now: number, cars: readonly CarSeriesRow[]): PersonRow[] => {
  const { phone } = createContext(now, 20_260_502, 5_000_000)
  return Array.from({ length: OTHERS }, (_, index): PersonRow => {
    const nickname = `${at(firsts, index)}${at(seconds, Math.floor(index / firsts.length))}${index + 1}`
    const owned = index % 3 === 0 ? at(cars, index * 5) : undefined
    return {
      userId: String(300_000_000 + index * 137),
      nickname,
      avatar: index % 9 === 7 ? '' : picture(nickname.slice(0, 1), at(colors, index)),
      userType: owned ? userType.owner : userType.user,
      phone: phone(),
      seriesCode: owned?.seriesCode ?? '',
      seriesName: owned?.seriesName ?? '',
      ipRegion: at(regions, index * 3),
    }
  })
}
