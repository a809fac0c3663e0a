import { theme, type ThemeConfig } from 'antd'
import type { MappingAlgorithm } from 'antd/es/theme/interface'
import type { Settings } from '@/session/settings'

type Rgb = readonly [number, number, number]

const parse = (color: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb // Three positions give three numbers.
const format = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Returns a colour mixed with a share (0 to 1) of another one. Both are #rrggbb. */
export const mix = (color: string, other: string, share: number): string => {
  const [a, b] = [parse(color), parse(other)]
  return format([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

const luminance = (color: string): number => {
  const [r, g, b] = parse(color).map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

/** Returns the WCAG contrast of two #rrggbb colours, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Returns a colour with another lightness (0 to 1). Its HSL hue and saturation are kept. */
const withLightness = (color: string, lightness: number): string => {
  const [r, g, b] = parse(color).map((part) => part / 255) as unknown as Rgb // Three numbers stay three.
  const [low, high] = [Math.min(r, g, b), Math.max(r, g, b)]
  const spread = high - low
  const saturation = spread && spread / (1 - Math.abs(high + low - 1))
  const part = (share: number) => {
    const place = spread ? (share - low) / spread : 0
    return 255 * (lightness + saturation * (1 - Math.abs(2 * lightness - 1)) * (place - 0.5))
  }
  return format([part(r), part(g), part(b)])
}
const lightnessOf = (color: string): number => {
  const parts = parse(color)
  return (Math.min(...parts) + Math.max(...parts)) / 510
}

const LIGHT = '#ffffff'
const DARK = '#141414'
const LIGHT_PAGE = '#f5f5f5'
const STEPS = 50
/** Lightest surface of the dark theme behind coloured text. */
const DARK_RAISED = '#2a2a2a'

export interface Readable {
  color: string
  hover: string
  active: string
  onColor: string
  tint: string
}

/**
 * Returns the readable shade of a #rrggbb colour (AA, 4.5:1): on the surfaces of the light or dark theme, on its own
 * tint, and under text upon it. Light themes darken it under white text, dark themes lighten it under dark text. Hue
 * and saturation are kept.
 */
export const readable = (color: string, dark: boolean): Readable => {
  const onColor = dark ? DARK : LIGHT
  const tint = mix(dark ? DARK : LIGHT, color, dark ? 0.18 : 0.1)
  const grounds = [dark ? DARK_RAISED : LIGHT_PAGE, tint]
  const from = lightnessOf(color)
  const at = (share: number) => withLightness(color, from + ((dark ? 1 : 0) - from) * share)
  const passes = (shade: string) =>
    grounds.every((ground) => contrast(shade, ground) >= 4.55) && contrast(onColor, shade) >= 4.55
  // Contrast grows with the share, so a binary search finds the smallest fiftieth that passes.
  let [low, high] = [0, STEPS]
  while (low < high) {
    const middle = (low + high) >> 1
    if (passes(at(middle / STEPS))) high = middle
    else low = middle + 1
  }
  const share = low / STEPS
  return {
    color: at(share),
    hover: at(share + (1 - share) * 0.14),
    active: dark ? mix(at(share), DARK, 0.1) : at(share + (1 - share) * 0.3),
    onColor,
    tint,
  }
}

/** Colours of states. Those for colour weakness differ by lightness and by blue against orange. */
const STATES = { success: '#52c41a', warning: '#faad14', error: '#e5484d' }
const STATES_WEAK = { success: '#0072b2', warning: '#e69f00', error: '#d55e00' }

/**
 * Returns the theme of the component library for the user's settings. `dark` is the resolved setting, `motion`
 * enables animation (R-SHELL-40).
 */
export const themeOf = (
  { color, compact, colorWeak }: Pick<Settings, 'color' | 'compact' | 'colorWeak'>,
  dark: boolean,
  motion = true,
): ThemeConfig => {
  const primary = readable(color, dark)
  const states = colorWeak ? STATES_WEAK : STATES
  const [success, warning, error] = [
    readable(states.success, dark),
    readable(states.warning, dark),
    readable(states.error, dark),
  ]
  const ink = dark ? '255,255,255' : '0,0,0'
  const named = (name: 'Primary' | 'Success' | 'Warning' | 'Error' | 'Info', shade: Readable) => ({
    [`color${name}`]: shade.color,
    [`color${name}Hover`]: shade.hover,
    [`color${name}Active`]: shade.active,
    [`color${name}Text`]: shade.color,
    [`color${name}TextHover`]: shade.hover,
    [`color${name}TextActive`]: shade.active,
    [`color${name}Bg`]: shade.tint,
  })
  const derived = dark ? theme.darkAlgorithm : theme.defaultAlgorithm
  const patched: MappingAlgorithm = (seed, map) => ({
    ...(map ?? derived(seed)),
    ...named('Primary', primary),
    ...named('Success', success),
    ...named('Warning', warning),
    ...named('Error', error),
    ...named('Info', primary),
    colorLink: primary.color,
    colorLinkHover: primary.hover,
    colorLinkActive: primary.active,
  })
  const onColor = { colorTextLightSolid: primary.onColor }
  return {
    // The styles are a file, virtual:antd.css. This sets only their variables.
    zeroRuntime: true,
    cssVar: { key: 'console', prefix: 'ant' },
    hashed: false,
    algorithm: compact ? [derived, theme.compactAlgorithm, patched] : [derived, patched],
    token: {
      motion,
      colorPrimary: color,
      colorTextDescription: `rgba(${ink},${dark ? 0.65 : 0.6})`,
      colorTextPlaceholder: `rgba(${ink},${dark ? 0.55 : 0.56})`,
      borderRadius: 6,
      fontFamily:
        "system-ui, -apple-system, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Hiragino Sans', 'Yu Gothic UI', Roboto, sans-serif",
    },
    components: {
      Button: {
        primaryColor: primary.onColor,
        dangerColor: error.onColor,
        defaultShadow: 'none',
        primaryShadow: 'none',
        dangerShadow: 'none',
      },
      DatePicker: onColor,
      Calendar: onColor,
      Steps: onColor,
      Badge: onColor,
      Radio: { buttonSolidCheckedColor: primary.onColor },
      Layout: { headerPadding: 0 },
    },
  }
}
