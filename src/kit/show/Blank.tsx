import { DASH } from './format'

/** What stands where there is nothing to show. */
export const Blank = () => <span className="blank">{DASH}</span>

/** A text of the server's, whatever its direction; a dash when there is none. */
export const Words = ({ children }: { children?: string }) => (children ? <bdi>{children}</bdi> : <Blank />)
