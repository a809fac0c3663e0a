import './storeEvaluations.css'
import { useMemo } from 'react'
import * as stores from '@/api/voice/stores'
import { useViewer } from '@/business/viewer'
import { evaluationAppeal as fields } from '@/entities/voice/evaluationAppeal'
import { ListScreen } from '@/kit/list/ListScreen'
import { useSummary } from '@/kit/list/place'
import { useQueueSort } from '@/kit/list/queueSort'
import { useOpened } from '@/kit/page/opened'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { columnsFor, filtersFor, nameOf, running, waiting } from './parts/appealList'
import { AppealPanel } from './parts/AppealPanel'
import { useAppealActions } from './parts/useAppealActions'

const WAITING = { status: String(waiting) }

const Pace = () => {
  const t = useT()
  const { percent, count } = useFormats()
  const summary = useSummary()
  if (summary?.upheldRate === undefined && summary?.medianHours === undefined) return null
  return (
    <span className="quiet digits">
      {t('storeEvaluations.pace', { rate: percent(summary.upheldRate), hours: count(summary.medianHours) })}
    </span>
  )
}

export default function AppealList() {
  const t = useT()
  const viewer = useViewer()
  const { open } = useOpened()
  const { actionsOf, windows, bulk } = useAppealActions()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsFor(t, viewer, open), [t, viewer, open])
  const sort = useQueueSort({
    by: 'createTime',
    waiting: [waiting, running],
    initially: viewer.hq ? WAITING.status : '',
  })
  return (
    <>
      <ListScreen
        load={stores.listAppeals}
        rowKey={fields.id}
        nameOf={nameOf}
        filters={filters}
        defaults={viewer.hq ? WAITING : undefined}
        columns={columns}
        sort={sort}
        toolbar={<Pace />}
        emptyText={viewer.hq ? undefined : t('storeEvaluations.noneSent')}
        emptyQueue={t('storeEvaluations.noAppeals')}
        actions={(row) => [...actionsOf(row), { label: 'kit.detail', run: () => open('detail', row.id) }]}
        bulk={bulk}
      />
      <AppealPanel actions={actionsOf} />
      {windows}
    </>
  )
}
