import './look.css'
import type { CSSProperties } from 'react'
import { useSettings } from '@/session/settings'

/**
 * Returns class, theme and colour of the root element of a page outside the shell, which has no component library.
 * look.css derives the readable shades of the user's colour (R-SHELL-40).
 */
export const useLoginTheme = (): { className: string; 'data-dark': string; style: CSSProperties } => {
  const color = useSettings((settings) => settings.color)
  const dark = useSettings((settings) => settings.dark)
  // React's type has no key for a custom property.
  return { className: 'look', 'data-dark': dark, style: { '--brand': color } as CSSProperties }
}
