import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import type apps from './zh/apps.json'
import type clues from './zh/clues.json'
import type common from './zh/common.json'
import type dealers from './zh/dealers.json'
import type home from './zh/home.json'
import type leads from './zh/leads.json'
import login from './zh/login.json'
import type reports from './zh/reports.json'
import type shared from './zh/shared.json'
import type system from './zh/system.json'
import type titles from './zh/titles.json'

export const LANGUAGES = ['zh', 'en', 'es', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** The names of the languages, each in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { zh: '简体中文', en: 'English', es: 'Español', ja: '日本語' }

/** Text files by what needs them; keys are unique over all of them (a test holds it), so a key alone names a text. */
interface Files {
  apps: typeof apps
  clues: typeof clues
  common: typeof common
  dealers: typeof dealers
  home: typeof home
  leads: typeof leads
  login: typeof login
  reports: typeof reports
  shared: typeof shared
  system: typeof system
  titles: typeof titles
}
export type TextFile = keyof Files
type Bare<K> = K extends `${infer Base}_other` ? Base : K
/** The key of a text; plural forms (`key_one`, `key_other`) go by the bare key and a `count`. */
export type TextKey = Bare<{ [File in TextFile]: keyof Files[File] }[TextFile] & string>
/** Values for the {placeholders} of a text; `count` also chooses its plural form. */
export type TextValues = Record<string, string | number | undefined>
export type Translate = (key: TextKey, values?: TextValues) => string

const FILES = ['apps', 'clues', 'common', 'dealers', 'home', 'leads', 'login', 'reports', 'shared', 'system', 'titles'] as const satisfies TextFile[]
const loaders = import.meta.glob<Record<string, string>>(['./*/*.json', '!./zh/login.json'], { import: 'default' })
const wanted = new Set<TextFile>()

void i18next.init({
  lng: 'zh',
  fallbackLng: 'zh',
  ns: FILES,
  // The words of the log-in, and of what can fail everywhere, are there from the start: no language can be had later than these.
  resources: { zh: { login } },
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false, prefix: '{', suffix: '}', skipOnVariables: true, nestingPrefix: '\u0000' },
  initAsync: false,
  // A key says nothing to anybody.
  parseMissingKeyHandler: () => '…',
})

let version = 0
const listeners = new Set<() => void>()
/** Texts without values, as last looked up: a page of rows asks for the same few thousands of times. */
const known = new Map<TextKey, string>()
const changed = () => {
  version++
  known.clear()
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const load = async (language: Language, files: Iterable<TextFile>) => {
  await Promise.all(
    Array.from(files, async (file) => {
      if (i18next.hasResourceBundle(language, file)) return
      const texts = await loaders[`./${language}/${file}.json`]?.()
      if (texts) i18next.addResourceBundle(language, file, texts)
    }),
  )
}

/** Loads text files in the present language (and notes them for later ones); falls back to Chinese where a file fails. Rejects when those fail as well. */
export const loadTexts = async (...files: TextFile[]): Promise<void> => {
  for (const file of files) wanted.add(file)
  await load(language(), files).catch(() => load('zh', files))
  changed()
}

/** The language on screen. */
export const language = (): Language => LANGUAGES.find((one) => one === i18next.language) ?? 'zh'

/** Changes the language of every text at once, without losing what is on screen; stays as it is when the texts cannot be had, or are not wanted any more. */
export const changeLanguage = async (to: Language, isWanted = () => true): Promise<void> => {
  await load(to, wanted)
  if (!isWanted()) return
  await i18next.changeLanguage(to)
  document.documentElement.lang = { zh: 'zh-CN', en: 'en', es: 'es', ja: 'ja' }[to]
  changed()
}

/** Translates a key now, outside React. */
export const translate: Translate = (key, values) => {
  if (values) return i18next.t(key, { ns: FILES, ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, spoken(value)])) })
  const text = known.get(key) ?? i18next.t(key, { ns: FILES })
  known.set(key, text)
  return text
}

/** A value inside a text: what a server left out is nothing, what nobody can read out is its JSON, and a count that is no number is 0. */
const spoken = (value: unknown): unknown =>
  value === null || value === undefined ? '' : Number.isNaN(value) ? 0 : typeof value === 'object' ? JSON.stringify(value) : value

/** Whether a text of this key is loaded: for keys made of data, such as the title of a path. */
export const isTextKey = (key: string): key is TextKey => i18next.exists(key, { ns: FILES })

/** The translator and the language, renewed when the language changes or texts arrive. */
export const useT = (): Translate => {
  useSyncExternalStore(subscribe, () => version)
  return translate
}

/** The language on screen, for components that format by it. */
export const useLanguage = (): Language => {
  useSyncExternalStore(subscribe, () => version)
  return language()
}
