import type { useFormats } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import type { Translate } from '@/locales'
import { isGiven } from './states'
import { type Draft, prizeNameOf } from './values'

const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The rules of a wheel out of its own form: period, cost, limits and prizes. */
export const templateOf = (draft: Draft, t: Translate, { number }: ReturnType<typeof useFormats>): string => {
  const { startTime, endTime, costPoints, freeTimes, dayLimit, totalLimit, prizes = [] } = draft
  const minute = (time: string | undefined) => formatTime(time, 'YYYY-MM-DD HH:mm') || '…'
  const lines = [
    t('lotteries.rulePeriod', { from: minute(startTime), until: minute(endTime) }),
    t('lotteries.ruleCost', { points: number(costPoints ?? 0) }),
    freeTimes ? t('lotteries.ruleFree', { times: number(freeTimes) }) : undefined,
    dayLimit ? t('lotteries.ruleDay', { times: number(dayLimit) }) : undefined,
    totalLimit ? t('lotteries.ruleTotal', { times: number(totalLimit) }) : undefined,
  ].filter((line) => line !== undefined)
  const won = prizes.filter(({ prizeType }) => isGiven(prizeType)).map((prize) => prizeNameOf(prize, t))
  const list = (items: readonly string[], tag: string) =>
    `<${tag}>${items.map((item) => `<li>${safe(item)}</li>`).join('')}</${tag}>`
  return `<h2>${safe(t('lottery.content'))}</h2>${list(lines, 'ol')}${won.length ? `<h3>${safe(t('lotteries.rulePrizes'))}</h3>${list([...new Set(won)], 'ul')}` : ''}`
}
