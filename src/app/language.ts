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

/** The component library's own texts in a language, once they are loaded. */
export const libraryTexts = (of: Language): Locale | undefined => loaded.get(of)

/** The language asked for last: texts of one before it may come later. */
let asked: Language | undefined

/** Loads the texts of the component library and of dates, and uses them for dates at once. Never rejects: without them it speaks English. */
export const loadLibraryTexts = async (of: Language = language()): Promise<void> => {
  try {
    const [{ default: dayjs }, [texts]] = await Promise.all([import('dayjs'), LOADERS[of]()])
    loaded.set(of, texts.default)
    if ((asked ?? of) === of) dayjs.locale(DAYJS[of])
  } catch {
    // Dates and the few words of the library stay as they were.
  }
}

/** Shows the whole console in a language, unless another is asked for meanwhile; rejects, and leaves all as it is, when its texts cannot be had. */
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
