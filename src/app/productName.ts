import { type Language, useLanguage } from '@/locales'

const NAMES: Record<Language, string | undefined> = {
  zh: import.meta.env.VITE_TITLE,
  en: import.meta.env.VITE_TITLE_EN,
  es: import.meta.env.VITE_TITLE_ES,
  ja: import.meta.env.VITE_TITLE_JA,
}

/** Returns the product name in the current language, else the Chinese one. */
export const useProductName = (): string => {
  const language = useLanguage()
  return NAMES[language]?.trim() || NAMES.zh?.trim() || ''
}
