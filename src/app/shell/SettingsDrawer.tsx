import { Drawer, Segmented, Select, Switch } from 'antd'
import { type ReactNode, useId } from 'react'
import { LANGUAGE_NAMES, LANGUAGES, type TextKey, useT } from '@/locales'
import { type Settings, useSettings } from '@/session/settings'
import { THEME_COLORS } from '@/session/themeColors'
import { closeOverlay, useOverlay } from '../overlay'

const COLOR_NAMES: Record<(typeof THEME_COLORS)[number], TextKey> = {
  '#409EFF': 'settings.colorSky',
  '#51adc6': 'settings.colorLake',
  '#1677ff': 'settings.colorBlue',
  '#11a983': 'settings.colorGreen',
  '#6959cd': 'settings.colorPurple',
  '#d4380d': 'settings.colorOrange',
  '#c41d7f': 'settings.colorMagenta',
  '#304156': 'settings.colorSlate',
}

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings]

const Line = ({ text, children }: { text: TextKey; children: (id: string) => ReactNode }) => {
  const t = useT()
  const id = useId()
  return (
    <div className="setting">
      <span id={id}>{t(text)}</span>
      {children(id)}
    </div>
  )
}

const FlagLine = ({ flag, text }: { flag: Flag; text: TextKey }) => {
  const on = useSettings((settings) => settings[flag])
  return (
    <Line text={text}>
      {(id) => <Switch checked={on} aria-labelledby={id} onChange={(to) => useSettings.setState({ [flag]: to })} />}
    </Line>
  )
}

const Colors = () => {
  const t = useT()
  const chosen = useSettings((settings) => settings.color)
  return (
    <fieldset className="swatches">
      <legend>{t('settings.color')}</legend>
      {THEME_COLORS.map((color) => (
        <label key={color} className="swatch" title={t(COLOR_NAMES[color])} style={{ backgroundColor: color }}>
          <input
            type="radio"
            name="theme-color"
            value={color}
            checked={color === chosen}
            onChange={() => useSettings.setState({ color })}
          />
          <span className="hidden-text">{t(COLOR_NAMES[color])}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Drawer with the user's settings for this browser (R-SHELL-40..44). All of them apply at once. */
export const SettingsDrawer = () => {
  const t = useT()
  const open = useOverlay((overlay) => overlay.open === 'settings')
  const { dark, language } = useSettings()
  return (
    <Drawer
      open={open}
      size={320}
      title={t('shell.settings')}
      onClose={() => closeOverlay('settings')}
      classNames={{ root: 'settings' }}
    >
      <Colors />
      <Line text="settings.dark">
        {(id) => (
          <Segmented<Settings['dark']>
            aria-labelledby={id}
            value={dark}
            onChange={(to) => useSettings.setState({ dark: to })}
            options={[
              { value: 'light', label: t('settings.light') },
              { value: 'dark', label: t('settings.darkOn') },
              { value: 'system', label: t('settings.system') },
            ]}
          />
        )}
      </Line>
      <Line text="shell.language">
        {(id) => (
          <Select
            aria-labelledby={id}
            className="setting-language"
            value={language}
            onChange={(to) => useSettings.setState({ language: to })}
            options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
          />
        )}
      </Line>
      <FlagLine flag="tabsView" text="settings.tabsView" />
      <FlagLine flag="fixedHeader" text="settings.fixedHeader" />
      <FlagLine flag="sidebarLogo" text="settings.sidebarLogo" />
      {language === 'zh' && <FlagLine flag="pinyinSearch" text="settings.pinyinSearch" />}
      <FlagLine flag="compact" text="settings.compact" />
      <FlagLine flag="watermark" text="settings.watermark" />
      <FlagLine flag="colorWeak" text="settings.colorWeak" />
    </Drawer>
  )
}
