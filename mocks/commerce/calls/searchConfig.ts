import * as categories from '@/api/commerce/categories'
import { goodsStatus } from '@/entities/commerce/shared'
import { type HotWord, hotLink, hotTag, type SearchConfig, searchConfig } from '@/entities/commerce/searchConfig'
import { subjectStatus } from '@/entities/commerce/subject'
import { enableStatus } from '@/entities/shared/enums'
import { formatTime, toMillis } from '@/lib/time'
import { demandHeadquarters } from '../../community/rules/headquarters'
import { createContext } from '../../core/context'
import { seeded } from '../../core/control'
import { on } from '../../core/dispatcher'
import { refuseChanged, refuseFields, text, texts } from '../../core/input'
import { readInto } from '../../core/readInto'
import { demandPage } from '../../system/rules/access'
import { newId, reference } from '../../system/rules/store'
import { goods } from '../rules/goods'
import { isSold, linkOf, subjects } from '../rules/pages'

const PAGE = '/config-management-shop/search-config'

export const search = seeded('searchConfig', (): { config: SearchConfig | null } => {
  const context = createContext(reference(), 20_240_811, 1)
  const sold = goods().filter(({ status }) => status === goodsStatus.onSale)
  const off = goods().find(({ status }) => status === goodsStatus.offShelf)
  const topic = subjects().find(({ status }) => status === subjectStatus.published)
  const word = (name: string, sort: number, more: Partial<HotWord> = {}): HotWord => ({
    word: name,
    tag: hotTag.none,
    linkType: hotLink.search,
    linkTarget: '',
    linkName: '',
    startTime: '',
    endTime: '',
    searchCount: 4200 - sort * 380,
    sort,
    status: enableStatus.enabled,
    ...more,
  })
  const to = (id: string | undefined): Partial<HotWord> => (id ? { linkType: hotLink.goods, linkTarget: id } : {})
  return {
    config: {
      id: '7401',
      placeholders: ['车载香氛', '露营装备', '充电枪'],
      interval: 3,
      hotFlag: 1,
      hotWords: [
        word('车载香氛', 1, { tag: hotTag.hot }),
        word('露营', 2, {
          tag: hotTag.fresh,
          ...(topic && { linkType: hotLink.topic, linkTarget: topic.id }),
        }),
        word('脚垫', 3, to(sold[0]?.id)),
        word('充电桩', 4, { tag: hotTag.pick }),
        word('雨刮', 5, to(off?.id)),
        word('冬季养护', 6, { startTime: context.time(120), endTime: context.time(30) }),
        word('行车记录仪', 7, { status: enableStatus.disabled }),
      ],
      historyFlag: 1,
      historyCount: 10,
      suggestFlag: 1,
      synonyms: [
        ['脚垫', '地垫', '脚踏垫'],
        ['香氛', '香水', '香薰'],
        ['充电桩', '充电枪'],
      ],
      blockWords: ['代购', '高仿', '加微信'],
      emptyText: '没有找到相关商品，看看这些吧',
      recommendGoods: sold.slice(0, 4).map(({ id }) => id),
      updateBy: '系统管理员',
      updateTime: context.workTime(12),
    },
  }
})

on(categories.getSearchConfig)((_, { user }) => {
  demandPage(user, PAGE)
  const { config } = search()
  return (
    config && {
      ...config,
      hotWords: config.hotWords.map((row) => ({
        ...row,
        linkName: row.linkTarget ? linkOf(row.linkType, row.linkTarget).linkName : '',
      })),
    }
  )
})

const isWord = (word: string, max = 10) => word !== '' && [...word].length <= max
const alike = (word: string) => word.normalize('NFKC').toLowerCase()
const repeats = (words: readonly string[]) => new Set(words.map(alike)).size < words.length
const badWord = (words: readonly string[]) => repeats(words) || !words.every((word) => isWord(word))
const WORD = '词语为1-10字，且不能重复'

const hotFault = (rows: readonly HotWord[], blocked: readonly string[]): string | undefined => {
  if (rows.length > 20) return '热门搜索词最多20个'
  if (badWord(rows.map(({ word }) => word))) return WORD
  const hit = rows.find(({ word }) => blocked.some((one) => alike(one) === alike(word)))
  if (hit) return `「${hit.word}」在屏蔽词中`
  if (rows.some(({ linkType, linkTarget }) => linkType !== hotLink.search && !linkTarget)) return '请选择跳转目标'
  return rows.some(({ startTime, endTime }) => endTime && (toMillis(endTime) ?? 0) <= (toMillis(startTime) ?? 0))
    ? '结束时间须晚于开始时间'
    : undefined
}
const synonymsError = (groups: readonly string[][]): string | undefined =>
  groups.length > 50
    ? '同义词组最多50组'
    : groups.some(({ length }) => length < 2 || length > 10)
      ? '每个同义词组须为2-10个词'
      : badWord(groups.flat())
        ? WORD
        : undefined

on(categories.saveSearchConfig)((input, { user, now }) => {
  demandPage(user, PAGE)
  demandHeadquarters(user, 'categories.saveSearchConfig')
  const { config } = search()
  if (config) refuseChanged(config, input)
  const { values, faults } = readInto(
    searchConfig,
    ['interval', 'hotFlag', 'historyFlag', 'historyCount', 'suggestFlag', 'emptyText'],
    { ...input },
    {},
  )
  const placeholders = texts(input.placeholders)
  const blockWords = texts(input.blockWords)
  const recommendGoods = texts(input.recommendGoods)
  const synonyms = (Array.isArray(input.synonyms) ? input.synonyms : []).map(texts)
  const hotWords = (Array.isArray(input.hotWords) ? input.hotWords : []).map((row, at): HotWord => {
    // The count is kept by the shop and is never taken from the input.
    const known = config?.hotWords.find(({ word }) => word === text(row.word))
    return {
      ...row,
      word: text(row.word),
      linkTarget: text(row.linkTarget),
      searchCount: known?.searchCount ?? 0,
      sort: at + 1,
    }
  })
  const down = recommendGoods.filter((id) => !isSold(id)).length
  const hot = hotWords.map(({ word }) => alike(word))
  const blocked = blockWords.find((word) => hot.includes(alike(word)))
  refuseFields({
    ...faults,
    placeholders:
      placeholders.length < 1 ||
      placeholders.length > 5 ||
      repeats(placeholders) ||
      !placeholders.every((word) => isWord(word, 15))
        ? '请填写1-5个默认词，每个1-15字，且不能重复'
        : undefined,
    hotWords: hotFault(hotWords, blockWords),
    synonyms: synonymsError(synonyms),
    blockWords:
      blockWords.length > 200 ? '屏蔽词最多200个' : badWord(blockWords) ? WORD : blocked && `「${blocked}」在屏蔽词中`,
    recommendGoods:
      recommendGoods.length > 10 ? '推荐商品最多10个' : down ? `含${down}个已下架商品，请移除后再发布` : undefined,
  })
  search().config = {
    ...values,
    id: config?.id ?? newId(),
    placeholders,
    hotWords,
    synonyms,
    blockWords,
    recommendGoods,
    updateBy: user.nickname,
    updateTime: formatTime(now),
  }
})
