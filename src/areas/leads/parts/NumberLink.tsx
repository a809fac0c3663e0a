import { PermittedLink } from '@/kit/show/PermittedLink'

/** A number as a link to the page about it, where the user may go there; a dash where there is none. */
export const NumberLink = ({ value, path, name }: { value: string | undefined; path: string; name: string }) => (
  <PermittedLink digits text={value} path={path} query={{ [name]: value }} />
)

/** The number of a lead, as a link to the lead. */
export const LeadLink = ({ clueId }: { clueId: string | undefined }) => (
  <NumberLink value={clueId} path="/clue-management/clueDetail" name="clueId" />
)
