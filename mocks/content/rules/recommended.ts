import { dynamicStatus } from '@/entities/community/dynamic'
import { clubStatus } from '@/entities/community/club'
import { enrollUp, voteUp } from '@/entities/community/targets'
import { topicStatus } from '@/entities/community/topic'
import { newsStatus } from '@/entities/content/news'
import { recContent, showPhase } from '@/entities/content/shared'
import type { Slot } from '@/entities/content/slots'
import { goodsStatus } from '@/entities/commerce/shared'
import { goods } from '../../commerce/rules/goods'
import { topics } from '../../community/rules/boards'
import { clubs } from '../../community/rules/clubs'
import { enrolments, stageOf } from '../../community/rules/enrolments'
import { posts } from '../../community/rules/posts'
import { votes } from '../../community/rules/votes'
import { control } from '../../core/control'
import { integer, sent, text } from '../../core/input'
import { Refusal } from '../../core/types'
import { crowdOf, phaseOf, timesIn } from './ads'
import { newsRows } from './channels'

type Input = Readonly<Record<string, unknown>>

/** What recommendations and cards have in common. */
export interface Recommended {
  id: string
  title: string
  contentType: number
  contentId: string
  contentTitle: string
  cover: string
  cornerText: string
  startTime: string
  endTime: string
}
/** A piece of content that can be recommended. */
export interface Content {
  id: string
  title: string
  cover: string
  up: boolean
}

/** The content of a kind, also what users no longer see. */
export const contentsOf = (type: number): Content[] => {
  const { dynamics } = posts()
  switch (type) {
    case recContent.news:
      return newsRows().map(({ id, title, covers, status }) => ({
        id,
        title,
        cover: covers[0] ?? '',
        up: status === newsStatus.up,
      }))
    case recContent.dynamic:
      return dynamics.map(({ id, content, images, status }) => ({
        id,
        title: content,
        cover: images[0] ?? '',
        up: status === dynamicStatus.up,
      }))
    case recContent.topic:
      return topics().map(({ id, topicName, cover, status }) => ({
        id,
        title: topicName,
        cover,
        up: status === topicStatus.up,
      }))
    case recContent.activity:
      return [
        ...enrolments().map((row) => ({
          id: row.id,
          title: row.title,
          cover: row.cover,
          up: enrollUp.includes(stageOf(row, control.now())),
        })),
        ...votes().map((row) => ({ ...row, up: voteUp.includes(row.status) })),
      ]
    case recContent.club:
      return clubs().map(({ id, clubName, logo, status }) => ({
        id,
        title: clubName,
        cover: logo,
        up: status === clubStatus.up,
      }))
    case recContent.goods:
      return goods().map((row) => ({
        id: row.id,
        title: row.goodsName,
        cover: row.cover,
        up: row.status === goodsStatus.onSale,
      }))
    default:
      return []
  }
}
/** Whether users still see what is recommended. */
export const isAlive = ({ contentType, contentId }: Pick<Recommended, 'contentType' | 'contentId'>): boolean =>
  contentType === recContent.web || contentsOf(contentType).some(({ id, up }) => up && id === contentId)

const NO_TIMES = { startTime: '', endTime: '' }
const max = (words: string, name: string, count: number) =>
  [...words].length > count ? `${name}不能超过${count}个字` : undefined

/** What every one of them is saved with, over what it was, and what is wrong with it. */
export const readRecommended = (
  input: Input,
  was: Recommended | undefined,
  now: number,
  { titleName, titleMost, bare }: { titleName: string; titleMost: number; bare: boolean },
) => {
  const words = (key: keyof Recommended) => (sent(input, key) ? text(input[key]) : text(was?.[key]))
  const contentType = sent(input, 'contentType') ? (integer(input.contentType) ?? 0) : (was?.contentType ?? 0)
  const { times, faults } = timesIn(input, was ?? NO_TIMES, now)
  const next = {
    title: words('title'),
    contentType,
    contentId: words('contentId'),
    contentTitle: words('contentTitle'),
    cover: words('cover'),
    cornerText: words('cornerText'),
    ...times,
  }
  return {
    next,
    faults: {
      contentType: recContent.options.some(({ value }) => value === contentType) ? undefined : '请选择内容类型',
      contentId: !next.contentId
        ? '请选择推荐内容'
        : contentType === recContent.web && !/^https:\/\/[^\s/]+/.test(next.contentId)
          ? '仅支持https开头的链接'
          : undefined,
      title: next.title === '' ? `请填写${titleName}` : max(next.title, titleName, titleMost),
      cornerText: max(next.cornerText, '角标', 4),
      cover: next.cover === '' && !bare ? '请上传推荐图' : undefined,
      ...faults,
    },
  }
}

/** Refuses to show what is over, shows what is gone, or has no room where it stands. */
export const demandRecommendable = <Row extends Recommended>(
  row: Row,
  others: readonly Row[],
  now: number,
  slot: { name: string; of: Slot | undefined },
): void => {
  if (phaseOf(row, now) === showPhase.ended) throw new Refusal(400, '结束时间已过, 不能上架')
  if (!isAlive(row)) throw new Refusal(400, `目标内容「${row.contentTitle || row.contentId}」已下架或删除`)
  const limit = slot.of?.limit ?? 0
  const crowd = crowdOf(row, others, () => true, limit)
  if (crowd.length > 0)
    throw new Refusal(
      400,
      `「${slot.name}」同一时段最多展示${limit}个, 已有: ${crowd.map(({ title }) => title).join('、')}`,
    )
}
