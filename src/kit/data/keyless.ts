import { createContext, useContext } from 'react'

/** Whether what is drawn below belongs to a row without its key: nothing there can be opened, changed or ticked. */
export const Keyless = createContext(false)
export const useKeyless = (): boolean => useContext(Keyless)
