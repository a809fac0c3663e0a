import type { ComponentProps } from 'react'
import { beforeEach, vi } from 'vitest'
import type { Sidebar } from '@/app/shell/Sidebar'
import { MODULES } from './tags'

let shown = true

/** Renders the sidebar in the consoles that the present test opens from here on. */
export const showSidebar = (): void => void (shown = true)

/** Feature tests do not look at the sidebar, which took a fifth of their processor time: files tagged with a module open consoles without it. */
export const leaveOutSidebar = (): void => {
  vi.doMock('@/app/shell/Sidebar', async (original) => {
    const { Sidebar: Whole } = await original<{ Sidebar: typeof Sidebar }>()
    return { Sidebar: (props: ComponentProps<typeof Sidebar>) => shown && <Whole {...props} /> }
  })
  beforeEach(({ task }) => {
    shown = !task.file.tags?.some((tag) => MODULES.some((one) => one === tag))
  })
}
