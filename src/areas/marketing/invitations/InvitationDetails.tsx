import * as invitationPosters from '@/api/invitationPosters'
import type { InvitationPoster } from '@/entities/marketing/invitationPoster'
import { useMay } from '@/session/identity'
import { useIsHead } from '../parts/head'
import { RecordPage } from '../parts/RecordPage'
import { InvitationForm } from './parts/InvitationForm'
import { InvitationView } from './parts/InvitationView'

/** One invitation poster: made, changed, or read with who invited whom with it. */
export default function InvitationDetails() {
  const may = useMay()
  const isHead = useIsHead()
  return (
    <RecordPage<InvitationPoster>
      list="/marketing-management/invitation-index"
      load={(id) => invitationPosters.get.query({ id }, { quiet: true })}
      creates={isHead && may('invitationPosters.create')}
      form={(row) => <InvitationForm row={row} />}
      view={(row) => <InvitationView row={row} />}
      edits={() => isHead && may('invitationPosters.update')}
    />
  )
}
