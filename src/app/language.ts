import type { Locale } from 'antd/es/locale'
import { changeLanguage, type Language, language } from '@/locales'

interface Loaded {
  default: Locale
}

const LOADERS: Record<Language, () => Promise<[Loaded, unknown]>> = {
  zh: () => Promise.all([import('antd/es/locale/zh_CN'), import('dayjs/locale/zh-cn')]),
  en: () => Promise.all([import('antd/es/locale/en_GB'), import('dayjs/locale/en-gb')]),
  es: () => Promise.all([import('antd/es/locale/es_ES'), import('dayjs/locale/es')]),
  ja: () => Promise.all([import('antd/es/locale/ja_JP'), import('dayjs/locale/ja')]),
}
const DAYJS: Record<Language, string> = { zh: 'zh-cn', en: 'en-gb', es: 'es', ja: 'ja' }
const loaded = new Map<Language, Locale>()

export const libraryTexts = (of: Language): Locale | undefined => loaded.get(of)

/** Latest requested language. Texts of an earlier one may arrive later. */
let asked: Language | undefined

/**
 * Loads the texts of the component library and of dates, and applies them to dates at once. Never rejects: without
 * them the library is in English.
 */
export const loadLibraryTexts = async (of: Language = language()): Promise<void> => {
  try {
    const [{ default: dayjs }, [texts]] = await Promise.all([import('dayjs'), LOADERS[of]()])
    loaded.set(of, texts.default)
    if ((asked ?? of) === of) dayjs.locale(DAYJS[of])
  } catch {}
}

/**
 * Switches the console to a language, unless another is requested meanwhile. Rejects without a change if its texts
 * fail to load.
 */
export const switchLanguage = async (to: Language): Promise<void> => {
  asked = to
  const isAsked = () => asked === to
  try {
    if (loaded.size) await loadLibraryTexts(to)
    if (isAsked()) await changeLanguage(to, isAsked)
  } catch (error) {
    if (isAsked()) throw error
  }
}
