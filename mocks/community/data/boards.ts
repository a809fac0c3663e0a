import { plateType } from '@/entities/community/plate'
import { plateStatus, postMode } from '@/entities/community/shared'
import { topicStatus, topicType } from '@/entities/community/topic'
import { colors, createContext, picture } from '../../core/context'
import { at } from '../../core/random'
import type { CarSeriesRow } from '../../system/data/types'
import type { PersonRow } from './people'

export interface PlateRow {
  id: string
  plateName: string
  plateType: number
  seriesCodes: string[]
  icon: string
  cover: string
  intro: string
  moderators: string[]
  postMode: number
  defaultFlag: 0 | 1
  followCount: number
  sort: number
  status: 0 | 1
  updateBy: string
  updateTime: string
}
export interface TopicRow {
  id: string
  topicName: string
  topicType: number
  cover: string
  intro: string
  plateId: string
  startTime: string
  endTime: string
  points: number
  hotFlag: 0 | 1
  recommendFlag: 0 | 1
  joinCount: number
  viewCount: number
  sort: number
  status: number
  createBy: string
  createTime: string
  updateBy: string
  updateTime: string
}

const { car, interest, city, official } = plateType
const boards: readonly (readonly [name: string, kind: number, intro: string])[] = [
  ['星屿E5', car, '关于星屿 E5 的一切：新功能、OTA、长测'],
  ['星屿X9', car, '旗舰 SUV 车主的长途、露营与亲子出行'],
  ['星屿M8', car, '家用 MPV 的空间、能耗与保养心得'],
  ['启明L6', car, '启明 L6 车主的提车作业和用车分享'],
  ['用车问答', interest, '用车遇到的问题都可以在这里问，老车主来答'],
  ['自驾游', interest, '把走过的路写下来，把看过的风景分享出来'],
  ['改装文化', interest, '合规改装案例、配件推荐与施工经验'],
  ['摄影', interest, '用镜头记录爱车与风景，每周评选佳作'],
  ['亲子露营', interest, '后备箱里的周末：装备、营地与美食'],
  ['上海', city, '上海及周边车友的线下聚会与本地用车信息'],
  ['成都', city, '巴适得很的成都车友圈，周末一起出发'],
  ['北京', city, '北京车友的聚会与限行、充电资讯'],
  ['官方公告', official, '品牌官方发布的公告与功能更新'],
  ['产品建议', official, '说说你希望我们改进的地方，工程师会看'],
]
const topicNames =
  '周末自驾去哪儿 我的第一台车 冬季续航实测 车内小改装 萌娃与车 一镜到底看内饰 充电那些事 省电驾驶技巧 春日露营 夜拍我的座驾 新车提车作业 车友互助 城市通勤日记 高速领航体验 后备箱好物 节日车贴 车载音乐推荐 老车主说 亲子出行 旅途中的风景'.split(
    ' ',
  )
const places = '上海 成都 北京 杭州 广州 西安 武汉 深圳 青岛 昆明 厦门 三亚'.split(' ')
const themes = '周边自驾 充电地图 美食打卡 车友聚会 赏花路线'.split(' ')

export const buildBoards = (now: number, series: readonly CarSeriesRow[], people: readonly PersonRow[]) => {
  const { time, timeBetween, random } = createContext(now, 20_260_501, 1)
  const art = (name: string, index: number, width: number, height: number) =>
    picture(name.slice(0, 4), at(colors, index), width, height)
  const owners = people.filter(({ seriesCode }) => seriesCode !== '')
  const plates = boards.map(([plateName, kind, intro], index): PlateRow => ({
    id: String(660_000 + (index + 1) * 7),
    plateName,
    plateType: kind,
    seriesCodes: kind === car ? [at(series, [5, 7, 6, 3][index] ?? 0).seriesCode] : [],
    icon: art(plateName, index, 96, 96),
    cover: index === boards.length - 1 ? '' : art(plateName, index, 690, 388),
    intro,
    moderators: Array.from({ length: index % 4 }, (_, place) => at(owners, index * 7 + place).userId),
    postMode:
      kind === official ? postMode.official : kind === car && index % 2 === 0 ? postMode.owners : postMode.everyone,
    defaultFlag: index === 0 || index === 12 ? 1 : 0,
    followCount: random.int(1_200, 260_000),
    sort: (index + 1) * 10,
    status: index === 10 || index === boards.length - 1 ? plateStatus.down : plateStatus.up,
    updateBy: at(['周岚', '陈越', '林可'], index),
    updateTime: timeBetween(60, 1),
  }))
  const names = [...topicNames, ...places.flatMap((place) => themes.map((theme) => `${place}${theme}`))]
  const topics = names.map((topicName, index): TopicRow => {
    const kind = index % 5 === 4 ? topicType.campaign : index % 7 === 6 ? topicType.user : topicType.everyday
    const isCampaign = kind === topicType.campaign
    const endsIn = [-6, 2, 30][Math.floor(index / 5) % 3] ?? 30
    const status =
      index % 9 === 8
        ? topicStatus.down
        : index % 11 === 10
          ? topicStatus.draft
          : isCampaign && endsIn < 0
            ? topicStatus.ended
            : topicStatus.up
    const isUp = status === topicStatus.up
    const createTime = index < 20 ? time(200 - index * 8) : timeBetween(300, 5)
    return {
      id: String(610_000 + (index + 1) * 7),
      topicName,
      topicType: kind,
      cover: index % 13 === 12 && !isCampaign ? '' : art(topicName, index, 690, 388),
      intro: `${topicName}：说说你的故事，晒晒你的照片，优秀内容将获得官方推荐。`,
      plateId: index % 3 === 2 ? '' : at(plates, index).id,
      startTime: isCampaign ? time(20) : '',
      endTime: isCampaign ? time(-endsIn) : '',
      points: isCampaign ? at([0, 20, 50], index) : 0,
      hotFlag: isUp && index < 5 ? 1 : 0,
      recommendFlag: isUp && index < 18 ? 1 : 0,
      joinCount: status === topicStatus.draft || index >= 20 ? 0 : random.int(12, 9_000),
      viewCount: status === topicStatus.draft ? 0 : random.int(800, 420_000),
      sort: (index + 1) * 10,
      status,
      createBy: kind === topicType.user ? at(people, index).nickname : at(['周岚', '陈越', '林可'], index),
      createTime,
      updateBy: '周岚',
      updateTime: createTime,
    }
  })
  return { plates, topics }
}
