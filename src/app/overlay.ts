import { create } from 'zustand'

export type Overlay = 'menu' | 'settings' | 'palette' | 'keys' | 'role'

export const useOverlay = create<{ open?: Overlay; query?: string }>()(() => ({}))

export const openOverlay = (open: Overlay, query?: string): void => useOverlay.setState({ open, query })
export const closeOverlay = (which: Overlay): void => {
  if (useOverlay.getState().open === which) useOverlay.setState({ open: undefined })
}
/** Opens the dialog for switching to another of the user's accounts (R-SESS-08). */
export const openRoleSwitch = (): void => openOverlay('role')
