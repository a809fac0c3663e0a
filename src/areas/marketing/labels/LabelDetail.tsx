import './labels.css'
import * as labels from '@/api/marketing/labels'
import { useViewer } from '@/business/viewer'
import { label } from '@/entities/marketing/label'
import { useLeave } from '@/kit/page/back'
import { NoRecord } from '@/kit/record/NoRecord'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { LabelMark } from '../parts/LabelTags'
import { useLabelActions } from './parts/useLabelActions'
import { Carriers } from './parts/Carriers'
import { LabelForm } from './parts/LabelForm'

export default function LabelDetail() {
  const t = useT()
  const may = useMay()
  const { hq, area } = useViewer()
  const leave = useLeave()
  const moves = useLabelActions()
  if (!hq) return <NoRecord />
  return (
    <RecordScreen
      load={labels.get}
      title={({ labelName }) => labelName}
      status={label.status}
      marks={(row) => (
        <>
          <LabelMark label={row} />
          <span className="quiet">{t('labels.usedBy', { count: numberIn(row.useCount) })}</span>
        </>
      )}
      create={!area && may('labels.create') && t('labels.new')}
      form={(row) => <LabelForm row={row} disabled={row !== undefined && (area || !may('labels.update'))} />}
      actions={(row) => moves(row, leave)}
    >
      {({ id }) => <Carriers id={id} />}
    </RecordScreen>
  )
}
