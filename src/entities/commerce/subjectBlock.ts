import { isRecord, parseNested } from '@/lib/json'
import { randomText } from '@/lib/randomText'
import { entity, enumeration, f } from '../field'

/** What a block of a topic page is, in the order they are offered. */
export const blockType = enumeration('blockType', {
  banner: 'banner',
  image: 'image',
  cube: 'cube',
  nav: 'nav',
  title: 'title',
  goods: 'goods',
  coupon: 'coupon',
  countdown: 'countdown',
  notice: 'notice',
  video: 'video',
  richtext: 'richtext',
  anchor: 'anchor',
  divider: 'divider',
})

export const subjectBlock = entity('subjectBlock', {
  name: f.text({ max: 10 }),
  marginTop: f.integer({ min: 0, max: 100 }),
  hidden: f.switch(),
})

/** A block as it stands in a page. What the console does not know of it, or of its properties, is kept as it came. */
export interface Block {
  readonly id: string
  readonly blockType: string
  readonly props: Readonly<Record<string, unknown>>
  readonly [other: string]: unknown
}

/**
 * The blocks of a page in their order, as they come: as a list, or as one text, as their properties may. Nothing in them is lost, whatever their type; one without an id, or with
 * that of another, is given one of its own, since each must be told from the others.
 */
export const readBlocks = (data: unknown): Block[] => {
  const taken = new Set<string>()
  const list = parseNested(data)
  return (Array.isArray(list) ? list : [])
    .map(parseNested)
    .filter(isRecord)
    .map((block) => {
      const props = parseNested(block.props)
      const own = typeof block.id === 'string' || typeof block.id === 'number' ? String(block.id) : ''
      const id = own && !taken.has(own) ? own : randomText(12)
      taken.add(id)
      return {
        ...block,
        id,
        blockType: typeof block.blockType === 'string' ? block.blockType : '',
        props: isRecord(props) ? props : {},
      }
    })
}
