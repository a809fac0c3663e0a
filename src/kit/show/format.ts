import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { type Field, optionOf } from '@/entities/field'
import { fromCents, toCents } from '@/lib/money'
import { formatTime, relativeTime, toMillis, TIMEZONE } from '@/lib/time'
import { type Language, language as present, type Translate, translate, useLanguage } from '@/locales'

export const DASH = '—'

/** Returns any server value as text: lists joined, objects as JSON, never '[object Object]'. */
export const plain = (value: unknown): string => {
  if (isBlank(value)) return ''
  if (Array.isArray(value)) return value.map(plain).join(translate('kit.listComma'))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Joins texts and values to one name without the blank ones, so that 'undefined' is never read out. */
export const named = (...parts: readonly unknown[]): string =>
  parts
    .map(plain)
    .filter((part) => part !== '')
    .join(' ')

export const optionName = (t: Translate, { of }: Pick<Field, 'of'>, value: unknown): string => {
  const option = optionOf(of, value)
  return option ? t(option.label) : plain(value)
}

/** Formats seconds as minutes and seconds: 75 is 1:15. A dash if there are none. */
export const clock = (value: unknown): string => {
  const seconds = numberIn(value)
  return seconds === null ? DASH : `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}

export { maskPhone } from '@/lib/masking'

const TEN_THOUSAND = 10_000

const formatsIn = (language: Language) => {
  // A formatter takes a browser up to 5 ms, so each is created on first use.
  let day: Intl.DateTimeFormat | undefined
  let oneDigit: Intl.NumberFormat | undefined
  let twoDigits: Intl.NumberFormat | undefined
  const number = new Intl.NumberFormat(language)
  const one = () =>
    (oneDigit ??= new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
  const two = () => (twoDigits ??= new Intl.NumberFormat(language, { maximumFractionDigits: 2 }))
  const decimal = number.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  let sign: string | undefined
  const percentSign = () => (sign ??= new Intl.NumberFormat(language, { style: 'percent' }).format(0).replace('0', ''))
  return {
    decimal,
    percentSign,
    count: (value: unknown): string => {
      const count = numberIn(value)
      return count === null ? DASH : number.format(count)
    },
    /**
     * Formats a large count briefly, as Chinese does from 10,000: 12,345 is 1.2万. Undefined if the full number is to
     * be shown, that is in other languages and up to `wholeTo`.
     */
    shortCount: (value: unknown, wholeTo = TEN_THOUSAND - 1): string | undefined => {
      const count = numberIn(value)
      return language !== 'zh' || count === null || count <= wholeTo
        ? undefined
        : `${one().format(count / TEN_THOUSAND)}万`
    },
    number: (value: unknown): string =>
      isBlank(value) || !Number.isFinite(Number(value)) ? plain(value) : number.format(Number(value)),
    money: (value: unknown): string => {
      const cents = toCents(value)
      if (cents === undefined) return plain(value)
      const [whole = '0', decimals = '00'] = fromCents(Math.abs(cents)).split('.')
      const yuan = `${number.format(Number(whole))}${decimal}${decimals}`
      // In Japanese, ¥ means yen.
      return `${cents < 0 ? '-' : ''}${language === 'ja' ? `${yuan}元` : `¥${yuan}`}`
    },
    /**
     * Formats a day without its year in the order of the language: 21 Nov, 11/21. An invalid time is returned
     * unchanged.
     */
    shortDay: (value: unknown): string => {
      const millis = toMillis(value)
      if (millis === undefined) return plain(value)
      const isAsian = language === 'zh' || language === 'ja'
      const [locale, month] = [language === 'en' ? 'en-GB' : language, isAsian ? 'numeric' : 'short'] as const
      day ??= new Intl.DateTimeFormat(locale, { month, day: 'numeric', timeZone: TIMEZONE })
      return day.format(millis)
    },
    oneDecimal: (value: unknown): string => {
      const count = numberIn(value)
      return count === null ? DASH : one().format(count)
    },
    /**
     * Formats a percentage with one decimal. With `decimals` 2 it has up to two, with 0 none. A dash if there is
     * none.
     */
    percent: (value: unknown, decimals: 0 | 1 | 2 = 1): string => {
      const count = numberIn(value)
      if (count === null) return DASH
      const format = decimals === 0 ? number : decimals === 1 ? one() : two()
      return `${format.format(count)}${percentSign()}`
    },
  }
}

const made = new Map<Language, ReturnType<typeof formatsIn>>()
/** Returns the formatters of a language. Cached per language, because a page of rows requests them a thousand times. */
export const formats = (language: Language): ReturnType<typeof formatsIn> => {
  const known = made.get(language) ?? formatsIn(language)
  made.set(language, known)
  return known
}

// Creating the first formatters takes a browser 15 ms, so do it before a page is rendered.
formats(present())

export const useFormats = () => formats(useLanguage())

/** Formats a time relative to now (R-TIME-01..04), as a date from two days on. */
export const relativeText = (value: unknown, t: Translate = translate, now = Date.now()): string => {
  const millis = toMillis(value)
  if (millis === undefined) return plain(value)
  const time = relativeTime(millis, now)
  if (time.unit === 'now') return t('time.now')
  if (time.unit === 'day') return t('time.dayAgo')
  if (time.unit === 'minutes') return t('time.minutesAgo', { count: time.count })
  if (time.unit === 'hours') return t('time.hoursAgo', { count: time.count })
  return formatTime(value, 'YYYY-MM-DD')
}
