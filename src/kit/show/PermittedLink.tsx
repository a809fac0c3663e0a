import { isBlank } from '@/lib/given'
import { addressTo, type Search } from '@/routes'
import { usePermittedLinks } from '../page/permittedLinks'
import { Blank } from './Blank'
import { plain } from './format'
import { CellLink } from './kinds'

/** A text as the way to the page about it, for users who have that page; plain words for others, a dash where there is no text, which still leads to what has a key. */
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
  const way = usePermittedLinks()
  const text = plain(given)
  if (!text && (!way(path, query) || Object.values(query).some(isBlank))) return <Blank />
  if (!way(path, query)) return digits ? <span className="digits">{text}</span> : <bdi>{text}</bdi>
  return (
    <CellLink digits={digits} to={addressTo(path, query)}>
      {digits ? text : <bdi>{text}</bdi>}
    </CellLink>
  )
}
