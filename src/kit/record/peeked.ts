import { createContext, use } from 'react'

/** Whether the page of a record is only looked at beside its list. */
export const PeekContext = createContext(false)
/** Whether what calls it is rendered beside a list rather than as a page: it does without what only a page needs. */
export const useIsPeek = (): boolean => use(PeekContext)
