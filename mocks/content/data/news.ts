import { coverStyle, newsSource, newsStatus } from '@/entities/content/news'
import { colors, type Context, picture } from '../../core/context'
import { at } from '../../core/random'
import type { CarSeriesRow } from '../../system/data/types'
import { type ChildRow, hasNews } from './channels'

export interface NewsDayRow {
  date: string
  viewCount: number
  viewUserCount: number
  shareCount: number
}
export interface NewsRow {
  id: string
  title: string
  summary: string
  coverStyle: number
  covers: string[]
  channelId: string
  seriesCode: string
  tags: string[]
  source: number
  sourceUrl: string
  author: string
  content: string
  publishTime: string
  status: 0 | 1 | 2 | 3
  topFlag: 0 | 1
  topEndTime: string
  qualityFlag: 0 | 1
  homeFlag: 0 | 1
  starWebFlag: 0 | 1
  commentFlag: 0 | 1
  baseCount: number
  viewCount: number
  likeCount: number
  commentCount: number
  shareCount: number
  sort: number
  createId: string
  createTime: string
  updateBy: string
  updateTime: string
  trend: NewsDayRow[]
}

const FIRST_ID = 70_001
const COUNT = 480
const PEOPLE = ['李静', '周敏', '赵文博', '陈雨晴'] as const
const SUBJECTS = [
  '冬季续航提升的七个习惯',
  '全新座舱系统推送，语音更懂你',
  '一箱油从上海到千岛湖',
  '首批车主提车仪式在杭州举行',
  '四驱系统在雪地怎么工作',
  '儿童座椅安装的五个误区',
  '家用充电桩安装全流程',
  '工程师讲解：电池为什么不怕热',
  '车友会周末露营报名开启',
  '年度保养季，服务权益一图看懂',
  '新车静态体验：后排比想象的大',
  '自动泊车在老小区好用吗',
] as const
const LONG = '从零开始认识辅助驾驶：它能做什么、不能做什么以及上路之前每位车主都该知道的事'
const TAGS = ['新手', '续航', '座舱', '自驾', '保养', '活动', '安全', '充电'] as const
const DAYS = 30

const contentOf = (title: string, video: boolean): string =>
  `<h2>${title}</h2><p>很多车主都问过这个问题。我们请教了工程师与资深车主，把要点整理如下，方便您在用车时随时查看。</p>` +
  '<ul><li>出发前检查胎压与电量</li><li>合理使用预约功能</li><li>保持系统为最新版本</li></ul>' +
  `<p>更多细节请咨询附近门店。</p>${video ? '<video src="/videos/demo.mp4" controls=""></video>' : ''}`

export const buildNews = (
  context: Context,
  children: readonly ChildRow[],
  series: readonly CarSeriesRow[],
  times = 1,
): NewsRow[] => {
  const columns = children.filter(hasNews)
  const placed = new Map<string, number>()
  return Array.from({ length: COUNT * times }, (_, index): NewsRow => {
    const column = at(columns, index)
    const round = Math.floor(index / columns.length)
    const status =
      index % 16 === 5
        ? newsStatus.draft
        : index % 16 === 9
          ? newsStatus.down
          : index % 40 === 3
            ? newsStatus.scheduled
            : newsStatus.up
    const isUp = status === newsStatus.up
    const age = 0.3 + round * 6 + (index % columns.length) * 0.2
    const style = at([coverStyle.small, coverStyle.large, coverStyle.small, coverStyle.three], index)
    const title = index % 97 === 11 ? LONG.slice(0, 40) : `${column.channelName}｜${at(SUBJECTS, index + round)}`
    const sort = ((placed.get(column.id) ?? 0) + 1) * 10
    if (isUp) placed.set(column.id, sort / 10)
    const isRead = status === newsStatus.up || status === newsStatus.down
    const trend = isRead
      ? Array.from({ length: DAYS }, (__, day) => {
          const viewUserCount = context.random.int(4, 160)
          return {
            date: context.date(DAYS - 1 - day),
            viewUserCount,
            viewCount: viewUserCount + context.random.int(0, 60),
            shareCount: context.random.int(0, 6),
          }
        })
      : []
    const sum = (key: 'viewCount' | 'shareCount') => trend.reduce((all, day) => all + day[key], 0)
    const viewCount = sum('viewCount')
    const source = at([newsSource.original, newsSource.original, newsSource.reprint, newsSource.weChat], index)
    const cover = index % 160 === 30 ? 'https://cdn.example.invalid/gone.png' : ''
    return {
      id: String(FIRST_ID + index),
      title,
      summary: index % 3 === 0 ? '' : `${at(SUBJECTS, index + round)}，看这一篇就够了。`,
      coverStyle: style,
      covers: Array.from(
        { length: style === coverStyle.three ? 3 : 1 },
        (__, place) =>
          cover ||
          picture(
            column.channelName,
            at(colors, index + place),
            style === coverStyle.large ? 750 : 690,
            style === coverStyle.large ? 422 : 518,
          ),
      ),
      channelId: column.id,
      seriesCode: index % 4 === 1 ? at(series, index).seriesCode : '',
      tags: [at(TAGS, index), ...(index % 2 ? [at(TAGS, index + 3)] : [])],
      source,
      sourceUrl: source === newsSource.original ? '' : `https://mp.example.com/s/${FIRST_ID + index}`,
      author: source === newsSource.original ? '品牌中心' : at(['汽车观察', '电动新势力', '路书编辑部'], index),
      content: contentOf(title, index % 24 === 7),
      publishTime:
        status === newsStatus.draft
          ? ''
          : status === newsStatus.scheduled
            ? context.time(-1 - (index % 25))
            : context.workTime(age),
      status,
      topFlag: isUp && round === 0 && index % 7 === 0 ? 1 : 0,
      topEndTime: isUp && round === 0 && index % 14 === 0 ? context.time(-4) : '',
      qualityFlag: isUp && index % 9 === 0 ? 1 : 0,
      homeFlag: isUp && index < 120 && index % 17 === 0 ? 1 : 0,
      starWebFlag: isUp && index < 120 && index % 19 === 1 ? 1 : 0,
      commentFlag: index % 11 === 0 ? 0 : 1,
      baseCount: index % 6 === 0 ? 200 : 0,
      viewCount,
      likeCount: Math.floor(viewCount / 14),
      commentCount: Math.floor(viewCount / 60),
      shareCount: sum('shareCount'),
      sort: isUp ? sort : 0,
      createId: '',
      createTime: context.workTime(age + 1),
      updateBy: at(PEOPLE, index),
      updateTime: context.workTime(Math.max(0.1, age - 0.1)),
      trend,
    }
  })
}
