import { isRecord, parseNested } from '@/lib/json'
import { randomText } from '@/lib/randomText'
import { entity, enumeration, f } from '../field'

/** Block types of a topic page, in the order they are offered. */
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

/** Block of a page. Unknown types and properties are kept unchanged. */
export interface Block {
  readonly id: string
  readonly blockType: string
  readonly props: Readonly<Record<string, unknown>>
  readonly [other: string]: unknown
}

/**
 * Parses the blocks of a page in order. The list and its properties may be structured data or JSON text. Unknown
 * types are kept. A missing or duplicate id is replaced by a new one, since ids must be unique.
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
