import type { ContentKind } from '@/business/links/sources'
import { ecBlock, ecRecommend, type EcRecommend } from '@/entities/content/ecRecommend'
import { recContent } from '@/entities/content/shared'
import { type Code, is, withStates } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { isShown } from '../../parts/phase'
import { isDead } from '../../parts/recommendCells'
import { kindsOf } from '../../parts/recommendRules'

export const BLOCKS: readonly number[] = ecBlock.options.map(({ value }) => Number(value))
const ALL = recContent.options.map(({ value }) => Number(value))

export const typesOf = (block: unknown): readonly number[] =>
  is(Number(block), ecBlock.goods)
    ? [recContent.goods]
    : is(Number(block), ecBlock.headlines)
      ? [recContent.news, recContent.web]
      : ALL
/** Returns the content kinds for cards of a type. Votes are excluded, so activities are those with enrolment. */
export const cardKindsOf = (type: unknown): readonly ContentKind[] | undefined =>
  kindsOf(type)?.filter((kind) => kind !== 'vote')

/** True if it is enabled. Users see it only during its period. */
export const isOn = ({ status }: { status: unknown }): boolean => is(status, enableStatus.enabled)
export const runs = (row: EcRecommend): boolean => isShown(isOn(row), row.phase) && !isDead(row)

export const blocksFor = ({ blockCode, contentType }: Pick<EcRecommend, 'blockCode' | 'contentType'>) =>
  withStates(
    ecRecommend.blockCode,
    (code: Code) => Number(code) !== Number(blockCode) && typesOf(code).includes(Number(contentType)),
  )
