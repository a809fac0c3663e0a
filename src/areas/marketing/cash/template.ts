import { cashDraw } from '@/entities/marketing/cashDraw'
import { optionName, plain, type useFormats } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import type { Translate } from '@/locales'
import type { Values } from './values'

const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const BLANK = '…'

/** The rules of a draw out of its own form: period, right, limits, tiers and how long a prize can be claimed. */
export const templateOf = (values: Values, t: Translate, { money, number }: ReturnType<typeof useFormats>): string => {
  const minute = (time: unknown) => formatTime(time, 'YYYY-MM-DD HH:mm') || BLANK
  const lines = [
    t('cash.rulePeriod', { from: minute(values.startTime), until: minute(values.endTime) }),
    t('cash.ruleRight', {
      right: optionName(t, cashDraw.drawScene, values.drawScene) || BLANK,
      series: values.seriesName || t('cash.allSeries'),
    }),
    t('cash.ruleLimits', { draws: number(values.userLimit ?? BLANK), wins: number(values.winLimit ?? BLANK) }),
    t('cash.ruleClaim', {
      hours: number(values.claimHours ?? BLANK),
      channel: optionName(t, cashDraw.payChannel, values.payChannel) || BLANK,
    }),
  ]
  const tiers = values.prizes.map(
    ({ prizeName, amount }) => `${plain(prizeName) || BLANK} ${amount ? money(amount) : BLANK}`,
  )
  const list = (items: readonly string[], tag: string) =>
    `<${tag}>${items.map((item) => `<li>${safe(item)}</li>`).join('')}</${tag}>`
  return `<h2>${safe(t('cashDraw.content'))}</h2>${list(lines, 'ol')}<h3>${safe(t('cashDraw.prizes'))}</h3>${list(tiers, 'ul')}`
}
