import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '@/locales'
import { routes } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { usePermitted } from '@/session/permitted'
import { currentIn, SideSection } from './SideSection'
import { sectionsOf } from './sections'
import { SideShelf } from './SideShelf'

const lines: readonly RouteLine[] = routes

/** The list a hidden page belongs to, or the path itself. */
export const listOf = (path: string): string => {
  const line = lines.find((one) => one.path === path)
  return line?.hidden ? (lines.find((one) => one.keepAliveFor?.includes(path))?.path ?? path) : path
}

/** What the user marked and last opened, and the menu under its headings. */
export const SideMenu = ({ collapsed }: { collapsed: boolean }) => {
  const t = useT()
  const { items } = usePermitted()
  const current = listOf(useLocation().pathname)
  const sections = useMemo(() => sectionsOf(items), [items])
  const [pointed, setPointed] = useState(false)
  return (
    <div className="side-scroll" onPointerEnter={() => setPointed(true)} onPointerLeave={() => setPointed(false)}>
      {!collapsed && <SideShelf still={pointed} long={sections.length > 1} />}
      <nav className="side-nav" aria-label={t('shell.menu')}>
        {sections.map((section) => (
          <SideSection
            key={section.heading ?? 'top'}
            section={section}
            current={currentIn(section, current)}
            collapsed={collapsed}
          />
        ))}
      </nav>
    </div>
  )
}
