import { create } from 'zustand'
import { isRecord } from '@/lib/json'
import { stored } from '@/lib/stored'
import { LANGUAGES, type Language } from '@/locales'
import { THEME_COLORS } from './themeColors'

/** Settings of this browser (R-SHELL-40..44). They survive log-out and contain no personal data. */
export interface Settings {
  language: Language
  color: string
  dark: 'light' | 'dark' | 'system'
  compact: boolean
  tabsView: boolean
  fixedHeader: boolean
  sidebarLogo: boolean
  pinyinSearch: boolean
  watermark: boolean
  colorWeak: boolean
  sidebarOpen: boolean
}

const preset = THEME_COLORS.find((color) => color.toLowerCase() === import.meta.env.VITE_THEME_COLOR?.toLowerCase())
export const DEFAULT_SETTINGS: Settings = {
  language: 'zh',
  color: preset ?? '#409EFF',
  dark: 'light',
  compact: false,
  tabsView: true,
  fixedHeader: false,
  sidebarLogo: false,
  pinyinSearch: true,
  watermark: false,
  colorWeak: false,
  sidebarOpen: true,
}

const read = (value: unknown): Settings | undefined => {
  if (!isRecord(value)) return undefined
  const flag = (key: keyof Settings) => (typeof value[key] === 'boolean' ? { [key]: value[key] } : {})
  return {
    ...DEFAULT_SETTINGS,
    ...flag('compact'),
    ...flag('tabsView'),
    ...flag('fixedHeader'),
    ...flag('sidebarLogo'),
    ...flag('pinyinSearch'),
    ...flag('watermark'),
    ...flag('colorWeak'),
    ...flag('sidebarOpen'),
    language: LANGUAGES.find((one) => one === value.language) ?? DEFAULT_SETTINGS.language,
    color: THEME_COLORS.find((one) => one === value.color) ?? DEFAULT_SETTINGS.color,
    dark: (['light', 'dark', 'system'] as const).find((one) => one === value.dark) ?? DEFAULT_SETTINGS.dark,
  }
}
const item = stored('settings', read)

export const useSettings = create<Settings>()(() => item.get() ?? DEFAULT_SETTINGS)
useSettings.subscribe((settings, before) => {
  // Another tab may have changed other settings meanwhile.
  const changed = Object.entries(settings).filter(([key, value]) => value !== Reflect.get(before, key))
  if (changed.length) item.set({ ...settings, ...item.get(), ...Object.fromEntries(changed) })
})
window.addEventListener('storage', ({ key }) => {
  if (key === item.key) useSettings.setState(item.get() ?? DEFAULT_SETTINGS)
})
