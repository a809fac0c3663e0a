import './parts/targets.css'
import { useViewer } from '@/business/viewer'
import { NumberBox } from '@/kit/form/controls'
import { useMemo, useState } from 'react'
import { ApiError } from '@/api/error'
import { notify } from '@/api/notices'
import * as taskTargets from '@/api/leads/taskTargets'
import { is } from '@/entities/field'
import { type AreaDetail, areaTask } from '@/entities/leads/areaTask'
import { type DealerTask, dealerTask } from '@/entities/leads/dealerTask'
import { taskStage, taskStatus } from '@/entities/leads/enums'
import { METRICS, type Numbers, target, targetKey, type TargetKey } from '@/entities/leads/target'
import { taskCommand } from '@/entities/leads/taskCommand'
import { FormPanel } from '@/kit/form/FormPanel'
import { useFormats } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { FilterBar } from '@/kit/list/FilterBar'
import { choicesFilter } from '@/kit/list/filters'
import { useListState } from '@/kit/list/state'
import { Loaded, useLoad } from '@/kit/data/load'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { Balance } from './parts/Balance'
import { DealersChart } from './parts/charts'
import { codeOfDealer, dealerLead, dealerTrail, idOfDealer, nameOfDealer } from './parts/dealerColumns'
import { dealerFilter } from './parts/DealerGrid'
import { everyDealer } from './parts/everyDealer'
import { Pace, timeGone } from './parts/Pace'
import { useRowActions } from './parts/rowButtons'
import { TargetGrid } from './parts/TargetGrid'
import { addedBy, useEdits } from './parts/useEdits'
import { MAX } from './shares'

const FILTERS = [dealerFilter, choicesFilter(dealerTask.status)]
const NO_DEFAULTS = {}
const LEAD = dealerLead(false)

export default function AreaTargetDetail() {
  const t = useT()
  const format = useFormats()
  const { head } = useViewer()
  const { query } = useScreen()
  const [adjusting, setAdjusting] = useState(false)
  return (
    <RecordScreen
      load={taskTargets.getArea}
      missing={t('targets.missing')}
      title={({ province }) => province}
      marks={({ task }) => (
        <>
          <bdi className="quiet">{task.title}</bdi>
          <StatusTag field={taskCommand.status} value={task.status} />
          <StatusTag field={taskCommand.stage} value={task.stage} />
        </>
      )}
      actions={({ task }) => [
        {
          label: 'targets.adjustArea',
          can: 'taskTargets.updateArea',
          hide: !isOpen(task, query) || !head,
          run: () => setAdjusting(true),
        },
      ]}
      facts={(row) => [
        ...[areaTask.areaName, areaTask.province, areaTask.dealerCount],
        ...row.task.metrics.map(
          (metric) =>
            [
              target[targetKey(metric)],
              <span key={metric} className="digits">
                {t('targets.ofTarget', {
                  done: format.count(row.done?.[metric]),
                  target: format.count(row[targetKey(metric)]),
                })}
              </span>,
            ] as const,
        ),
        [target.progress, <Pace key="pace" progress={row.progress} time={timeGone(row.task)} />],
      ]}
    >
      {(row) => <Province area={row} adjusting={adjusting} onAdjusted={() => setAdjusting(false)} />}
    </RecordScreen>
  )
}

/** True if targets can be changed: before the task is enabled, or during an adjustment. */
const isOpen = (task: AreaDetail['task'], query: URLSearchParams): boolean =>
  !is(task.stage, taskStage.ended) && (!is(task.status, taskStatus.enabled) || query.get('adjust') === '1')

const Province = ({
  area,
  adjusting,
  onAdjusted,
}: {
  area: AreaDetail
  adjusting: boolean
  onAdjusted: () => void
}) => {
  const t = useT()
  const { query, go } = useScreen()
  const edits = useEdits(`province ${area.id}`)
  const { state, search, reset } = useListState(FILTERS, NO_DEFAULTS)
  const { task } = area
  const { data, error, retry, first } = useLoad(
    everyDealer({ taskId: area.taskId, province: area.province, ...state.search }),
  )
  const open = isOpen(task, query)
  const filtered = Object.keys(state.search).length > 0
  const { start, host } = useRowActions()
  const trailingColumns = useMemo(
    () =>
      dealerTrail(
        area.task,
        (row: DealerTask) => [
          {
            label: 'kit.detail',
            run: () => go(to('/task-system/dealerDetails', { id: row.id, dealerCode: row.dealerCode })),
          },
        ],
        start,
      ),
    [area.task, go, start],
  )
  const numbersOf = (of: (metric: (typeof METRICS)[number]) => number): Numbers =>
    // Built from the complete list of metrics.
    Object.fromEntries(METRICS.map((metric) => [metric, of(metric)])) as Numbers
  return (
    <>
      <DealersChart rows={data ?? []} metrics={task.metrics} period={task} />
      <section className="card" aria-label={t('targets.dealerTab')}>
        <FilterBar filters={FILTERS} texts={state.texts} search={search} reset={reset} />
        <Loaded load={{ data, error, first, retry }}>
          <TargetGrid
            label={t('targets.dealerTab')}
            rows={data}
            idOf={idOfDealer}
            nameOf={nameOfDealer}
            codeOf={codeOfDealer}
            metrics={task.metrics}
            lead={LEAD}
            trailingColumns={trailingColumns}
            edits={edits}
            editable={open ? () => true : undefined}
            can="taskTargets.updateDealer"
            save={(rows) => taskTargets.updateDealer({ taskId: area.taskId, rows })}
            // A share among filtered dealers only would not match the total.
            share={filtered ? undefined : { total: (metric) => area[targetKey(metric)], byLast: true }}
          />
        </Loaded>
      </section>
      <Balance
        total={numbersOf((metric) => area[targetKey(metric)] ?? Number.NaN)}
        totalLabel="targets.provinceTotal"
        metrics={task.metrics}
        lines={[
          {
            label: 'targets.dealers',
            numbers: numbersOf((metric) => (area.sums?.dealer[metric] ?? Number.NaN) + addedBy(edits.edits, metric)),
          },
        ]}
      />
      {host}
      <AdjustPanel area={area} open={adjusting} onClose={onAdjusted} />
    </>
  )
}

type Values = Partial<Record<TargetKey, number>>

const AdjustPanel = ({ area, open, onClose }: { area: AreaDetail; open: boolean; onClose: () => void }) => {
  const t = useT()
  const { metrics } = area.task
  const save = async (values: Values) => {
    const { failed } = await taskTargets.updateArea({ taskId: area.taskId, rows: [{ id: area.id, ...values }] })
    const reason = failed[0]?.reason
    if (reason === undefined) return
    notify('error', reason)
    throw new ApiError('refused', reason)
  }
  return (
    <FormPanel
      open={open}
      name={`province.target.${area.id}`}
      title={t('targets.adjustArea')}
      width={420}
      initial={Object.fromEntries(metrics.map((metric) => [targetKey(metric), area[targetKey(metric)]]))}
      save={save}
      done={t('targets.saved')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          {metrics.map((metric) => (
            <Field key={metric} of={{ ...target[targetKey(metric)], max: MAX }} required>
              <NumberBox className="full-width" />
            </Field>
          ))}
        </>
      )}
    </FormPanel>
  )
}
