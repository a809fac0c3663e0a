import { subject, subjectType } from '@/entities/commerce/subject'
import { is } from '@/entities/field'
import { toMillis } from '@/lib/time'
import type { Translate } from '@/locales'
import { kindOf } from './blocks'
import { blockName, type PageLook } from './kind'
import { MAX_BLOCKS, type PageContent, type Settings } from './state'

export interface Fault {
  text: string
  block?: string
  field?: keyof Settings
}

const long = (text: string) => [...text.trim()].length

export const draftFaults = ({ settings }: PageContent, t: Translate): Fault[] => {
  const { min = 0, max = 0 } = subject.title
  const length = long(settings.title)
  return length < min || length > max ? [{ field: 'title', text: t('pageBuilder.badTitle', { min, max }) }] : []
}

/** Returns the faults that prevent publication: of the settings first, then of the blocks in order. */
export const pageFaults = (page: PageContent, t: Translate, look: PageLook, now: number): Fault[] => {
  const { settings, blocks } = page
  const faults = draftFaults(page, t)
  const missing = (field: 'pageType' | 'cover') =>
    faults.push({ field, text: t('pageBuilder.required', { field: t(subject[field].label) }) })
  if (settings.pageType === undefined) missing('pageType')
  if (!settings.cover) missing('cover')
  if (long(settings.shareTitle) > (subject.shareTitle.max ?? 0))
    faults.push({ field: 'shareTitle', text: t('pageBuilder.longText', { max: subject.shareTitle.max }) })
  if (settings.pageType !== undefined && !is(settings.pageType, subjectType.home)) {
    const [from, until] = [toMillis(settings.startTime), toMillis(settings.endTime)]
    if (from !== undefined && until !== undefined && until <= from)
      faults.push({ field: 'endTime', text: t('banners.endFirst') })
    else if (until !== undefined && until <= now) faults.push({ field: 'endTime', text: t('banners.past') })
  }
  if (blocks.length === 0) faults.push({ text: t('pageBuilder.noBlocks') })
  if (blocks.length > MAX_BLOCKS) faults.push({ text: t('pageBuilder.maxBlocks', { max: MAX_BLOCKS }) })
  for (const [at, block] of blocks.entries()) {
    const kind = kindOf(block.blockType)
    if (!kind) continue
    const name = blockName(block, t)
    const reasons = [
      kind.fault(block.props, t, look),
      kind.links(block.props).some(look.isDead) && t('shopLink.dead'),
    ].filter(Boolean)
    const gone = look.gone(kind.goods(block.props))
    if (reasons.length)
      faults.push({
        block: block.id,
        text: t('pageBuilder.blockBad', { at: at + 1, name, reason: reasons.join(t('kit.comma')) }),
      })
    if (gone) faults.push({ block: block.id, text: t('pageBuilder.goodsDown', { at: at + 1, name, count: gone }) })
  }
  return faults
}
