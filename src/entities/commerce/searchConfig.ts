import { entity, enumeration, f, type RowOf } from '../field'
import { enableStatus } from '../shared/enums'

export const hotTag = enumeration('hotTag', {
  none: 0,
  hot: [1, 'error'],
  fresh: [2, 'success'],
  pick: [3, 'processing'],
})
/** Link type of a hot word. The codes are those of `linkType`, but 0 means a search. */
export const hotLink = enumeration('hotLink', { search: 0, goods: 1, topic: 2, category: 3 })

export const hotWord = entity('hotWord', {
  word: f.text({ required: true, max: 10 }),
  tag: f.enum(hotTag, { required: true }),
  linkType: f.enum(hotLink, { required: true }),
  linkTarget: f.text(),
  startTime: f.dateTime(),
  endTime: f.dateTime(),
  searchCount: f.count(),
  sort: f.integer(),
  status: f.status(enableStatus),
})
export interface HotWord extends RowOf<typeof hotWord> {
  linkName: string
}

export const searchConfig = entity('searchConfig', {
  id: f.id(),
  placeholders: f.tags({ required: true }),
  interval: f.integer({ required: true, min: 2, max: 10 }),
  hotFlag: f.switch(),
  hotWords: f.json(),
  historyFlag: f.switch(),
  historyCount: f.integer({ required: true, min: 5, max: 20 }),
  suggestFlag: f.switch(),
  synonyms: f.json(),
  blockWords: f.tags(),
  emptyText: f.text({ required: true, max: 30 }),
  recommendGoods: f.refs(),
  updateBy: f.user(),
  updateTime: f.dateTime(),
})
export interface SearchConfig extends Omit<RowOf<typeof searchConfig>, 'hotWords' | 'synonyms'> {
  hotWords: HotWord[]
  synonyms: string[][]
}
