import { createInstance, type TFunction } from 'i18next'
import type { Language, TextKey, Translate } from '.'

/** Where the texts of the areas are found, by their paths. */
export const areaTexts = import.meta.glob<Record<string, string>>(
  ['./*/*.json', '!./*/{common,home,login,shared,titles}.json'],
  { import: 'default' },
)

/** What is left of a text that nobody has: a key would say nothing to anybody. */
const MISSING = '…'

/** A count that nobody sent. */
const DASH = '—'

export const i18n = createInstance()

/** A value inside a text: what a server left out is nothing, what nobody can read out is its JSON, and a number that is none is a dash. */
const spoken = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : Number.isNaN(value)
      ? DASH
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value)

/** The `t` of i18next as the console's translator: values stand for {placeholders} only, none of them is an option; `count` also chooses the plural form, and is a dash where it was not sent. */
export const translatorOf =
  (t: TFunction): Translate =>
  (key, values) => {
    if (!values) return t(key, { nest: false })
    const replace = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, spoken(name === 'count' ? (value ?? Number.NaN) : value)]),
    )
    return t(key, { replace, nest: false, count: 'count' in values ? Number(values.count) : undefined })
  }

/** Translates outside React. */
export const translateNow: Translate = translatorOf(i18n.t)

/** Adds the texts of a file. A plural form that the file lacks (`_many` of Spanish) is that of `_other`. */
export const addTexts = (language: Language, texts: Readonly<Record<string, string>>): void => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const plurals = Object.entries(texts).flatMap(([key, text]) =>
    key.endsWith('_other')
      ? pluralCategories.map((category): [string, string] => [key.replace(/other$/, category), text])
      : [],
  )
  i18n.addResources(language, 'translation', { ...Object.fromEntries(plurals), ...texts })
}

/** Whether a text of this key is loaded in the language on screen, or in one. */
export const hasText = (key: string, language = i18n.language): key is TextKey => i18n.exists(key, { lng: language })

/**
 * Starts i18next with the texts loaded so far: flat keys, {placeholders}, plural suffixes. Where the language on screen lacks a text, `onMissing` is told
 * and the Chinese one stands in its place.
 */
export const startI18n = (
  language: Language,
  texts: Readonly<Record<Language, Readonly<Record<string, string>>>>,
  onMissing: () => void,
): void => {
  // Once a page: another start would forget what is loaded.
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
  for (const [of, found] of Object.entries(texts)) addTexts(of as Language, found) // The keys of a record of languages.
}
