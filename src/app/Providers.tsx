import 'virtual:antd.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { App, ConfigProvider } from 'antd'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useLanguage } from '@/locales'
import { I18nTexts } from '@/locales/I18nTexts'
import { useSettings } from '@/session/settings'
import { libraryTexts } from './language'
import { queryClient } from './queries'
import { themeOf } from './theme'
import { useMedia } from '@/kit/show/useMedia'

/** True if the console is dark, by setting or by system. It is never dark in print. */
export const useDark = (): boolean => {
  const setting = useSettings((settings) => settings.dark)
  const system = useMedia('(prefers-color-scheme: dark)')
  const printing = useMedia('print')
  return !printing && (setting === 'system' ? system : setting === 'dark')
}

// Constant identity: a new object would rerender all components of the library, including those of kept pages, on
// each navigation.
const BUTTON = { autoInsertSpace: false }
const WAVE = { moving: { disabled: false }, still: { disabled: true } }

export const Library = ({ children }: { children: ReactNode }) => {
  const language = useLanguage()
  const dark = useDark()
  const chosen = useSettings(useShallow(({ color, compact, colorWeak }) => ({ color, compact, colorWeak })))
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const theme = useMemo(() => themeOf(chosen, dark, !still), [chosen, dark, still])
  return (
    <ConfigProvider
      theme={theme}
      locale={libraryTexts(language)}
      componentSize="medium"
      button={BUTTON}
      wave={still ? WAVE.still : WAVE.moving}
    >
      <App component={false}>{children}</App>
    </ConfigProvider>
  )
}

export const Providers = ({ children }: { children: ReactNode }) => {
  const dark = useDark()
  useLayoutEffect(() => {
    const root = document.documentElement
    root.classList.add('console')
    root.classList.toggle('dark', dark)
    return () => root.classList.remove('console', 'dark')
  }, [dark])
  return (
    <QueryClientProvider client={queryClient}>
      <I18nTexts>
        <Library>{children}</Library>
      </I18nTexts>
    </QueryClientProvider>
  )
}
