import { contentRule, showStyle, sourceType } from '@/entities/community/latestPlate'
import { postMode } from '@/entities/community/shared'
import { enableStatus } from '@/entities/shared/enums'
import { colors, type Context, picture } from '../../core/context'
import { at } from '../../core/random'

/** A block of the page "latest" as stored. A block that links to a page has no rule and no number of posts. */
export interface PlateRow {
  id: string
  plateName: string
  sourceType: number
  sourceId: string
  sourceName: string
  linkUrl: string
  icon: string
  showStyle: number
  contentRule: number | null
  showCount: number | null
  userScope: number | null
  startTime: string
  endTime: string
  sort: number
  status: number
  updateBy: string
  updateTime: string
}
export type Sources = Readonly<Record<number, readonly { id: string; name: string }[]>>

type Seed = readonly [
  name: string,
  source: number,
  place: number,
  rule: number,
  enabled: boolean,
  from?: number,
  until?: number,
]
const SEEDS: readonly Seed[] = [
  ['官方发布', sourceType.board, 12, contentRule.newest, true],
  ['周末自驾', sourceType.topic, 0, contentRule.hottest, true],
  ['启明L6 圈', sourceType.board, 3, contentRule.newest, true],
  ['星屿车友', sourceType.club, 0, contentRule.hottest, true],
  ['精华看车', sourceType.board, 7, contentRule.featured, true, 20],
  ['新车速递', sourceType.channel, 1, contentRule.newest, true],
  ['车主活动', sourceType.activity, 1, contentRule.newest, true, 12, -2],
  ['用车问答', sourceType.web, 0, contentRule.newest, true],
  ['冬季续航', sourceType.topic, 8, contentRule.hottest, false],
  ['老友车会', sourceType.club, 4, contentRule.newest, false],
  ['春日露营', sourceType.topic, 1, contentRule.featured, false, -6, -40],
  ['国庆专题', sourceType.topic, 3, contentRule.hottest, false, 60, 20],
  ['同城车友', sourceType.board, 9, contentRule.newest, false],
  ['夜拍大赏', sourceType.topic, 4, contentRule.newest, false],
]
const styles = [showStyle.twoColumns, showStyle.oneColumn, showStyle.swipe]
const scopes = [postMode.everyone, null, postMode.owners]

export const buildLatestPlates = ({ time, workTime, next }: Context, sources: Sources): PlateRow[] =>
  SEEDS.map(([plateName, source, place, rule, enabled, from, until], index) => {
    const isWeb = source === sourceType.web
    const target = sources[source]?.[place]
    return {
      id: String(665_000 + next('latestPlate') * 7),
      plateName,
      sourceType: source,
      sourceId: target?.id ?? '',
      sourceName: target?.name ?? '',
      linkUrl: isWeb ? 'https://h5.example.com/community/qa' : '',
      icon: index % 3 === 2 ? '' : picture(plateName.slice(0, 1), at(colors, index)),
      showStyle: at(styles, index),
      contentRule: isWeb ? null : rule,
      showCount: isWeb ? null : 4 + (index % 3) * 2,
      userScope: at(scopes, index),
      startTime: from === undefined ? '' : time(from),
      endTime: until === undefined ? '' : time(until),
      sort: index + 1,
      status: enabled ? enableStatus.enabled : enableStatus.disabled,
      updateBy: index % 2 ? '周敏' : '陈立',
      updateTime: workTime(3 + index * 4),
    }
  })
