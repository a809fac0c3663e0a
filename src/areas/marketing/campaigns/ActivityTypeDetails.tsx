import { useScreen } from '@/kit/screen'
import * as activities from '@/api/activities'
import { useMay } from '@/session/identity'
import { RecordPage } from '../parts/RecordPage'
import { TypeForm } from './parts/TypeForm'

const LIST = '/marketing-management/activity-type'

/** One type of campaigns: a new one, below another where the address names it, or the form of one that is there. */
export default function ActivityTypeDetails() {
  const { query } = useScreen()
  const may = useMay()
  const parentId = query.get('parentId') ?? ''
  return (
    <RecordPage
      list={LIST}
      load={(id) => activities.getType.query({ id }, { quiet: true })}
      creates={may('activities.createType')}
      form={(row) => <TypeForm key={row?.id ?? `new ${parentId}`} row={row} parentId={parentId} list={LIST} />}
    />
  )
}
