import { type RefObject, useEffect } from 'react'

/** Says in `--head-height` how high the shell's head is while it stays in sight: what sticks below it leaves no slit and hides nothing, in any size of words. */
export const useHeadHeight = (head: RefObject<HTMLElement | null>, stays: boolean): void => {
  useEffect(() => {
    const shell = head.current?.closest<HTMLElement>('.shell')
    if (!head.current || !shell || !stays) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize
      if (height !== undefined) shell.style.setProperty('--head-height', `${height}px`)
    })
    observer.observe(head.current, { box: 'border-box' })
    return () => {
      observer.disconnect()
      shell.style.removeProperty('--head-height')
    }
  }, [head, stays])
}
