import { linkType } from '@/entities/commerce/shared'
import { type Block, blockType } from '@/entities/commerce/subjectBlock'
import { isRecord, prop } from '@/lib/json'
import { toMillis } from '@/lib/time'
import { integer, text, texts } from '../../core/input'
import { linkOf } from './pages'
import { wordsIn } from './supplyInput'

type Props = Readonly<Record<string, unknown>>
interface Surroundings {
  /** Ids of the title blocks of the page, the targets of anchors. */
  titles: ReadonlySet<string>
  now: number
}
interface BlockRule {
  name: string
  /** Parts of a block that may have a `link`. */
  parts?: (props: Props) => readonly Props[]
  isComplete: (props: Props, parts: readonly Props[], around: Surroundings) => boolean
}

const CELLS: Readonly<Record<string, number>> = { '1': 1, '2': 2, '3': 3, '4': 4, '1+2': 3, '2x2': 4 }
const ICON_COUNTS = [4, 5, 8, 10]

const recordsIn = (value: unknown): Props[] => (Array.isArray(value) ? value.filter(isRecord) : [])
/** Returns the first `count` records of a list, padded with empty ones. */
const firstIn = (value: unknown, count: number): Props[] => {
  const records = recordsIn(value)
  return Array.from({ length: count }, (_, at) => records[at] ?? {})
}
const isCount = ({ length }: readonly unknown[], min: number, max: number) => length >= min && length <= max
const isGiven = (value: unknown) => text(value) !== ''
const isText = (value: unknown, min: number, max: number) => isCount([...text(value)], min, max)
const isColour = (value: unknown) => !isGiven(value) || /^#[\da-f]{6}$/i.test(text(value))
const hasPicture = ({ url }: Props) => isGiven(url)

/** Rules of the block types in the page builder. Other types are published unchecked. */
const RULES: Readonly<Record<string, BlockRule>> = {
  [blockType.banner]: {
    name: '轮播图',
    parts: ({ items }) => recordsIn(items),
    isComplete: (_, parts) => isCount(parts, 1, 8) && parts.every(hasPicture),
  },
  [blockType.image]: {
    name: '图片热区',
    parts: ({ zones }) => recordsIn(zones),
    isComplete: (props, parts) => hasPicture(props) && isCount(parts, 0, 10),
  },
  [blockType.cube]: {
    name: '图片魔方',
    parts: ({ items, layout }) => firstIn(items, CELLS[text(layout)] ?? 1),
    isComplete: (_, parts) => parts.every(hasPicture),
  },
  [blockType.nav]: {
    name: '图标导航',
    parts: ({ items, count }) => firstIn(items, ICON_COUNTS.find((one) => one === integer(count)) ?? 5),
    isComplete: (_, parts) => parts.every((icon) => hasPicture(icon) && isText(icon.text, 1, 5)),
  },
  [blockType.title]: {
    name: '标题',
    parts: ({ more }) => [{ link: more }],
    isComplete: (props) => isText(props.text, 1, 20) && isText(props.subText, 0, 20) && isColour(props.color),
  },
  [blockType.goods]: {
    name: '商品',
    isComplete: ({ source, goodsIds }) => source === 'rule' || isCount(texts(goodsIds), 1, 50),
  },
  [blockType.coupon]: {
    name: '优惠券',
    isComplete: ({ coupons }) =>
      isCount(
        recordsIn(coupons).filter(({ id }) => isGiven(id)),
        1,
        10,
      ),
  },
  [blockType.countdown]: {
    name: '倒计时',
    isComplete: ({ endTime }, _, { now }) => (toMillis(endTime) ?? 0) > now,
  },
  [blockType.notice]: {
    name: '公告',
    parts: ({ items }) => recordsIn(items),
    isComplete: (_, parts) => isCount(parts, 1, 5) && parts.every((line) => isText(line.text, 1, 60)),
  },
  [blockType.video]: { name: '视频', isComplete: ({ url, poster }) => isGiven(url) && isGiven(poster) },
  [blockType.richtext]: {
    name: '富文本',
    isComplete: ({ html }) => {
      const words = wordsIn(text(html))
      return isText(words, 1, 5000) || (words === '' && text(html).includes('<img'))
    },
  },
  [blockType.anchor]: {
    name: '锚点导航',
    isComplete: ({ items, color }, _, { titles }) => {
      const tabs = recordsIn(items)
      return (
        isCount(tabs, 2, 8) &&
        isColour(color) &&
        tabs.every((tab) => isGiven(tab.text) && titles.has(text(tab.blockId)))
      )
    },
  },
  [blockType.divider]: {
    name: '辅助空白',
    isComplete: ({ style, color }) => (style !== 'solid' && style !== 'dashed') || isColour(color),
  },
}

const linkFault = (link: unknown): string | undefined => {
  const kind = integer(prop(link, 'linkType')) ?? linkType.none
  const target = text(prop(link, 'linkTarget'))
  if (kind === linkType.none) return undefined
  if (target === '') return '请选择跳转目标'
  if (kind === linkType.web && !/^https?:\/\/[^\s/]/i.test(target)) return '请输入以http或https开头的链接'
  if (linkOf(kind, target).alive) return undefined
  return kind === linkType.mini ? '请选择跳转目标' : '跳转目标已下架或删除，请重新选择'
}

/** Returns the faults that prevent blocks from being published, keyed like `blocks.0`. */
export const blockFaults = (blocks: readonly Block[], now: number): Record<string, string | undefined> => {
  const titles = new Set(blocks.filter((block) => block.blockType === blockType.title).map(({ id }) => id))
  const faultOf = (block: Block, at: number): string | undefined => {
    const rule = Object.hasOwn(RULES, block.blockType) ? RULES[block.blockType] : undefined
    if (!rule) return undefined
    const parts = rule.parts?.(block.props) ?? []
    return rule.isComplete(block.props, parts, { titles, now })
      ? parts.map(({ link }) => linkFault(link)).find(Boolean)
      : `第${at + 1}个组件（${text(block.name) || rule.name}）未填写完整`
  }
  return Object.fromEntries(blocks.map((block, at) => [`blocks.${at}`, faultOf(block, at)]))
}
