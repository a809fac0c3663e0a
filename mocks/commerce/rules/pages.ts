import { goodsStatus, linkType, showStage } from '@/entities/commerce/shared'
import { subjectStatus } from '@/entities/commerce/subject'
import { blockType } from '@/entities/commerce/subjectBlock'
import { couponStatus } from '@/entities/marketing/couponEnums'
import { prop, parseNested } from '@/lib/json'
import { toMillis } from '@/lib/time'
import { seeded } from '../../core/control'
import { text, texts } from '../../core/input'
import { couponById, coupons, isForGoods } from '../../marketing/rules/coupons'
import { reference } from '../../system/rules/store'
import { type BannerRow, buildBanners } from '../data/shopBanners'
import { buildSubjects, type SubjectRow } from '../data/subjects'
import { categoryById, isCategorySeen } from './categories'
import { goods, goodsById } from './goods'

const enabled = () => coupons().filter(({ status }) => status === couponStatus.enabled)
export const subjects = seeded('subjects', () => buildSubjects(reference(), { goods: goods(), coupons: enabled() }))
export const banners = seeded('shopBanners', (): BannerRow[] =>
  buildBanners(reference(), goods(), enabled()[0]?.id ?? ''),
)

export const isSold = (id: string): boolean => goodsById(id)?.status === goodsStatus.onSale

/** Returns the path in a mini-program target, which is either JSON with a `path` or the plain text. */
const miniPathOf = (target: string): string => {
  const page = parseNested(target)
  return typeof page === 'string' ? page : text(prop(page, 'path'))
}
const WEB_ADDRESS = /^https?:\/\/[^\s]+$/i

export const linkFault = (kind: number, target: string): string | undefined => {
  if (kind === linkType.none) return undefined
  if (target === '') return '请选择跳转目标'
  if (kind === linkType.web && !WEB_ADDRESS.test(target)) return '请输入以http或https开头的链接'
  if (kind === linkType.mini && !miniPathOf(target).startsWith('pages/')) return '小程序路径须以pages/开头'
  return undefined
}

export const linkOf = (kind: number, target: string): { linkName: string; alive: boolean } => {
  if (kind === linkType.goods) return { linkName: goodsById(target)?.goodsName ?? target, alive: isSold(target) }
  if (kind === linkType.topic) {
    const row = subjects().find(({ id }) => id === target)
    return { linkName: row?.title ?? target, alive: row?.status === subjectStatus.published }
  }
  if (kind === linkType.category) {
    return { linkName: categoryById(target)?.categoryName ?? target, alive: isCategorySeen(target) }
  }
  if (kind === linkType.coupon) {
    const row = couponById(target)
    return { linkName: row?.couponName ?? target, alive: row !== undefined && isForGoods(row) }
  }
  return { linkName: '', alive: linkFault(kind, target) === undefined }
}

/** Returns the show stage of a period. Either end may be open. */
export const stageOf = ({ startTime, endTime }: { startTime: string; endTime: string }, now: number): number =>
  startTime && (toMillis(startTime) ?? 0) > now
    ? showStage.ahead
    : endTime && (toMillis(endTime) ?? Infinity) <= now
      ? showStage.over
      : showStage.showing

export const goodsOf = ({ blocks }: Pick<SubjectRow, 'blocks'>): string[] => [
  ...new Set(
    blocks
      .filter((block) => block.blockType === blockType.goods && block.props.source !== 'rule')
      .flatMap(({ props }) => texts(props.goodsIds)),
  ),
]
