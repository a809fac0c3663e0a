import type { SocialActivity } from '@/entities/community/targets'
import { colors, createContext, picture } from '../../core/context'
import { at } from '../../core/random'
import { type Around, buildDynamics } from './dynamics'

const topicNames =
  '周末自驾去哪儿 我的第一台车 冬季续航实测 车内小改装 萌娃与车 一镜到底看内饰 充电那些事 省电驾驶技巧 春日露营 夜拍我的座驾 新车提车作业 车友互助 城市通勤日记 高速领航体验 后备箱好物 节日车贴 车载音乐推荐 老车主说 亲子出行 旅途中的风景'

/** What users write and meet in: posts in every state, and votes. */
export const buildPosts = (now: number, around: Around) => {
  const context = createContext(now, 20_260_118, 1)
  const { time, next } = context
  const dynamics = buildDynamics(context, around)
  const votes = topicNames
    .split(' ')
    .slice(0, 12)
    .map((name, index): SocialActivity => {
      const title = `${name}大家投`
      return {
        id: String(650_000 + next('vote') * 7),
        title,
        cover: picture(title.slice(0, 4), at(colors, index), 690, 388),
        startTime: time(10 - index * 3),
        status: at([2, 1, 2, 3, 4, 0], index),
      }
    })
  return { people: around.people, dynamics, votes }
}
