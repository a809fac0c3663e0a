import { DownOutlined } from '@ant-design/icons'
import { memo, type ReactNode, useId } from 'react'
import { useT } from '@/locales'
import { toggleFolded, useFavourites } from './favourites'
import type { MenuSection } from './sections'
import { SideGroup } from './SideGroup'
import { SideLink } from './SideLink'

/**
 * A foldable heading of the menu with its entries. The folded state is remembered. `holds`: the current page is among
 * them.
 */
export const Foldable = ({
  name,
  title,
  holds = false,
  children,
}: {
  name: string
  title: string
  holds?: boolean
  children: ReactNode
}) => {
  const id = useId()
  const folded = useFavourites((shelf) => shelf.folded.includes(name))
  return (
    <>
      <button
        type="button"
        className="side-head"
        data-holds={(folded && holds) || undefined}
        aria-expanded={!folded}
        aria-controls={folded ? undefined : id}
        onClick={() => toggleFolded(name)}
      >
        <span>{title}</span>
        <DownOutlined aria-hidden className="side-arrow" />
      </button>
      {!folded && <ul id={id}>{children}</ul>}
    </>
  )
}

const holds = ({ items }: MenuSection, page: string): boolean =>
  items.some(({ key, children }) => key === page || children?.some((child) => child.key === page))
/** Returns the current page if this section contains it, so that navigation does not rerender the other sections. */
export const currentIn = (section: MenuSection, page: string): string | undefined =>
  holds(section, page) ? page : undefined

export const SideSection = memo(
  ({ section, current, collapsed }: { section: MenuSection; current: string | undefined; collapsed: boolean }) => {
    const t = useT()
    const { heading, items } = section
    const entries = items.map((item) => (
      <li key={item.key}>
        {item.children ? (
          <SideGroup
            item={item}
            items={item.children}
            current={current !== undefined && item.children.some(({ key }) => key === current) ? current : undefined}
            collapsed={collapsed}
          />
        ) : (
          <SideLink item={item} current={item.key === current} collapsed={collapsed} />
        )}
      </li>
    ))
    if (!heading) return <ul>{entries}</ul>
    const title = t(`area.${heading}`)
    if (collapsed)
      return (
        <ul className="side-part" aria-label={title}>
          {entries}
        </ul>
      )
    return (
      <Foldable name={heading} title={title} holds={current !== undefined}>
        {entries}
      </Foldable>
    )
  },
)
