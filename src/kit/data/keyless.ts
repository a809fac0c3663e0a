import { createContext, useContext } from 'react'

/** Whether what is rendered below belongs to a row without its key: nothing there can be opened, changed or ticked. */
export const Keyless = createContext(false)
export const useKeyless = (): boolean => useContext(Keyless)
