import { isBlank } from '@/lib/given'
import { addressTo, type Search } from '@/routes'
import { usePermittedLinks } from '../page/permittedLinks'
import { Blank } from './Blank'
import { plain } from './format'
import { CellLink } from './kinds'

/**
 * Text that links to a page the user may open, else plain text. A missing text is a dash, which still links if the
 * record has a key.
 */
export const PermittedLink = ({
  text: given,
  path,
  query,
  digits,
}: {
  text: unknown
  path: string
  query: Search
  digits?: boolean
}) => {
  const linkTo = usePermittedLinks()
  const text = plain(given)
  if (!text && (!linkTo(path, query) || Object.values(query).some(isBlank))) return <Blank />
  if (!linkTo(path, query)) return digits ? <span className="digits">{text}</span> : <bdi>{text}</bdi>
  return (
    <CellLink digits={digits} to={addressTo(path, query)}>
      {digits ? text : <bdi>{text}</bdi>}
    </CellLink>
  )
}
