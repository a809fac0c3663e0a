import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type TextKey, type Translate, TranslateContext } from '.'
import { i18n, translatorOf } from './i18n'

/** Remembers texts without values: a list asks for the same two hundred times, and another translator comes with each language and with texts that arrive. */
const remembering = (translate: Translate): Translate => {
  const known = new Map<TextKey, string>()
  return (key, values) => {
    if (values) return translate(key, values)
    const text = known.get(key) ?? translate(key)
    known.set(key, text)
    return text
  }
}

/** Gives the texts of i18next to all below: `useT` answers another translator when the language changes or texts arrive that somebody waits for. */
export const I18nTexts = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation(undefined, { i18n, useSuspense: false, bindI18n: 'languageChanged loaded' })
  return <TranslateContext value={useMemo(() => remembering(translatorOf(t)), [t])}>{children}</TranslateContext>
}
