import { createInstance, type TFunction } from 'i18next'
import type { Language, TextKey, Translate } from '.'

export const areaTexts = import.meta.glob<Record<string, string>>(
  ['./*/*.json', '!./*/{common,home,login,shared,titles}.json'],
  { import: 'default' },
)

const MISSING = '…'

const DASH = '—'

export const i18n = createInstance()

const spoken = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : Number.isNaN(value)
      ? DASH
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value)

/** Returns a text without placeholders directly: `t` takes fifty times as long, and the menu alone has 300 titles. */
const plainText = (key: TextKey): string | undefined => {
  const text: unknown = i18n.getDataByLanguage(i18n.language)?.translation?.[key]
  return typeof text === 'string' && !text.includes('{') ? text : undefined
}

/**
 * Wraps the `t` of i18next. Values only fill {placeholders} and are never options. `count` also selects the plural
 * form and is a dash if it was not sent.
 */
export const translatorOf =
  (t: TFunction): Translate =>
  (key, values) => {
    if (!values) return plainText(key) ?? t(key, { nest: false })
    const replace = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, spoken(name === 'count' ? (value ?? Number.NaN) : value)]),
    )
    return t(key, { replace, nest: false, count: 'count' in values ? Number(values.count) : undefined })
  }

export const translateNow: Translate = translatorOf(i18n.t)

const categories = new Map<Language, readonly string[]>()
const categoriesOf = (language: Language): readonly string[] => {
  const known = categories.get(language) ?? new Intl.PluralRules(language).resolvedOptions().pluralCategories
  categories.set(language, known)
  return known
}

/** Adds the texts of a file. A missing plural form (`_many` in Spanish) falls back to `_other`. */
export const addTexts = (language: Language, texts: Readonly<Record<string, string>>): void => {
  const plurals = Object.entries(texts).flatMap(([key, text]) =>
    key.endsWith('_other')
      ? categoriesOf(language).map((category): [string, string] => [key.replace(/other$/, category), text])
      : [],
  )
  i18n.addResourceBundle(language, 'translation', { ...Object.fromEntries(plurals), ...texts }, false, true, {
    silent: false,
    skipCopy: true,
  })
}

export const hasText = (key: string, language = i18n.language): key is TextKey => i18n.exists(key, { lng: language })

/**
 * Starts i18next with the loaded texts: flat keys, {placeholders}, plural suffixes. A missing text calls `onMissing`
 * and falls back to Chinese.
 */
export const startI18n = (
  language: Language,
  texts: Readonly<Record<Language, Readonly<Record<string, string>>>>,
  onMissing: () => void,
): void => {
  if (i18n.isInitialized) return
  void i18n.init({
    lng: language,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    resources: {},
    parseMissingKeyHandler: (key, _, options) => {
      onMissing()
      return hasText(key, 'zh') || hasText(`${key}_other`, 'zh') ? i18n.t(key, { ...options, lng: 'zh' }) : MISSING
    },
  })
  for (const [of, found] of Object.entries(texts)) addTexts(of as Language, found) // Its keys are languages.
}
