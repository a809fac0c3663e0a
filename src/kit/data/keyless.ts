import { createContext, useContext } from 'react'

/** True if the content belongs to a row without an id, which cannot be opened, changed or selected. */
export const Keyless = createContext(false)
export const useKeyless = (): boolean => useContext(Keyless)
