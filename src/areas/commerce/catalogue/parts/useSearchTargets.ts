import * as specials from '@/api/commerce/specials'
import type { Goods } from '@/entities/commerce/goods'
import { goodsStatus } from '@/entities/commerce/shared'
import { type HotWord, hotLink } from '@/entities/commerce/searchConfig'
import { is } from '@/entities/field'
import { derived, useLoad } from '@/kit/data/load'
import { plain } from '@/kit/show/format'
import { isUnseen, useCategoriesOf } from '../../parts/findCategories'
import { TOPICS } from '../../parts/LinkPicker'

const AT_ONCE = 100

export interface SearchTargets {
  goodsOf: (id: string) => Goods | undefined
  /** True if goods are deleted or not on sale. False while that is not known. */
  isGone: (id: string) => boolean
  nameOf: (word: HotWord) => string
  /** True if the link target of a word is gone or hidden from buyers. False while that is not known. */
  isDead: (word: HotWord) => boolean
}

export const useSearchTargets = (hotWords: readonly HotWord[], recommended: readonly string[]): SearchTargets => {
  const leadTo = (type: number) =>
    hotWords.filter(({ linkType, linkTarget }) => is<unknown>(linkType, type) && linkTarget !== '')
  const ids = [...new Set([...recommended, ...leadTo(hotLink.goods).map(({ linkTarget }) => linkTarget)])].toSorted()
  const goods = useLoad(
    derived(
      specials.queryGoods.query({ ids, pageNo: 1, pageSize: AT_ONCE }, { quiet: true }),
      'searchTargets',
      ({ records }) => ({ ids: new Set(ids), rows: new Map(records.map((row) => [row.id, row])) }),
    ),
    { enabled: ids.length > 0 },
  )
  const topics = useLoad(TOPICS, { enabled: leadTo(hotLink.topic).length > 0 })
  const categories = useCategoriesOf(
    [...new Set(leadTo(hotLink.category).map(({ linkTarget }) => linkTarget))].toSorted(),
  )
  const { rows, ids: asked } = goods.data ?? {}
  // A server that ignores the filter returns other goods, so missing ones do not count as deleted.
  const knows = rows !== undefined && [...rows.keys()].every((id) => asked?.has(id))
  const isGone = (id: string) => {
    const row = rows?.get(id)
    return row ? !is(row.status, goodsStatus.onSale) : knows && asked?.has(id) === true
  }
  const topicOf = (id: string) => topics.data?.records.find((row) => row.id === id)
  return {
    goodsOf: (id) => rows?.get(id),
    isGone,
    nameOf: ({ linkType, linkTarget, linkName }) =>
      (is(linkType, hotLink.goods) && plain(rows?.get(linkTarget)?.goodsName)) ||
      (is(linkType, hotLink.topic) && plain(topicOf(linkTarget)?.title)) ||
      linkName ||
      linkTarget,
    isDead: ({ linkType, linkTarget }) =>
      linkTarget !== '' &&
      (is(linkType, hotLink.goods)
        ? isGone(linkTarget)
        : is(linkType, hotLink.category)
          ? isUnseen(categories.data?.get(linkTarget))
          : is(linkType, hotLink.topic) && topics.data !== undefined && !topicOf(linkTarget)),
  }
}
