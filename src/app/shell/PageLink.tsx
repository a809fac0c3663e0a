import type { ComponentProps, MouseEvent } from 'react'
import { OutLink } from '@/kit/show/OutLink'
import { identityOf } from '@/session/tabRules'
import { useTabs } from '@/session/tabs'
import { goTo } from '../navigator'
import { addressOf } from '../tabs'
import { preloadPages } from './preloadPages'

/** Opens a page by its path. An open tab is shown in its last state. */
export const openPage = (path: string): void => {
  const tab = useTabs.getState().tabs.find((one) => one.path === path && identityOf(one.path, one.search) === path)
  goTo(tab ? addressOf(tab) : path)
}

const isBrowsers = (event: MouseEvent) =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  external?: boolean
}

/**
 * Link to a page of the menu, or to an external address in a new browser tab (R-SHELL-04). Hovering preloads the
 * page.
 */
export const PageLink = ({ to, external, onClick, ...rest }: PageLinkProps) =>
  external ? (
    <OutLink {...rest} href={to} onClick={onClick} />
  ) : (
    <a
      {...rest}
      href={to}
      onMouseEnter={() => void preloadPages(to)}
      onFocus={() => void preloadPages(to)}
      onClick={(event) => {
        onClick?.(event)
        if (isBrowsers(event)) return
        event.preventDefault()
        openPage(to)
      }}
    />
  )
