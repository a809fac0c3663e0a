import { create } from 'zustand'

/** What may lie over the page: one at a time. `menu` is the sidebar of the mobile layout. */
export type Overlay = 'menu' | 'settings' | 'palette' | 'keys' | 'role'

/** Which overlay of the shell is open, and what a palette begins with. */
export const useOverlay = create<{ open?: Overlay; query?: string }>()(() => ({}))

/** Opens an overlay in place of any other. */
export const openOverlay = (open: Overlay, query?: string): void => useOverlay.setState({ open, query })
/** Closes the overlay, if it is the one named. */
export const closeOverlay = (which: Overlay): void => {
  if (useOverlay.getState().open === which) useOverlay.setState({ open: undefined })
}
/** Opens the dialog that switches to another of the user's accounts (R-SESS-08). */
export const openRoleSwitch = (): void => openOverlay('role')
