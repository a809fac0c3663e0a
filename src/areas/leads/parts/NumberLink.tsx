import { Blank } from '@/kit/Blank'
import { CellLink } from '@/kit/kinds'
import { useWays } from '@/kit/way'

/** A number as a link to the page about it, where the user may go there; a dash where there is none. */
export const NumberLink = ({ value, path, name }: { value: string | undefined; path: string; name: string }) => {
  const way = useWays()
  if (!value) return <Blank />
  const go = way(path, { [name]: value })
  if (!go) return <span className="digits">{value}</span>
  return (
    <CellLink digits to={`${path}?${new URLSearchParams({ [name]: value })}`} onClick={go}>
      {value}
    </CellLink>
  )
}

/** The number of a lead, as a link to the lead. */
export const LeadLink = ({ clueId }: { clueId: string | undefined }) => <NumberLink value={clueId} path="/clue-management/clueDetail" name="clueId" />
