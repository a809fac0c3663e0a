import { createContext, use } from 'react'

export const PeekContext = createContext(false)
export const useIsPeek = (): boolean => use(PeekContext)
