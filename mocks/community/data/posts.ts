import { clubUp, topicUp, type Club, type SocialActivity, type Topic } from '@/entities/community/targets'
import { colors, createContext, picture } from '../../core/context'
import { at } from '../../core/random'
import { buildDynamics } from './dynamics'
import { buildPeople } from './people'

const topicNames =
  '周末自驾去哪儿 我的第一台车 冬季续航实测 车内小改装 萌娃与车 一镜到底看内饰 充电那些事 省电驾驶技巧 春日露营 夜拍我的座驾 新车提车作业 车友互助 城市通勤日记 高速领航体验 后备箱好物 节日车贴 车载音乐推荐 老车主说 亲子出行 旅途中的风景'
const clubNames =
  '上海星屿车友会 成都山野车友会 北京新能源车友会 杭州湖畔车友会 广州南国车友会 西安长城车友会 武汉江城车友会 深圳湾车友会 青岛海风车友会 昆明春城车友会'

/** What users write and meet in: posts in every state, topics, clubs, enrolments and votes. */
export const buildPosts = (now: number) => {
  const context = createContext(now, 20_260_118, 1)
  const { time, next } = context
  const art = (name: string, index: number, width = 690, height = 388) =>
    picture(name.slice(0, 4), at(colors, index), width, height)
  const topics = topicNames.split(' ').map((topicName, index): Topic => ({
    id: String(610_000 + next('topic') * 7),
    topicName,
    cover: art(topicName, index),
    status: index % 9 === 8 ? 2 : index % 11 === 10 ? 0 : topicUp,
    createTime: time(200 - index * 8),
  }))
  const clubs = clubNames.split(' ').map((clubName, index): Club => ({
    id: String(620_000 + next('club') * 7),
    clubName,
    logo: art(clubName, index, 96, 96),
    status: index % 5 === 4 ? 1 : clubUp,
    createTime: time(300 - index * 12),
  }))
  const people = buildPeople(now)
  const dynamics = buildDynamics(context, { topics, clubs, people })
  const activity = (kind: string, title: string, index: number, codes: readonly number[]): SocialActivity => ({
    id: String((kind === 'enroll' ? 640_000 : 650_000) + next(kind) * 7),
    title,
    cover: art(title, index),
    startTime: time(10 - index * 3),
    status: at(codes, index),
  })
  const enrolls = topicNames
    .split(' ')
    .map((name, index) => activity('enroll', `${name}线下活动`, index, [2, 1, 2, 3, 5, 6, 0]))
  const votes = topicNames
    .split(' ')
    .slice(0, 12)
    .map((name, index) => activity('vote', `${name}大家投`, index, [2, 1, 2, 3, 4, 0]))
  return { topics, clubs, people, dynamics, enrolls, votes }
}
