import { useMemo, useState } from 'react'
import { useMenuPath } from '@/kit/page/back'
import { useT } from '@/locales'
import { usePermitted } from '@/session/permitted'
import { currentIn, SideSection } from './SideSection'
import { sectionsOf } from './sections'
import { SideShelf } from './SideShelf'

/** What the user marked and last opened, and the menu under its headings. */
export const SideMenu = ({ collapsed }: { collapsed: boolean }) => {
  const t = useT()
  const { items } = usePermitted()
  const current = useMenuPath()
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
