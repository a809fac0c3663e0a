import './parts/targets.css'
import { Space, Skeleton } from 'antd'
import { NumberBox } from '@/kit/form/controls'
import { useMemo, useState } from 'react'
import { ApiError } from '@/api/error'
import { notify } from '@/api/notices'
import * as taskTargets from '@/api/taskTargets'
import { type AreaDetail, areaTask } from '@/entities/leads/areaTask'
import { type DealerTask, dealerTask } from '@/entities/leads/dealerTask'
import { METRICS, type Numbers, target, targetKey, type TargetKey } from '@/entities/leads/target'
import { taskCommand } from '@/entities/leads/taskCommand'
import { Actions } from '@/kit/actions/actions'
import { Facts } from '@/kit/Facts'
import { Field } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { useFormats } from '@/kit/format'
import { StatusTag } from '@/kit/kinds'
import { FilterBar } from '@/kit/list/FilterBar'
import { several } from '@/kit/list/filters'
import { useListState } from '@/kit/list/state'
import { Loaded, Outdated, useLoad } from '@/kit/load'
import { ScreenContext, useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { NoRecord, Unread } from '@/business/NoRecord'
import { Balance } from './parts/Balance'
import { DealersChart } from './parts/charts'
import { codeOfDealer, dealerLead, dealerTrail, idOfDealer, nameOfDealer } from './parts/dealerColumns'
import { dealerFilter } from './parts/DealerGrid'
import { everyDealer } from './parts/everyDealer'
import { Pace, timeGone } from './parts/Pace'
import { useRowActions } from './parts/rowButtons'
import { TargetGrid } from './parts/TargetGrid'
import { addedBy, useEdits } from './parts/useEdits'
import { useParts } from './parts/useParts'
import { ENABLED, ENDED, useIsHead } from './parts/who'
import { MOST } from './shares'

const LIST = '/task-system/task-host'
const FILTERS = [dealerFilter, several(dealerTask.status)]
const NO_DEFAULTS = {}
const LEAD = dealerLead(false)

/** One province's part of a task, split over its dealers. */
export default function AreaDetails() {
  const t = useT()
  const { query } = useScreen()
  const id = query.get('id') ?? ''
  const province = query.get('province') ?? ''
  if (!id || !province) return <NoRecord list={LIST} text={t('targets.missing')} />
  return <Reading key={id} id={id} />
}

const Reading = ({ id }: { id: string }) => {
  const { data, error, retry } = useLoad(taskTargets.getArea.query({ id }, { quiet: true }), { keep: false })
  if (data)
    return (
      <>
        <Outdated error={error} retry={retry} />
        <Province area={data} />
      </>
    )
  return error ? <Unread error={error} retry={retry} list={LIST} /> : <Skeleton active className="card" paragraph={{ rows: 10 }} />
}

const Province = ({ area }: { area: AreaDetail }) => {
  const t = useT()
  const format = useFormats()
  const { query, go } = useScreen()
  const head = useIsHead()
  const parts = useParts('form', 'dealers')
  const edits = useEdits(`province ${area.id}`, parts.dealers.setDirty)
  const [adjusting, setAdjusting] = useState(false)
  const { state, search, reset } = useListState(FILTERS, NO_DEFAULTS)
  const { task } = area
  const { data, error, retry, first } = useLoad(everyDealer({ taskId: area.taskId, province: area.province, ...state.search }))
  const ended = Number(task.stage) === ENDED
  const open = !ended && (Number(task.status) !== ENABLED || query.get('adjust') === '1')
  const filtered = Object.keys(state.search).length > 0
  const { start, host } = useRowActions()
  const trail = useMemo(
    () =>
      dealerTrail(
        area.task,
        (row: DealerTask) => [{ label: 'targets.detail', run: () => go(to('/task-system/dealerDetails', { id: row.id, dealerCode: row.dealerCode })) }],
        start,
      ),
    [area.task, go, start],
  )
  const numbersOf = (of: (metric: (typeof METRICS)[number]) => number): Numbers =>
    // Built from the one list of metrics.
    Object.fromEntries(METRICS.map((metric) => [metric, of(metric)])) as Numbers
  return (
    <>
      <section className="card">
        <div className="target-head">
          <Space wrap>
            <h2>
              <bdi>{area.province}</bdi>
            </h2>
            <bdi className="quiet">{task.title}</bdi>
            <StatusTag field={taskCommand.status} value={task.status} />
            <StatusTag field={taskCommand.stage} value={task.stage} />
          </Space>
          <Actions items={[{ label: 'targets.adjustArea', can: 'taskTargets.updateArea', hide: !open || !head, run: () => setAdjusting(true) }]} />
        </div>
        <Facts
          row={area}
          fields={[
            ...[areaTask.areaName, areaTask.province, areaTask.dealerCount],
            ...task.metrics.map(
              (metric) =>
                [
                  target[targetKey(metric)],
                  <span key={metric} className="digits">
                    {t('targets.ofTarget', { done: format.number(area.done?.[metric] ?? 0), target: format.number(area[targetKey(metric)]) })}
                  </span>,
                ] as const,
            ),
            [target.progress, <Pace key="pace" progress={area.progress} time={timeGone(task)} />],
          ]}
        />
      </section>
      <DealersChart rows={data ?? []} metrics={task.metrics} period={task} />
      <section className="card" aria-label={t('targets.dealerTab')}>
        <FilterBar filters={FILTERS} texts={state.texts} defaults={NO_DEFAULTS} search={search} reset={reset} />
        <Loaded load={{ data, error, first, retry }}>
          <TargetGrid
            label={t('targets.dealerTab')}
            rows={data}
            idOf={idOfDealer}
            nameOf={nameOfDealer}
            codeOf={codeOfDealer}
            metrics={task.metrics}
            lead={LEAD}
            trail={trail}
            edits={edits}
            editable={open ? () => true : undefined}
            can="taskTargets.updateDealer"
            save={(rows) => taskTargets.updateDealer({ taskId: area.taskId, rows })}
            // Over some of the dealers alone the sum would not come out.
            share={filtered ? undefined : { total: (metric) => area[targetKey(metric)], byLast: true }}
          />
        </Loaded>
      </section>
      <Balance
        total={numbersOf((metric) => area[targetKey(metric)])}
        totalLabel="targets.provinceTotal"
        metrics={task.metrics}
        lines={[{ label: 'targets.dealers', numbers: numbersOf((metric) => (area.sums?.dealer[metric] ?? 0) + addedBy(edits.edits, metric)) }]}
      />
      {host}
      <ScreenContext value={parts.form}>
        <AdjustPanel area={area} open={adjusting} onClose={() => setAdjusting(false)} />
      </ScreenContext>
    </>
  )
}

type Values = Partial<Record<TargetKey, number>>

/** Changes the targets of the province itself. */
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
    <FormPanel<Values>
      open={open}
      name={`province.target.${area.id}`}
      title={t('targets.adjustArea')}
      width={420}
      initial={Object.fromEntries(metrics.map((metric) => [targetKey(metric), area[targetKey(metric)]]))}
      save={save}
      done={t('targets.saved')}
      onClose={onClose}
    >
      {metrics.map((metric) => (
        <Field key={metric} of={{ ...target[targetKey(metric)], max: MOST }} required>
          <NumberBox style={{ width: '100%' }} />
        </Field>
      ))}
    </FormPanel>
  )
}
