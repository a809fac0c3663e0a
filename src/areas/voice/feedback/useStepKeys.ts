import { useEffect, useEffectEvent } from 'react'
import { useTrail } from '@/kit/page/back'
import { useScreen } from '@/kit/page/screen'
import type { Way } from '@/kit/page/trail'
import { letterOf } from '@/lib/letterOf'

/** Whether a window lies over the page. */
const isCovered = (): boolean =>
  [...document.querySelectorAll('.ant-modal-wrap, .ant-drawer-open')].some((one) => one.checkVisibility())

/** J and K lead to the record after and before this one in the list that it was opened from; not where something is typed. */
export const useStepKeys = (): void => {
  const { setQuery } = useScreen()
  const { before, after } = useTrail()
  const follow = async (way: Way) => {
    const to = typeof way === 'function' ? await way() : way
    if (to) setQuery(to)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey, repeat } = event
    if (ctrlKey || metaKey || altKey || repeat || isCovered()) return
    if (target instanceof HTMLElement && target.closest('input, textarea, [contenteditable=true]')) return
    const way = { j: after, k: before }[letterOf(event)]
    // The client reports what fails.
    if (way) follow(way).catch(() => undefined)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
