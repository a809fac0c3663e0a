import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type TextKey, type Translate, TranslateContext } from '.'
import { i18n, translatorOf } from './i18n'

/**
 * Caches texts without values, because a list requests the same two hundred times. The translator is replaced when
 * the language changes or texts load.
 */
const remembering = (translate: Translate): Translate => {
  const known = new Map<TextKey, string>()
  return (key, values) => {
    if (values) return translate(key, values)
    const text = known.get(key) ?? translate(key)
    known.set(key, text)
    return text
  }
}

export const I18nTexts = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation(undefined, { i18n, useSuspense: false, bindI18n: 'languageChanged loaded' })
  return <TranslateContext value={useMemo(() => remembering(translatorOf(t)), [t])}>{children}</TranslateContext>
}
