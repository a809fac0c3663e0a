import type { SocialActivity } from '@/entities/community/targets'
import { colors, createContext, picture } from '../../core/context'
import { at } from '../../core/random'
import { type Around, buildDynamics } from './dynamics'

const topicNames =
  '周末自驾去哪儿 我的第一台车 冬季续航实测 车内小改装 萌娃与车 一镜到底看内饰 充电那些事 省电驾驶技巧 春日露营 夜拍我的座驾 新车提车作业 车友互助 城市通勤日记 高速领航体验 后备箱好物 节日车贴 车载音乐推荐 老车主说 亲子出行 旅途中的风景'

/** What users write and meet in: posts in every state, enrolments and votes. */
export const buildPosts = (now: number, around: Around) => {
  const context = createContext(now, 20_260_118, 1)
  const { time, next } = context
  const art = (name: string, index: number, width = 690, height = 388) =>
    picture(name.slice(0, 4), at(colors, index), width, height)
  const dynamics = buildDynamics(context, around)
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
  return { people: around.people, dynamics, enrolls, votes }
}
