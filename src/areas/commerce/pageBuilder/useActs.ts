import { type Dispatch, type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Block } from '@/entities/commerce/subjectBlock'
import { isYes } from '@/entities/field'
import { letterOf } from '@/lib/letterOf'
import { useT } from '@/locales'
import type { Dragged } from './drag'
import { kindOf } from './blocks'
import { blockName, type BlockKind, copyOf, newBlock } from './kind'
import type { BlockActs } from './Phone'
import { type Act, type BuilderState, MAX_BLOCKS, placeAfterMove } from './state'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/**
 * Returns the actions on the blocks of a page, by pointer and by keyboard: arrows choose, Alt and arrows move, Delete
 * deletes, Ctrl+C and Ctrl+V copy. The focus follows the chosen block. `told` is the latest announcement for screen
 * readers.
 */
export const useActs = (
  state: BuilderState,
  dispatch: Dispatch<Act>,
  list: RefObject<HTMLElement | null>,
): {
  acts: BlockActs
  add: (kind: BlockKind) => void
  drop: (dragged: Dragged, place: number) => void
  onKey: (event: KeyboardEvent) => void
  told: string
} => {
  const t = useT()
  const latest = useRef(state)
  const copied = useRef<Block>(undefined)
  const follows = useRef(false)
  const [told, setTold] = useState('')
  useEffect(() => {
    latest.current = state
  })
  useEffect(() => {
    if (!follows.current) return
    follows.current = false
    const chosen = [...(list.current?.querySelectorAll<HTMLElement>('[data-block]') ?? [])].find(
      (one) => one.dataset.block === state.chosen,
    )
    chosen?.querySelector<HTMLElement>('.page-block-pick')?.focus()
  })
  const all = useMemo(() => {
    const blocks = () => latest.current.page.blocks
    const placeOf = (id: string | undefined) => blocks().findIndex((block) => block.id === id)
    const put = (block: Block, place: number) => {
      if (blocks().length < MAX_BLOCKS) dispatch({ do: 'add', block, place })
      else setTold(t('pageBuilder.maxBlocks', { max: MAX_BLOCKS }))
    }
    const acts: BlockActs = {
      choose: (id) => dispatch({ do: 'choose', id }),
      moveBy: (id, by) => {
        const place = placeOf(id) + by
        if (place < 0 || place >= blocks().length) return
        follows.current = true
        dispatch({ do: 'move', id, place })
        setTold(t('pageBuilder.movedTo', { place: place + 1, total: blocks().length }))
      },
      copy: (id) => {
        const place = placeOf(id)
        const block = blocks()[place]
        if (block) put(copyOf(block), place + 1)
      },
      remove: (id) => {
        const block = blocks()[placeOf(id)]
        if (!block) return
        follows.current = true
        dispatch({ do: 'remove', id })
        setTold(t('pageBuilder.removed', { name: blockName(block, t) }))
      },
      hide: (id) =>
        dispatch({
          do: 'edit',
          id,
          what: 'hidden',
          at: Date.now(),
          change: (block) => ({ ...block, hidden: isYes(block.hidden) ? 0 : 1 }),
        }),
    }
    const add = (kind: BlockKind) => {
      const place = placeOf(latest.current.chosen)
      put(newBlock(kind), place < 0 ? blocks().length : place + 1)
    }
    const drop = (dragged: Dragged, place: number) => {
      if ('id' in dragged) dispatch({ do: 'move', id: dragged.id, place: placeAfterMove(placeOf(dragged.id), place) })
      else {
        const kind = kindOf(dragged.type)
        if (kind) put(newBlock(kind), place)
      }
    }
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target)) return
      const { chosen } = latest.current
      const place = placeOf(chosen)
      const key = letterOf(event).toLowerCase()
      const way = key === 'arrowup' ? -1 : key === 'arrowdown' ? 1 : 0
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (way && event.altKey && chosen !== undefined) acts.moveBy(chosen, way)
      else if (way && !event.ctrlKey && !event.metaKey) {
        const next = blocks()[place < 0 ? 0 : place + way]
        if (!next) return
        follows.current = true
        acts.choose(next.id)
      } else if ((key === 'delete' || key === 'backspace') && chosen !== undefined) acts.remove(chosen)
      else if (isCommand && key === 'c' && blocks()[place]) {
        copied.current = blocks()[place]
        setTold(t('kit.copied'))
      } else if (isCommand && key === 'v' && copied.current) {
        follows.current = true
        put(copyOf(copied.current), place < 0 ? blocks().length : place + 1)
      } else return
      event.preventDefault()
      event.stopPropagation()
    }
    return { acts, add, drop, onKey }
  }, [dispatch, t])
  // Undo and redo work with any focus, except in an input, which has its own.
  useEffect(() => {
    const onUndo = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target) || event.defaultPrevented) return
      const key = letterOf(event).toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      dispatch({ do: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
    }
    window.addEventListener('keydown', onUndo, true)
    return () => window.removeEventListener('keydown', onUndo, true)
  }, [dispatch])
  return { ...all, told }
}
