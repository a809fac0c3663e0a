import { appSource, joinScope, stageStatus } from '@/entities/community/shared'
import { resultShow, selectMode, voteFrequency, voteType, voteValid } from '@/entities/community/vote'
import { colors, createContext, picture } from '../../core/context'
import { at } from '../../core/random'
import type { CarSeriesRow } from '../../system/data/types'
import type { PlateRow } from './boards'
import type { PersonRow } from './people'

export interface VoteOptionRow {
  optionId: string
  optionName: string
  image: string
  video: string
  intro: string
}
/** A vote as stored. The result is counted from its records. */
export interface VoteRow {
  id: string
  title: string
  cover: string
  voteType: number
  selectMode: number
  maxSelect: number
  frequency: number
  joinScope: number
  seriesCodes: string[]
  resultShow: number
  points: number
  plateId: string
  startTime: string
  endTime: string
  content: string
  options: VoteOptionRow[]
  viewCount: number
  status: number
  createBy: string
  createTime: string
  updateBy: string
  updateTime: string
}
/** A vote record. Person and options are indexes. */
export interface VoteRecordRow {
  recordId: string
  voteId: string
  person: number
  options: number[]
  source: number
  status: 0 | 1
  points: number
  moment: number
}

const { draft, announced, running, ended, down } = stageStatus
const { text, pictures, video, pk } = voteType
const plans: readonly (readonly [title: string, status: number, kind: number, options: number, records: number])[] = [
  ['周末自驾去哪儿大家投', running, text, 4, 420],
  ['我的第一台车大家投', announced, pictures, 6, 0],
  ['冬季续航实测大家投', running, pictures, 50, 260],
  ['车内小改装大家投', ended, text, 5, 310],
  ['萌娃与车大家投', down, video, 3, 60],
  ['一镜到底看内饰大家投', draft, pictures, 6, 0],
  ['充电那些事大家投', running, pk, 2, 240],
  ['省电驾驶技巧大家投', announced, text, 4, 0],
  ['春日露营大家投', running, text, 3, 150],
  ['夜拍我的座驾大家投', ended, pictures, 25, 180],
  ['新车提车作业大家投', down, text, 4, 0],
  ['车友互助大家投', draft, text, 5, 0],
  ['🏆 车友会春季摄影大赛决赛投票', ended, pictures, 8, 330],
  ['最想要的车机功能 Top 30, vote for your favourite', running, text, 30, 210],
  ['谁的后备箱收纳最聪明', ended, text, 10, 0],
  ['下一站自驾目的地由你来定：从川西环线到海南环岛，选出今年最想一起走的那一条路线', down, text, 12, 90],
  ['SUV 与轿车，你站哪一边？', draft, pk, 2, 0],
  ['手动空调还是自动空调', ended, pk, 2, 140],
  ['你最常用的充电方式', running, text, 3, 0],
  ['年度最美车色评选', announced, pictures, 6, 0],
]
const names =
  '川西小环线 环青海湖 海南环岛 阿尔山 皖南川藏线 洱海 独库公路 千岛湖 喀纳斯 泉州 霞浦 婺源 桂林 敦煌 长白山 张家界 西双版纳 呼伦贝尔 武夷山 稻城亚丁 青甘大环线 五台山 草原天路 梵净山 莫干山'.split(
    ' ',
  )
const sources = [appSource.app, appSource.app, appSource.app, appSource.mini, appSource.h5] as const
const clips = ['/__files/video-landscape', '/__files/video-portrait'] as const
const writers = ['周岚', '陈越', '林可'] as const
const scopes = [joinScope.everyone, joinScope.everyone, joinScope.owners, joinScope.seriesOwners] as const

export const buildVotes = (now: number, plates: readonly PlateRow[], series: readonly CarSeriesRow[]): VoteRow[] => {
  const { time, random, next } = createContext(now, 20_260_611, 1)
  return plans.map(([title, status, kind, count, records], index): VoteRow => {
    const art = (words: string, width: number, height: number) =>
      picture(words.slice(0, 4), at(colors, index), width, height)
    const hasEnded = status === ended || (status === down && records > 0)
    // The ninth vote lasts at most three days, so that its result is reported by the hour.
    const [from, until] =
      index === 8
        ? [1.4, -1.3]
        : status === running
          ? [4 + index, -3 - index]
          : hasEnded
            ? [14 + index * 2, 2 + index]
            : [-2 - index, -20 - index]
    const isSeveral = kind !== pk && index % 3 === 0
    const scope = at(scopes, index)
    return {
      id: String(650_000 + next('vote') * 7),
      title,
      cover: index % 6 === 5 ? '' : art(title, 690, 388),
      voteType: kind,
      selectMode: isSeveral ? selectMode.several : selectMode.one,
      maxSelect: isSeveral ? Math.min(3, count) : 1,
      frequency:
        index % 5 === 3 ? voteFrequency.onceADay : index % 7 === 6 ? voteFrequency.threeADay : voteFrequency.once,
      joinScope: scope,
      seriesCodes:
        scope === joinScope.seriesOwners ? [at(series, index).seriesCode, at(series, index + 1).seriesCode] : [],
      resultShow: at(resultShow.options, index).value,
      points: at([0, 5, 10, 20], index),
      plateId: index % 4 === 3 ? '' : at(plates, index).id,
      startTime: time(from),
      endTime: time(until),
      content: index % 4 === 2 ? '' : `${title}，选出你心中的答案。\n每位车友都可以参与，结果以页面公布为准。`,
      options: Array.from({ length: count }, (_, place): VoteOptionRow => {
        const optionName =
          kind === pk
            ? at(['正方：支持', '反方：不支持'], place)
            : `${at(names, place + index)}${place >= names.length ? ' 二' : ''}`
        return {
          optionId: String(6_510_000 + next('option') * 3),
          optionName,
          image: kind === pictures || kind === pk ? art(optionName, 375, 375) : '',
          video: kind === video ? at(clips, place) : '',
          intro: place % 3 === 0 ? `${optionName}：由车友推荐，欢迎为它投上一票。` : '',
        }
      }),
      viewCount: status === draft || status === announced ? 0 : records * 3 + random.int(40, 900),
      status,
      createBy: at(writers, index),
      createTime: time(Math.max(from, 0) + 3 + index),
      updateBy: at(writers, index),
      updateTime: time(Math.max(from, 0) + 1 + index / 2),
    }
  })
}

/** Builds the vote records, newest first. In a vote that allows one vote per person, each person votes once. */
export const buildVoteRecords = (
  now: number,
  votes: readonly VoteRow[],
  people: readonly PersonRow[],
): VoteRecordRow[] => {
  const { random, next } = createContext(now, 20_260_612, 1)
  const everybody = people.map((_, place) => place)
  const owners = everybody.filter((place) => people[place]?.seriesCode !== '')
  const rows = votes.flatMap((vote, index) => {
    const count = plans[index]?.[4] ?? 0
    const [start, end] = [vote.startTime, vote.endTime].map((one) => Date.parse(`${one.replace(' ', 'T')}+08:00`))
    const until = Math.min(end ?? now, now)
    const voters = vote.joinScope === joinScope.everyone ? everybody : owners
    const many = vote.frequency === voteFrequency.once ? count : Math.ceil(count / 2)
    const first = random.int(0, 2000)
    const rewarded = new Set<number>()
    return Array.from({ length: count }, (_, place): VoteRecordRow => {
      const person = at(voters, first + (place % many))
      const isAbnormal = place % 17 === 5
      const chosen = new Set([Math.floor(vote.options.length * random.int(0, 999) * random.int(300, 999) * 1e-6)])
      if (vote.selectMode === selectMode.several && place % 3) chosen.add(random.int(0, vote.options.length - 1))
      const earns = !isAbnormal && !rewarded.has(person)
      if (earns) rewarded.add(person)
      return {
        recordId: String(66_000_000 + next('record') * 3),
        voteId: vote.id,
        person,
        options: [...chosen],
        source: at(sources, random.int(0, 9)),
        status: isAbnormal ? voteValid.abnormal : voteValid.valid,
        points: earns ? vote.points : 0,
        moment: (start ?? now) + Math.floor(((until - (start ?? now)) * random.int(0, 9999)) / 10_000),
      }
    })
  })
  return rows.toSorted((a, b) => b.moment - a.moment)
}
