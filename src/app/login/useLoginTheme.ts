import './look.css'
import type { CSSProperties } from 'react'
import { useSettings } from '@/session/settings'

/**
 * What a page outside the shell needs to look like the console without its component library: class, theme and colour of its outermost element.
 * look.css makes the readable shades of the user's colour out of it (R-SHELL-40).
 */
export const useLoginTheme = (): { className: string; 'data-dark': string; style: CSSProperties } => {
  const color = useSettings((settings) => settings.color)
  const dark = useSettings((settings) => settings.dark)
  // A custom property is no key that React's type knows.
  return { className: 'look', 'data-dark': dark, style: { '--brand': color } as CSSProperties }
}
