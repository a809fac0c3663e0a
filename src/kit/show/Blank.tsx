import { Fragment, isValidElement, type ReactNode } from 'react'
import { DASH } from './format'
import { isBlank } from '@/lib/given'

export const Blank = () => <span className="blank">{DASH}</span>

export const Words = ({ children }: { children?: string }) => (isBlank(children) ? <Blank /> : <bdi>{children}</bdi>)

const WORDS: readonly unknown[] = ['b', 'bdi', 'span', 'strong', Fragment]
const isWordless = (node: ReactNode): boolean => {
  if (Array.isArray(node)) return node.every(isWordless)
  if (isValidElement<{ children?: ReactNode }>(node))
    return WORDS.includes(node.type) && isWordless(node.props.children)
  return typeof node === 'boolean' || isBlank(node)
}
/** Returns the label of a link or button, or a dash if it has no text, so that it is visible and has a name. */
export const orDash = (words: ReactNode): ReactNode => (isWordless(words) ? DASH : words)
