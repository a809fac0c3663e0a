import { type ComponentType, useEffect, useState } from 'react'

let icons: ReadonlyMap<string, ComponentType> | undefined

/** Returns the menu icons by name, loading their chunk on first use; undefined until it is loaded. */
export const useIcons = (): ReadonlyMap<string, ComponentType> | undefined => {
  const [, setLoaded] = useState(icons !== undefined)
  useEffect(() => {
    if (icons) return
    import('./set').then(
      ({ ICONS }) => {
        icons = ICONS
        setLoaded(true)
      },
      () => {},
    )
  }, [])
  return icons
}

/** Icon of a menu; a blank of the same size if there is none, the name is unknown, or the icons are loading. */
export const MenuIcon = ({ name }: { name: string }) => {
  const Icon = useIcons()?.get(name)
  return (
    <span aria-hidden style={{ display: 'inline-block', width: 16, flex: 'none' }}>
      {Icon && <Icon />}
    </span>
  )
}
