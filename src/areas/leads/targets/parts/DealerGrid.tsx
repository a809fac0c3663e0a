import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import * as taskTargets from '@/api/leads/taskTargets'
import { DealerPicker } from '@/business/DealerPicker'
import { dealerFilterOf } from '@/business/DealerSelect'
import { useViewer } from '@/business/viewer'
import { type Field as EntityField, is } from '@/entities/field'
import { type DealerTask, dealerTask } from '@/entities/leads/dealerTask'
import { dealerTaskStatus, taskStage } from '@/entities/leads/enums'
import type { TaskDetail } from '@/entities/leads/taskCommand'
import { FormPanel } from '@/kit/form/FormPanel'
import { FilterBar } from '@/kit/list/FilterBar'
import { type Filter, choicesFilter } from '@/kit/list/filters'
import { useListState } from '@/kit/list/state'
import { Loaded, useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { codeOfDealer, dealerLead, dealerTrail, idOfDealer, nameOfDealer } from './dealerColumns'
import { everyDealer } from './everyDealer'
import { provinceFilter } from './ProvinceSelect'
import { useRowActions } from './rowButtons'
import { TargetGrid } from './TargetGrid'
import type { EditsApi } from './useEdits'
import { useDealerTaskActions } from './useTaskActions'

export const dealerFilter: Filter<'dealerCode'> = { ...dealerFilterOf({}), label: dealerTask.dealerName.label }
const FILTERS = [provinceFilter, dealerFilter, choicesFilter(dealerTask.status)]
const NO_DEFAULTS = {}
const LEAD = dealerLead(true)
const CODES = { key: 'dealerCodes', label: 'targets.toDealers', kind: 'refs' } as const satisfies EntityField

export const DealerGrid = ({ task, edits, editable }: { task: TaskDetail; edits: EditsApi; editable: boolean }) => {
  const t = useT()
  const may = useMay()
  const { head } = useViewer()
  const { go } = useScreen()
  const [adding, setAdding] = useState(false)
  const { state, search, reset } = useListState(FILTERS, NO_DEFAULTS)
  const { data, error, retry, first } = useLoad(everyDealer({ taskId: task.id, ...state.search }))
  const actionsOf = useDealerTaskActions()
  const { start, host } = useRowActions()
  const ended = is(task.stage, taskStage.ended)
  const trailingColumns = useMemo(
    () =>
      dealerTrail(
        task,
        (row: DealerTask) => [
          {
            label: 'kit.detail',
            run: () => go(to('/task-system/dealerDetails', { id: row.id, dealerCode: row.dealerCode })),
          },
          ...actionsOf(row, row.dealerName, head && !ended),
          {
            label: 'targets.take',
            can: 'taskTargets.removeDealer',
            danger: true,
            hide: !head || !is(row.status, dealerTaskStatus.draft) || !editable,
            ask: { title: t('targets.removeAsk', { name: row.dealerName }) },
            run: () => taskTargets.removeDealer({ id: row.id }),
            done: t('targets.taken'),
          },
        ],
        start,
      ),
    [task, actionsOf, head, ended, editable, go, t, start],
  )
  return (
    <>
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
          editable={editable ? () => true : undefined}
          can="taskTargets.updateDealer"
          save={(rows) => taskTargets.updateDealer({ taskId: task.id, rows })}
          tools={
            head &&
            editable &&
            may('taskTargets.createDealer') && (
              <Button icon={<PlusOutlined />} onClick={() => setAdding(true)}>
                {t('targets.addDealers')}
              </Button>
            )
          }
        />
      </Loaded>
      {host}
      <FormPanel
        open={adding}
        name={`task.dealers.${task.id}`}
        title={t('targets.addDealers')}
        width={880}
        initial={{ dealerCodes: [] }}
        save={({ dealerCodes }) => taskTargets.createDealer({ taskId: task.id, dealerCodes })}
        done={t('targets.dealersAdded')}
        onClose={() => setAdding(false)}
      >
        {({ Field }) => (
          <Field
            of={CODES}
            check={(value) => (Array.isArray(value) && value.length ? undefined : t('targets.chooseDealers'))}
          >
            <DealerPicker />
          </Field>
        )}
      </FormPanel>
    </>
  )
}
