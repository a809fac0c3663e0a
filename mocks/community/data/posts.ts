import { type Dynamic, dynamicStatus } from '@/entities/community/dynamic'
import { clubUp, topicUp, type Club, type SocialActivity, type Topic } from '@/entities/community/targets'
import { colors, createContext, picture } from '../../core/context'
import { at } from '../../core/random'

const topicNames =
  '周末自驾去哪儿 我的第一台车 冬季续航实测 车内小改装 萌娃与车 一镜到底看内饰 充电那些事 省电驾驶技巧 春日露营 夜拍我的座驾 新车提车作业 车友互助 城市通勤日记 高速领航体验 后备箱好物 节日车贴 车载音乐推荐 老车主说 亲子出行 旅途中的风景'
const clubNames =
  '上海星屿车友会 成都山野车友会 北京新能源车友会 杭州湖畔车友会 广州南国车友会 西安长城车友会 武汉江城车友会 深圳湾车友会 青岛海风车友会 昆明春城车友会'
const people =
  '星河漫游者 晴天小麦 老司机阿强 南风知我意 山那边的海 周末不加班 一杯美式 小鹿乱撞 追风的阿木 大橘为重 深夜食堂 半糖去冰'
const texts = [
  '周末带家人去了趟山里，{topic}打卡成功，续航表现比预期好，回来还剩四成电。',
  '提车满一年，总结一下用车成本：保养两次，充电花费不到油车的三分之一，大家有问题可以问我。',
  '冬天零下八度，实测高速 120 定速，空调 22 度，实际续航打了七五折，供各位参考。',
  '车机升级后语音更顺了，导航时也能连续对话，给工程师点赞！',
  '后备箱放下婴儿车、露营推车和两个行李箱，终于不用取舍了。',
  '第一次参加线下活动，认识了好多车友，下次{topic}还要来。',
] as const

/** What users write and meet in: posts in every state, topics, clubs, enrolments and votes. */
export const buildPosts = (now: number) => {
  const { random, time, next } = createContext(now, 20_260_118, 1)
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
  const statuses = [dynamicStatus.up, dynamicStatus.pending, dynamicStatus.down, dynamicStatus.rejected]
  const dynamics = Array.from({ length: 240 }, (_, index): Dynamic => {
    const topic = at(topics, index * 3)
    const views = random.int(80, 24_000)
    return {
      id: String(630_000 + next('dynamic') * 7),
      title: '',
      content: at(texts, index).replace('{topic}', topic.topicName),
      images: Array.from({ length: index % 4 }, (_none, at_) =>
        art(`${topic.topicName}${at_ + 1}`, index + at_, 375, 375),
      ),
      nickname: at(people.split(' '), index * 5),
      topicNames: index % 6 === 5 ? [] : [topic.topicName],
      clubName: index % 5 === 0 ? at(clubs, index).clubName : '',
      viewCount: views,
      likeCount: Math.floor(views / random.int(12, 40)),
      commentCount: Math.floor(views / random.int(60, 200)),
      shareCount: Math.floor(views / random.int(90, 300)),
      status: index % 8 < 6 ? dynamicStatus.up : at(statuses, index),
      publishTime: time(index / 2.5),
    }
  })
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
  return { topics, clubs, dynamics, enrolls, votes }
}
