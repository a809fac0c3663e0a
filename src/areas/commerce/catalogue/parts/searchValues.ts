import { type HotWord, hotLink, hotTag, type SearchConfig } from '@/entities/commerce/searchConfig'
import { isYes } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import type { TextKey, Translate } from '@/locales'
import type { WordError } from './searchWords'

export type SearchValues = Omit<SearchConfig, 'id' | 'updateBy' | 'updateTime'>

export const FRESH_WORD: HotWord = {
  word: '',
  tag: hotTag.none,
  linkType: hotLink.search,
  linkTarget: '',
  linkName: '',
  startTime: '',
  endTime: '',
  searchCount: 0,
  sort: 0,
  status: enableStatus.enabled,
}
const FRESH: SearchValues = {
  placeholders: [],
  interval: 3,
  hotFlag: 1,
  hotWords: [],
  historyFlag: 1,
  historyCount: 10,
  suggestFlag: 1,
  synonyms: [],
  blockWords: [],
  emptyText: '',
  recommendGoods: [],
}
const flag = (value: unknown) => (isYes(value) ? 1 : 0)
/** Returns a word with defaults. Its number of searches stays unknown if it was not sent. */
const wordOf = (row: HotWord): HotWord => ({
  ...row,
  word: plain(row.word),
  tag: (numberIn(row.tag) ?? hotTag.none) as HotWord['tag'], // a code of the server, possibly unknown
  linkType: (numberIn(row.linkType) ?? hotLink.search) as HotWord['linkType'], // as above
  linkTarget: plain(row.linkTarget),
  linkName: plain(row.linkName),
  startTime: plain(row.startTime),
  endTime: plain(row.endTime),
})
const placeOf = ({ sort }: HotWord) => numberIn(sort) ?? Infinity

export const valuesOf = (config: SearchConfig | null | undefined): SearchValues => {
  if (!config) return FRESH
  return {
    placeholders: config.placeholders,
    interval: numberIn(config.interval) ?? FRESH.interval,
    hotFlag: flag(config.hotFlag),
    hotWords: config.hotWords.map(wordOf).toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b))),
    historyFlag: flag(config.historyFlag),
    historyCount: numberIn(config.historyCount) ?? FRESH.historyCount,
    suggestFlag: flag(config.suggestFlag),
    synonyms: config.synonyms,
    blockWords: config.blockWords,
    emptyText: plain(config.emptyText),
    recommendGoods: config.recommendGoods,
  }
}
export const inputOf = (values: SearchValues): SearchValues => ({
  ...values,
  hotWords: values.hotWords.map((row, at) => ({ ...row, sort: at + 1 })),
})

const FAULTS = {
  word: 'searchConfig.wordFault',
  block: 'searchConfig.blockFault',
  link: 'searchConfig.linkFault',
  period: 'searchConfig.periodFault',
  group: 'searchConfig.groupFault',
  box: 'searchConfig.boxFault',
  max: 'searchConfig.maxFault',
} as const satisfies Record<WordError['why'], TextKey>
export const faultText = (t: Translate, fault: WordError | undefined): string | undefined =>
  fault && t(FAULTS[fault.why], { word: fault.word })
