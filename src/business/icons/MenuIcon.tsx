import { type ComponentType, useEffect, useState } from 'react'

let icons: ReadonlyMap<string, ComponentType> | undefined

/** The icons a menu may name, by name; undefined until their chunk is there, which the first use loads. */
export const useIcons = (): ReadonlyMap<string, ComponentType> | undefined => {
  const [, setLoaded] = useState(icons !== undefined)
  useEffect(() => {
    if (icons) return
    import('./set').then(
      ({ ICONS }) => {
        icons = ICONS
        setLoaded(true)
      },
      () => {
        // Without them menus show no icons.
      },
    )
  }, [])
  return icons
}

/** The icon a menu names; an empty place of its size for none, an unknown name, or while the icons load. */
export const MenuIcon = ({ name }: { name: string }) => {
  const Icon = useIcons()?.get(name)
  return (
    <span aria-hidden style={{ display: 'inline-block', width: 16, flex: 'none' }}>
      {Icon && <Icon />}
    </span>
  )
}
