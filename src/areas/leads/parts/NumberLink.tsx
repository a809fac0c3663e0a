import { PermittedLink } from '@/kit/show/PermittedLink'

/** Number as a link to its page, if the user has permission. A dash if there is none. */
export const NumberLink = ({ value, path, name }: { value: string | undefined; path: string; name: string }) => (
  <PermittedLink digits text={value} path={path} query={{ [name]: value }} />
)

export const LeadLink = ({ clueId }: { clueId: string | undefined }) => (
  <NumberLink value={clueId} path="/clue-management/clueDetail" name="clueId" />
)
