import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { TranslateContext } from '.'
import { i18n, translatorOf } from './i18n'

/** Gives the texts of i18next to all below: `useT` answers another translator when the language changes or texts arrive that somebody waits for. */
export const I18nTexts = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation(undefined, { i18n, useSuspense: false, bindI18n: 'languageChanged loaded' })
  return <TranslateContext value={useMemo(() => translatorOf(t), [t])}>{children}</TranslateContext>
}
