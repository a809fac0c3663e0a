import { plain } from '@/kit/show/format'
import type { TextKey } from '@/locales'

/** Values of the phrase placeholders; empty if unknown. */
export interface Filling {
  nickname: string
  series: string
  store: string
}
export const fillingOf = (row: { nickname: unknown; seriesName: unknown; dealerName: unknown }): Filling => ({
  nickname: plain(row.nickname),
  series: plain(row.seriesName),
  store: plain(row.dealerName),
})
const PLACES = ['nickname', 'series', 'store'] as const
const PLACE = /\{(nickname|series|store)\}/g
/** Values for the translation function that leave the placeholders in the text. */
export const AS_WRITTEN: Filling = { nickname: '{nickname}', series: '{series}', store: '{store}' }

export interface Phrase {
  name: TextKey
  words: TextKey
}

/** Fills in the known placeholders and leaves the others. */
export const filled = (text: string, filling: Partial<Filling>): string =>
  text.replaceAll(PLACE, (place) => {
    const name = PLACES.find((one) => place === `{${one}}`)
    return (name && filling[name]) || place
  })
export const hasPlaces = (text: string): boolean => text.search(PLACE) >= 0

/** Minimum length of a value that is replaced; shorter ones occur too often inside other words. */
const MIN_LENGTH = 2
/** Turns a text into a reusable phrase by replacing the current values with placeholders. */
export const asPhrase = (text: string, filling: Partial<Filling>): string =>
  PLACES.reduce((words, name) => {
    const value = filling[name] ?? ''
    return [...value].length < MIN_LENGTH ? words : words.replaceAll(value, `{${name}}`)
  }, text)
