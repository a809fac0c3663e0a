import type { ComponentProps } from 'react'
import { beforeEach, vi } from 'vitest'
import type { Sidebar } from '@/app/shell/Sidebar'
import { MODULES } from './tags'

let shown = true

export const showSidebar = (): void => void (shown = true)

/**
 * Opens consoles without the sidebar in files tagged with a module. Feature tests do not need it, and it took a fifth
 * of their processor time.
 */
export const leaveOutSidebar = (): void => {
  vi.doMock('@/app/shell/Sidebar', async (original) => {
    const { Sidebar: Whole } = await original<{ Sidebar: typeof Sidebar }>()
    return { Sidebar: (props: ComponentProps<typeof Sidebar>) => shown && <Whole {...props} /> }
  })
  beforeEach(({ task }) => {
    shown = !task.file.tags?.some((tag) => MODULES.some((one) => one === tag))
  })
}
