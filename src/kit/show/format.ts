import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { type Field, optionOf } from '@/entities/field'
import { fromCents, toCents } from '@/lib/money'
import { formatTime, relativeTime, toMillis, ZONE } from '@/lib/time'
import { type Language, language as present, type Translate, translate, useLanguage } from '@/locales'

/** What stands where nothing is. */
export const DASH = '—'

/** Text of any value the server may send: lists joined, objects as JSON, never '[object Object]'. */
export const plain = (value: unknown): string => {
  if (isBlank(value)) return ''
  if (Array.isArray(value)) return value.map(plain).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Words and values as one name; what is blank among them is left out, so that no 'undefined' is read out. */
export const named = (...parts: readonly unknown[]): string =>
  parts
    .map(plain)
    .filter((part) => part !== '')
    .join(' ')

/** The name of one of a field's options; a value that is none of them stands for itself. */
export const optionName = (t: Translate, { of }: Pick<Field, 'of'>, value: unknown): string => {
  const option = optionOf(of, value)
  return option ? t(option.label) : plain(value)
}

/** Seconds as minutes and seconds: 75 is 1:15; a dash where there are none. */
export const clock = (value: unknown): string => {
  const seconds = numberIn(value)
  return seconds === null ? DASH : `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}

export { maskPhone } from '@/lib/masks'

const TEN_THOUSAND = 10_000

const formatsIn = (language: Language) => {
  let day: Intl.DateTimeFormat | undefined
  const number = new Intl.NumberFormat(language)
  const one = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const two = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const decimal = number.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const percentSign = new Intl.NumberFormat(language, { style: 'percent' }).format(0).replace('0', '')
  return {
    decimal,
    percentSign,
    /** A count as it stands by itself: a dash where none was sent. */
    count: (value: unknown): string => {
      const count = numberIn(value)
      return count === null ? DASH : number.format(count)
    },
    /** A large count in few digits, as Chinese counts from 10,000 on: 12,345 is 1.2万; undefined where it is said whole, which it is up to `wholeTo`. */
    shortCount: (value: unknown, wholeTo = TEN_THOUSAND - 1): string | undefined => {
      const count = numberIn(value)
      return language !== 'zh' || count === null || count <= wholeTo
        ? undefined
        : `${one.format(count / TEN_THOUSAND)}万`
    },
    number: (value: unknown): string =>
      isBlank(value) || !Number.isFinite(Number(value)) ? plain(value) : number.format(Number(value)),
    money: (value: unknown): string => {
      const cents = toCents(value)
      if (cents === undefined) return plain(value)
      const [whole = '0', decimals = '00'] = fromCents(Math.abs(cents)).split('.')
      const yuan = `${number.format(Number(whole))}${decimal}${decimals}`
      // In Japanese ¥ is the yen.
      return `${cents < 0 ? '-' : ''}${language === 'ja' ? `${yuan}元` : `¥${yuan}`}`
    },
    /** A day without its year, in the order of the language: 21 Nov, 11/21; what is no time as it came. */
    shortDay: (value: unknown): string => {
      const millis = toMillis(value)
      if (millis === undefined) return plain(value)
      const isAsian = language === 'zh' || language === 'ja'
      const [locale, month] = [language === 'en' ? 'en-GB' : language, isAsian ? 'numeric' : 'short'] as const
      day ??= new Intl.DateTimeFormat(locale, { month, day: 'numeric', timeZone: ZONE })
      return day.format(millis)
    },
    /** A number with one decimal, such as an average; a dash where there is none. */
    oneDecimal: (value: unknown): string => {
      const count = numberIn(value)
      return count === null ? DASH : one.format(count)
    },
    /** Percents with one decimal; those set to the hundredth with up to two, those set as whole numbers as they are. A dash where there are none. */
    percent: (value: unknown, decimals: 0 | 1 | 2 = 1): string => {
      const count = numberIn(value)
      return count === null ? DASH : `${([number, one, two][decimals] ?? one).format(count)}${percentSign}`
    },
  }
}

const made = new Map<Language, ReturnType<typeof formatsIn>>()
/** Formatters in a language: numbers, money, percents; with its decimal mark and percent sign, which Spanish sets off by a space. Made once a language: a page of rows asks for them a thousand times. */
export const formats = (language: Language): ReturnType<typeof formatsIn> => {
  const known = made.get(language) ?? formatsIn(language)
  made.set(language, known)
  return known
}

// Those of the first language take a browser 15 ms: better before a page is rendered than while.
formats(present())

/** The formatters of the language on screen. */
export const useFormats = () => formats(useLanguage())

/** A time in relative words (R-TIME-01..04), from two days on the date. */
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
