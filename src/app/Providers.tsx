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

/** Whether the console is dark at this moment, by setting or by the system; on paper it never is. */
export const useDark = (): boolean => {
  const setting = useSettings((settings) => settings.dark)
  const system = useMedia('(prefers-color-scheme: dark)')
  const printing = useMedia('print')
  return !printing && (setting === 'system' ? system : setting === 'dark')
}

// The same at every rendering: with another object all components of the library, those of kept pages too, would be rendered again at each step.
const BUTTON = { autoInsertSpace: false }
const WAVE = { moving: { disabled: false }, still: { disabled: true } }

/** The component library in the user's theme and language. */
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

/** What every part of the signed-in console stands on: server state, theme and language of the component library. */
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
