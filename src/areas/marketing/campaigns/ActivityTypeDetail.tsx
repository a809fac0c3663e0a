import * as activities from '@/api/marketing/activities'
import { activityType } from '@/entities/marketing/activityType'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { useTypes } from './parts/typeChoice'
import { TypeForm } from './parts/TypeForm'
import { useTypeState } from './parts/useTypeActions'

export default function ActivityTypeDetail() {
  const t = useT()
  const { query } = useScreen()
  const may = useMay()
  const { data: types = [] } = useTypes()
  const state = useTypeState(types)
  const parentId = query.get('parentId') ?? ''
  return (
    <RecordScreen
      load={activities.getType}
      title={({ name }) => name}
      status={activityType.status}
      create={may('activities.createType') && t('campaign.newType')}
      form={(row) => <TypeForm key={parentId} row={row} parentId={parentId} />}
      actions={state.actions}
    />
  )
}
