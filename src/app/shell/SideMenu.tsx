import { useEffect, useMemo, useRef, useState } from 'react'
import { useMenuPath } from '@/kit/page/back'
import { useT } from '@/locales'
import { usePermitted } from '@/session/permissions'
import { currentIn, SideSection } from './SideSection'
import { sectionsOf } from './sections'
import { SideShelf } from './SideShelf'

const CURRENT = '[aria-current=page], [aria-expanded=false][data-holds]'

export const SideMenu = ({ collapsed }: { collapsed: boolean }) => {
  const t = useT()
  const { items } = usePermitted()
  const current = useMenuPath()
  const sections = useMemo(() => sectionsOf(items), [items])
  const [pointed, setPointed] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const entry = nav.current?.querySelector(CURRENT)
    if (!entry) return
    // Reports positions after the layout. Reading them now would force a second layout.
    const observer = new IntersectionObserver(
      ([seen]) => {
        observer.disconnect()
        if (!box.current || !seen?.rootBounds || seen.intersectionRatio >= 1) return
        const { boundingClientRect: at, rootBounds } = seen
        box.current.scrollTop += (at.top + at.bottom - rootBounds.top - rootBounds.bottom) / 2
      },
      { root: box.current },
    )
    observer.observe(entry)
    return () => observer.disconnect()
  }, [current, sections, collapsed])
  return (
    <div
      ref={box}
      className="side-scroll"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      {!collapsed && <SideShelf still={pointed} long={sections.length > 1} />}
      <nav ref={nav} className="side-nav" aria-label={t('shell.menu')}>
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
