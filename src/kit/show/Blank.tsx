import { Fragment, isValidElement, type ReactNode } from 'react'
import { DASH } from './format'
import { isBlank } from '@/lib/given'

/** What stands where there is nothing to show. */
export const Blank = () => <span className="blank">{DASH}</span>

/** A text of the server's, whatever its direction; a dash when there is none. */
export const Words = ({ children }: { children?: string }) => (isBlank(children) ? <Blank /> : <bdi>{children}</bdi>)

const WORDS: readonly unknown[] = ['b', 'bdi', 'span', 'strong', Fragment]
const isWordless = (node: ReactNode): boolean => {
  if (Array.isArray(node)) return node.every(isWordless)
  if (isValidElement<{ children?: ReactNode }>(node))
    return WORDS.includes(node.type) && isWordless(node.props.children)
  return typeof node === 'boolean' || isBlank(node)
}
/** The words of a link or button; a dash where they are blank, so that it is seen and has a name. */
export const orDash = (words: ReactNode): ReactNode => (isWordless(words) ? DASH : words)
