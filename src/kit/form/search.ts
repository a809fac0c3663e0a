import { matchesWords } from '@/lib/foldText'

const holds = (text: unknown, words: string): boolean => typeof text === 'string' && matchesWords(text, words)

export const BY_LABEL = { filterOption: (words: string, option?: { label?: unknown }) => holds(option?.label, words) }

export const BY_TITLE = { filterTreeNode: (words: string, node?: { title?: unknown }) => holds(node?.title, words) }
