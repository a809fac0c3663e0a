import { useMemo, useState } from 'react'
import { type MenuIndex, menuIndex } from '@/business/menuTicks'
import type { MenuNode } from '@/entities/shared/menu'
import { useAction } from '@/kit/data/useAction'
import { useT } from '@/locales'
import { changeMenu } from './changeMenu'
import { type Move, placesAfter, withPlaces } from '../tree'

/**
 * Moving a node: asked first, then shown at its new place while parent and order of each changed node are saved, one after the other.
 * A failure puts the tree back. A row that was moved by keyboard has the focus again at its new place, by `focus`.
 */
export const useMove = (saved: MenuNode[], savedIndex: MenuIndex, focus: (id: string) => void) => {
  const t = useT()
  const { act, busy } = useAction()
  const [asked, setAsked] = useState<Move>()
  const [ahead, setAhead] = useState<MenuNode[]>()
  const index = useMemo(() => (ahead ? menuIndex(ahead) : savedIndex), [ahead, savedIndex])
  const node = asked && savedIndex.get(asked.id)
  const target = asked && savedIndex.get(asked.parentId)?.node
  const go = async () => {
    if (!asked) return
    const places = placesAfter(saved, savedIndex, asked)
    setAsked(undefined)
    setAhead(withPlaces(saved, places))
    await act(
      async () => {
        for (const place of places) await changeMenu(place.id, place)
      },
      { done: t('menus.saved') },
    )
    setAhead(undefined)
    // An element that changes its place in the document loses the focus.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focus(asked.id)
    })
  }
  return {
    nodes: ahead ?? saved,
    index,
    busy,
    ask: setAsked,
    question: node && {
      title: node.node.title,
      effect:
        (node.parent?.id ?? '') === asked?.parentId
          ? undefined
          : t('menus.moveEffect', { parent: target?.title ?? t('menus.top') }),
    },
    cancel: () => setAsked(undefined),
    go: () => void go(),
  }
}
