import type { ContentKind } from '@/business/links/sources'
import { ecBlock, ecRecommend, type EcRecommend } from '@/entities/content/ecRecommend'
import { recContent } from '@/entities/content/shared'
import { ecBlockSlots } from '@/entities/content/slots'
import { type Code, is, withStates } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { isShown } from '../../parts/phase'
import { isDead } from '../../parts/recommendCells'
import { kindsOf } from '../../parts/recommendRules'

/** The blocks of the new home, from top to bottom. */
export const BLOCKS: readonly number[] = ecBlock.options.map(({ value }) => Number(value))
const ALL = recContent.options.map(({ value }) => Number(value))

/** The types of content that a block takes. */
export const typesOf = (block: unknown): readonly number[] =>
  is(Number(block), ecBlock.goods)
    ? [recContent.goods]
    : is(Number(block), ecBlock.headlines)
      ? [recContent.news, recContent.web]
      : ALL
/** What the content of a type is chosen from for a card: activities are those that people enrol for. */
export const cardKindsOf = (type: unknown): readonly ContentKind[] | undefined =>
  kindsOf(type)?.filter((kind) => kind !== 'vote')

/** Whether it is turned on; users see it only while it also runs. */
export const isOn = ({ status }: { status: unknown }): boolean => is(status, enableStatus.enabled)
/** Whether users see it now. */
export const runs = (row: EcRecommend): boolean => isShown(isOn(row), row.phase) && !isDead(row)

const shapeOf = (block: unknown) => ecBlockSlots[Number(block)]?.size.join('×')
/** Whether the pictures of two blocks are of the same size. */
export const isSameShape = (one: unknown, other: unknown): boolean => shapeOf(one) === shapeOf(other)
/** The other blocks that a card fits into by its content. */
export const blocksFor = ({ blockCode, contentType }: Pick<EcRecommend, 'blockCode' | 'contentType'>) =>
  withStates(
    ecRecommend.blockCode,
    (code: Code) => Number(code) !== Number(blockCode) && typesOf(code).includes(Number(contentType)),
  )
