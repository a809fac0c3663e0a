import { ecBlock } from '@/entities/content/ecRecommend'
import { recPosition } from '@/entities/content/recommend'
import { audience, client, recContent, shelfStatus } from '@/entities/content/shared'
import { ecBlockSlots, recommendSlots } from '@/entities/content/slots'
import { enableStatus } from '@/entities/shared/enums'
import { colors, type Context, picture } from '../../core/context'
import { at } from '../../core/random'
import type { Content, Recommended } from '../rules/recommended'
import { LOST } from './carPictures'

interface Kept extends Recommended {
  sort: number
  viewCount: number
  clickCount: number
  status: number
  updateBy: string
  updateTime: string
}
export interface RecommendRow extends Kept {
  position: number
  audience: number
  appTypes: number[]
}
export interface CardRow extends Kept {
  blockCode: number
  subTitle: string
}
type When = 'running' | 'waiting' | 'ended'
type ContentsOf = (type: number) => readonly Content[]

const PEOPLE = ['李静', '周岚', '陈默'] as const
const MARKS = ['', '热', '', '新', '', '', '推荐', ''] as const
const LONG = '每逢佳节倍思亲，车主返乡关怀与沿途充电权益全面升级上线啦'

const timesOf = (context: Context, when: When, index: number) => {
  const [from, until] =
    when === 'running' ? [-18 - (index % 7), 9 + (index % 8)] : when === 'waiting' ? [32, 50] : [-64, -7 - (index % 5)]
  return { startTime: `${context.date(-from)} 08:00:00`, endTime: `${context.date(-until)} 22:00:00` }
}
const figuresOf = (context: Context, when: When, hasRun: boolean) => {
  const viewCount = hasRun && when !== 'waiting' ? context.random.int(2400, 68_000) : 0
  return { viewCount, clickCount: Math.floor((viewCount * context.random.int(10, 110)) / 1000) }
}
const NOTHING: Content = { id: '', title: '', cover: '', up: true }
const contentAt = (contents: readonly Content[], index: number, gone: boolean): Content => {
  const some = contents.filter(({ up }) => up !== gone)
  return contents.length ? at(some.length ? some : contents, index) : NOTHING
}
const written = (context: Context, index: number) => ({
  updateBy: at(PEOPLE, index),
  updateTime: context.workTime(2 + (index % 40)),
})

/** Phase and state of the records after the running ones. */
const REST: readonly (readonly [When, number])[] = [
  ['waiting', shelfStatus.up],
  ['ended', shelfStatus.up],
  ['running', shelfStatus.new],
  ['ended', shelfStatus.down],
  ['running', shelfStatus.down],
  ['waiting', shelfStatus.new],
  ['ended', shelfStatus.new],
]
const CLIENTS = [client.android, client.ios, client.harmony, client.mini]
const ROUNDS = 12

export const buildRecommends = (context: Context, contentsOf: ContentsOf): RecommendRow[] =>
  recPosition.options.flatMap(({ value }) => {
    const position = Number(value)
    const { size, limit } = recommendSlots[position] ?? { size: [690, 388], limit: 1 }
    const running = Math.min(limit - 1, 5)
    return Array.from({ length: ROUNDS }, (_, round): RecommendRow => {
      const index = (position - 1) * ROUNDS + round
      const contentType = ((round + position) % 7) + 1
      const gone = round === running + 2 || (round === 0 && position === recPosition.homeFeed)
      const content = contentAt(contentsOf(contentType), round * 5 + position, gone)
      const isWeb = contentType === recContent.web
      const title = index === 9 ? LONG : isWeb ? `车主权益专场 ${position}` : [...content.title].slice(0, 20).join('')
      const [when, status] = round < running ? (['running', shelfStatus.up] as const) : at(REST, round - running)
      const isBare = position === recPosition.headline && round % 3 === 1
      return {
        id: String(7_200_001 + index),
        title,
        position,
        contentType,
        contentId: isWeb ? `https://h5.example.com/rec/${index}` : content.id,
        contentTitle: isWeb ? '' : content.title,
        cover: index % 19 === 7 ? LOST : isBare ? '' : picture(title.slice(0, 8), at(colors, index), size[0], size[1]),
        cornerText: at(MARKS, index),
        audience: at([audience.everyone, audience.everyone, audience.owners, audience.members, audience.guests], index),
        appTypes: round % 5 === 3 ? [client.android, client.ios] : CLIENTS,
        ...timesOf(context, when, index),
        sort: position === recPosition.homeFeed ? 3 + round * 4 : round + 1,
        ...figuresOf(context, when, status !== shelfStatus.new),
        status,
        ...written(context, index),
      }
    })
  })

const BLOCK_TYPES: Readonly<Record<number, readonly number[]>> = {
  [ecBlock.headlines]: [recContent.news, recContent.web],
  [ecBlock.stories]: [recContent.dynamic, recContent.news],
  [ecBlock.tips]: [recContent.news, recContent.topic],
  [ecBlock.goods]: [recContent.goods],
}
const FOR_YOU = [recContent.news, recContent.dynamic, recContent.topic, recContent.activity, recContent.club]
const CARDS: Readonly<Record<number, number>> = { 1: 24, 2: 10, 3: 15, 4: 12, 5: 14 }

export const buildCards = (context: Context, contentsOf: ContentsOf): CardRow[] =>
  ecBlock.options.flatMap(({ value }) => {
    const blockCode = Number(value)
    const { size, limit } = ecBlockSlots[blockCode] ?? { size: [335, 335], limit: 1 }
    const running = blockCode === ecBlock.tips ? 0 : Math.min(limit - 1, 8)
    return Array.from({ length: CARDS[blockCode] ?? 0 }, (_, round): CardRow => {
      const index = blockCode * 30 + round
      const contentType = at(BLOCK_TYPES[blockCode] ?? FOR_YOU, round)
      const isWeb = contentType === recContent.web
      const content = contentAt(contentsOf(contentType), round * 3 + blockCode, round === running + 1)
      const title = isWeb ? `置换补贴直达 ${round + 1}` : [...content.title].slice(0, 16).join('')
      const [when, up] = round < running ? (['running', shelfStatus.up] as const) : at(REST, round - running)
      const status = up === shelfStatus.up ? enableStatus.enabled : enableStatus.disabled
      return {
        id: String(7_300_001 + index),
        blockCode,
        title,
        subTitle: round % 3 === 0 ? '编辑精选，值得一看' : '',
        contentType,
        contentId: isWeb ? `https://h5.example.com/card/${index}` : content.id,
        contentTitle: isWeb ? '' : content.title,
        cover: round === 11 ? LOST : picture(title.slice(0, 6), at(colors, index), size[0], size[1]),
        cornerText: at(MARKS, index),
        ...timesOf(context, when, index),
        sort: (round + 1) * 10,
        ...figuresOf(context, when, status === enableStatus.enabled),
        status,
        ...written(context, index),
      }
    })
  })
