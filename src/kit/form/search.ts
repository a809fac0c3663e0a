import { matchesWords } from '@/lib/foldText'

const holds = (text: unknown, words: string): boolean => typeof text === 'string' && matchesWords(text, words)

/** Searches the options of a select by their labels, whatever the case, accents and width. */
export const BY_LABEL = { filterOption: (words: string, option?: { label?: unknown }) => holds(option?.label, words) }

/** Searches the nodes of a tree select by their titles, as `BY_LABEL` does. */
export const BY_TITLE = { filterTreeNode: (words: string, node?: { title?: unknown }) => holds(node?.title, words) }
