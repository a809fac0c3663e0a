import { clubStatus, clubType, joinMode } from '@/entities/community/club'
import { colors, createContext, picture } from '../../core/context'
import { at } from '../../core/random'
import type { CarSeriesRow, DealerRow } from '../../system/data/types'
import type { PersonRow } from './people'

export interface ClubRow {
  id: string
  clubName: string
  logo: string
  cover: string
  clubType: number
  provinceCode: string
  provinceName: string
  cityCode: string
  cityName: string
  seriesCode: string
  seriesName: string
  dealerCode: string
  dealerName: string
  presidentId: string
  slogan: string
  intro: string
  joinMode: number
  memberLimit: number
  sort: number
  status: number
  statusReason: string
  createTime: string
  disbandTime: string
  disbandBy: string
  updateBy: string
  updateTime: string
}

const CLUBS = 60
const firstNames =
  '上海星屿车友会 成都山野车友会 北京新能源车友会 杭州湖畔车友会 广州南国车友会 西安长城车友会 武汉江城车友会 深圳湾车友会 青岛海风车友会 昆明春城车友会'.split(
    ' ',
  )
export const clubPlaces: readonly (readonly [
  province: string,
  provinceName: string,
  city: string,
  cityName: string,
])[] = [
  ['310000', '上海市', '310100', '上海市'],
  ['510000', '四川省', '510100', '成都市'],
  ['110000', '北京市', '110100', '北京市'],
  ['330000', '浙江省', '330100', '杭州市'],
  ['440000', '广东省', '440100', '广州市'],
  ['610000', '陕西省', '610100', '西安市'],
  ['420000', '湖北省', '420100', '武汉市'],
  ['440000', '广东省', '440300', '深圳市'],
  ['370000', '山东省', '370200', '青岛市'],
  ['530000', '云南省', '530100', '昆明市'],
]
const hobbies = '露营 摄影 改装 越野 亲子 骑行 钓鱼'.split(' ')
const slogans = '一路同行，不负热爱 周末集合，说走就走 车轮所至，皆是风景 安全第一，快乐第一'.split(' ')
const downReasons = '资料待完善 长期无活动 会长变更中'.split(' ')
const rejectReasons = '资料不完整，请补充 同城已有车友会，建议加入 头像或封面不清晰，请重新上传'.split(' ')

export const buildClubs = (
  now: number,
  series: readonly CarSeriesRow[],
  dealers: readonly DealerRow[],
  people: readonly PersonRow[],
): ClubRow[] => {
  const { time } = createContext(now, 20_260_503, 1)
  const art = (name: string, index: number, width: number, height: number) =>
    picture(name.slice(0, 4), at(colors, index), width, height)
  const owners = people.filter(({ seriesCode }) => seriesCode !== '')
  return Array.from({ length: CLUBS }, (_, index): ClubRow => {
    const place = at(clubPlaces, index)
    const car = at(series, index)
    const kind = index < 10 ? clubType.city : at([clubType.city, clubType.series, clubType.interest], index)
    const clubName =
      firstNames[index] ??
      (kind === clubType.city
        ? `${place[3].slice(0, 2)}同城车友会${index}`
        : kind === clubType.series
          ? `${car.seriesName.split(' ')[0] ?? ''}${place[3].slice(0, 2)}车友会`
          : `${at(hobbies, index)}爱好者车友会${index}`)
    const status =
      index < 10
        ? index % 5 === 4
          ? clubStatus.down
          : clubStatus.up
        : at(
            [
              clubStatus.up,
              clubStatus.up,
              clubStatus.up,
              clubStatus.down,
              clubStatus.up,
              clubStatus.pending,
              clubStatus.up,
              clubStatus.rejected,
              clubStatus.up,
              clubStatus.disbanded,
            ],
            index,
          )
    const isNew = status === clubStatus.pending || status === clubStatus.rejected
    const near = dealers.filter(({ cityCode }) => cityCode === place[2])
    const dealer = index % 3 === 0 ? (near[index % Math.max(near.length, 1)] ?? at(dealers, index)) : undefined
    const createTime = isNew ? time(0.3 + (index % 9)) : time(400 - index * 6)
    return {
      id: String(620_000 + (index + 1) * 7),
      clubName,
      logo: art(clubName, index, 96, 96),
      cover: index === 13 ? '' : art(clubName, index, 690, 388),
      clubType: kind,
      provinceCode: place[0],
      provinceName: place[1],
      cityCode: place[2],
      cityName: place[3],
      seriesCode: kind === clubType.series || index === 0 ? car.seriesCode : '',
      seriesName: kind === clubType.series || index === 0 ? car.seriesName : '',
      dealerCode: dealer?.dealerCode ?? '',
      dealerName: dealer?.dealerName ?? '',
      presidentId: at(owners, index).userId,
      slogan: at(slogans, index),
      intro: `${clubName}由本地车主自发成立，定期组织自驾、保养课堂与公益活动，欢迎爱车的你加入。`,
      joinMode: at([joinMode.open, joinMode.review, joinMode.owners], index),
      memberLimit: at([500, 300, 500, 1000], index),
      sort: index * 10,
      status,
      statusReason:
        status === clubStatus.down
          ? at(downReasons, index)
          : status === clubStatus.rejected
            ? at(rejectReasons, index)
            : '',
      createTime,
      disbandTime: status === clubStatus.disbanded ? time(20 + (index % 30)) : '',
      disbandBy: status === clubStatus.disbanded ? '周岚' : '',
      updateBy: '周岚',
      updateTime: createTime,
    }
  })
}
