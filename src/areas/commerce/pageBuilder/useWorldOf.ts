import { useMemo } from 'react'
import * as specials from '@/api/commerce/specials'
import * as coupons from '@/api/marketing/coupons'
import { goodsStatus, linkType } from '@/entities/commerce/shared'
import type { Goods as ShopGoods } from '@/entities/commerce/goods'
import { type Block, blockType } from '@/entities/commerce/subjectBlock'
import { is } from '@/entities/field'
import type { Coupon } from '@/entities/marketing/coupon'
import { type Queried, useLoad } from '@/kit/data/load'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { isUnseen, useCategoriesOf } from '../parts/findCategories'
import { TOPICS } from '../parts/LinkPicker'
import type { ShopLink } from '../parts/shopLink'
import { kindOf } from './blocks'
import { blockName } from './kind'
import type { World } from './world'

const AT_ONCE = 100
const PAGE = 200
/**
 * Loads goods by id, with the ids that the reply covers. If a server returns other goods or only some of them, the
 * missing ones do not count as deleted.
 */
const goodsNow = (ids: readonly string[]): Queried<{ ids: readonly string[]; rows: ShopGoods[] }> => ({
  queryKey: ['goodsNow', ids],
  queryFn: async (context) => {
    const rows: ShopGoods[] = []
    const told: string[] = []
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const part = ids.slice(from, from + AT_ONCE)
      const asked = specials.queryGoods.query({ ids: part, pageNo: 1, pageSize: AT_ONCE }, { quiet: true })
      const { records, total } = await asked.queryFn(context)
      rows.push(...records)
      if (total <= records.length && records.every(({ id }) => part.includes(id))) told.push(...part)
    }
    return { ids: told, rows }
  },
})
const isLeft = ({ totalStock, grantedCount }: Coupon): boolean => {
  const [all, granted] = [numberIn(totalStock), numberIn(grantedCount)]
  return all === null || granted === null || granted < all
}
const some = (texts: readonly string[]): string[] => [...new Set(texts)].filter(Boolean).toSorted()

export const useWorldOf = (blocks: readonly Block[]): World => {
  const t = useT()
  const known = blocks.flatMap((block) => {
    const kind = kindOf(block.blockType)
    return kind
      ? [{ links: kind.links(block.props), goods: kind.goods(block.props), coupons: kind.coupons(block.props) }]
      : []
  })
  const links = known.flatMap((one) => one.links)
  const leadTo = (type: number) => links.filter((link) => is(link.linkType, type)).map(({ linkTarget }) => linkTarget)
  const goodsIds = some([...known.flatMap((one) => one.goods), ...leadTo(linkType.goods)])
  const couponIds = some([...known.flatMap((one) => one.coupons), ...leadTo(linkType.coupon)])
  const categoryIds = some(leadTo(linkType.category))
  const hasTopics = leadTo(linkType.topic).length > 0
  const goods = useLoad(goodsNow(goodsIds), { enabled: goodsIds.length > 0 })
  const topics = useLoad(TOPICS, { enabled: hasTopics })
  const offered = useLoad(coupons.listForGoods.query({ pageNo: 1, pageSize: PAGE }, { quiet: true }), {
    enabled: couponIds.length > 0,
  })
  const categories = useCategoriesOf(categoryIds)
  const titleKey = JSON.stringify(
    blocks
      .filter((block) => block.blockType === blockType.title)
      .map((block) => [block.id, plain(block.props.text) || blockName(block, t)]),
  )
  return useMemo(() => {
    const byId = new Map((goods.data?.rows ?? []).map((row) => [row.id, row]))
    const asked = new Set(goods.data?.ids)
    const topicIds = topics.data && new Set(topics.data.records.map(({ id }) => id))
    const left = new Map(offered.data?.records.map((row) => [row.id, isLeft(row)]))
    const goodsOf: World['goodsOf'] = (id) => {
      return byId.get(id) ?? (asked.has(id) ? 'gone' : undefined)
    }
    const isGone = (id: string) => {
      const row = goodsOf(id)
      return row === 'gone' || (row !== undefined && !is(row.status, goodsStatus.onSale))
    }
    const hasCoupon = (id: string) =>
      left.get(id) ?? (offered.data && offered.data.total <= offered.data.records.length ? false : undefined)
    const isDead = (link: ShopLink): boolean => {
      if (!link.linkTarget) return false
      if (is(link.linkType, linkType.goods)) return isGone(link.linkTarget)
      if (is(link.linkType, linkType.topic)) return topicIds !== undefined && !topicIds.has(link.linkTarget)
      if (is(link.linkType, linkType.category)) return isUnseen(categories.data?.get(link.linkTarget))
      return is(link.linkType, linkType.coupon) && hasCoupon(link.linkTarget) === false
    }
    // `titleKey` is serialised above from pairs of id and name.
    const titleList = (JSON.parse(titleKey) as [string, string][]).map(([id, name]) => ({ id, name }))
    return {
      goodsOf,
      hasCoupon,
      isDead,
      gone: (ids) => ids.filter(isGone).length,
      titleList,
      titles: new Set(titleList.map(({ id }) => id)),
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the loaded data changes with the ids
  }, [goods.data, topics.data, categories.data, offered.data, titleKey])
}
