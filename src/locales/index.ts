import { useSyncExternalStore } from 'react'
import type apps from './zh/apps.json'
import type campaigns from './zh/campaigns.json'
import type cash from './zh/cash.json'
import type channels from './zh/channels.json'
import type clues from './zh/clues.json'
import type common from './zh/common.json'
import type coupons from './zh/coupons.json'
import type dealers from './zh/dealers.json'
import type draws from './zh/draws.json'
import type home from './zh/home.json'
import type leads from './zh/leads.json'
import login from './zh/login.json'
import type materials from './zh/materials.json'
import type posters from './zh/posters.json'
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
  campaigns: typeof campaigns
  cash: typeof cash
  channels: typeof channels
  clues: typeof clues
  common: typeof common
  coupons: typeof coupons
  dealers: typeof dealers
  draws: typeof draws
  home: typeof home
  leads: typeof leads
  login: typeof login
  materials: typeof materials
  posters: typeof posters
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

const loaders = import.meta.glob<Record<string, string>>(['./*/*.json', '!./zh/login.json'], { import: 'default' })
const loaded = new Set<string>()
const wanted = new Set<TextFile>()
let present: Language = 'zh'
let plurals = new Intl.PluralRules(present)
/** The words of the log-in, and of what can fail everywhere, are there from the start: no language can be had later than these. */
const texts: Record<Language, Map<string, string>> = { zh: new Map(Object.entries(login)), en: new Map(), es: new Map(), ja: new Map() }

const listeners = new Set<() => void>()
/** Whether a text was asked for that is not there in the present language. */
let lacking = false
const changed = () => {
  lacking = false
  translator = (key, values) => translate(key, values)
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const load = async (language: Language, files: Iterable<TextFile>) => {
  await Promise.all(
    Array.from(files, async (file) => {
      const path = `./${language}/${file}.json`
      if (loaded.has(path)) return
      for (const [key, text] of Object.entries((await loaders[path]?.()) ?? {})) texts[language].set(key, text)
      loaded.add(path)
    }),
  )
}

/** Loads text files in the present language (and notes them for later ones); falls back to Chinese where a file fails. Rejects when those fail as well. */
export const loadTexts = async (...files: TextFile[]): Promise<void> => {
  for (const file of files) wanted.add(file)
  await load(language(), files).catch(() => load('zh', files))
  // Where all that was asked for was there, nothing on screen waits for these.
  if (lacking) changed()
}

/** The language on screen. */
export const language = (): Language => present

/** Changes the language of every text at once, without losing what is on screen; stays as it is when the texts cannot be had, or are not wanted any more. */
export const changeLanguage = async (to: Language, isWanted = () => true): Promise<void> => {
  await load(to, wanted)
  if (!isWanted()) return
  present = to
  plurals = new Intl.PluralRules(to)
  document.documentElement.lang = { zh: 'zh-CN', en: 'en', es: 'es', ja: 'ja' }[to]
  changed()
}

const textOf = (key: string): string | undefined => {
  const text = texts[present].get(key)
  lacking ||= text === undefined
  return text ?? texts.zh.get(key)
}

/** A value inside a text: what a server left out is nothing, what nobody can read out is its JSON, and a count that is no number is 0. */
const spoken = (value: unknown): string =>
  value === null || value === undefined ? '' : Number.isNaN(value) ? '0' : typeof value === 'object' ? JSON.stringify(value) : String(value)

const pluralOf = (key: string, count: number) => textOf(`${key}_${plurals.select(count)}`) ?? textOf(`${key}_other`)

/** Translates a key now, outside React. A key without a text would say nothing to anybody. */
export const translate: Translate = (key, values = {}) => {
  const text = ('count' in values ? pluralOf(key, Number(values.count)) : undefined) ?? textOf(key) ?? '…'
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? spoken(values[name]) : whole))
}

/** Whether a text of this key is loaded: for keys made of data, such as the title of a path. */
export const isTextKey = (key: string): key is TextKey => textOf(key) !== undefined

let translator = translate

/** The translator, another one when the language changes or texts arrive: what is remembered of its words is made anew. */
export const useT = (): Translate => useSyncExternalStore(subscribe, () => translator)

/** The language on screen, for components that format by it. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, language)
