import { type RefObject, useEffect } from 'react'

/**
 * Sets `--head-height` to the height of the shell's sticky head, so that sticky elements fit below it with any font
 * size.
 */
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
