import { plain } from '@/kit/show/format'
import type { TextKey } from '@/locales'

/** What the placeholders of a phrase stand for, '' where that is not known. */
export interface Filling {
  nickname: string
  series: string
  store: string
}
/** What is known about something that is answered. */
export const fillingOf = (row: { nickname: unknown; seriesName: unknown; dealerName: unknown }): Filling => ({
  nickname: plain(row.nickname),
  series: plain(row.seriesName),
  store: plain(row.dealerName),
})
const PLACES = ['nickname', 'series', 'store'] as const
const PLACE = /\{(nickname|series|store)\}/g
/** Values for a text of the console that leave its placeholders as they are. */
export const AS_WRITTEN: Filling = { nickname: '{nickname}', series: '{series}', store: '{store}' }

/** A phrase that is always offered: its name and its words. */
export interface Phrase {
  name: TextKey
  words: TextKey
}

/** Fills in what is known; other placeholders stay. */
export const filled = (text: string, filling: Partial<Filling>): string =>
  text.replaceAll(PLACE, (place) => {
    const name = PLACES.find((one) => place === `{${one}}`)
    return (name && filling[name]) || place
  })
export const hasPlaces = (text: string): boolean => text.search(PLACE) >= 0

/** Shorter values stand for something else too often. */
const MIN_LENGTH = 2
/** The text as a phrase for others: its placeholders in place of what they stand for here. */
export const asPhrase = (text: string, filling: Partial<Filling>): string =>
  PLACES.reduce((words, name) => {
    const value = filling[name] ?? ''
    return [...value].length < MIN_LENGTH ? words : words.replaceAll(value, `{${name}}`)
  }, text)
