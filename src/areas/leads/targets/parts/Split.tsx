import { PlusOutlined } from '@ant-design/icons'
import { Button, Select, Tabs, Tag } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import * as dealers from '@/api/system/dealers'
import { notify } from '@/api/notices'
import * as taskTargets from '@/api/leads/taskTargets'
import { isYes } from '@/entities/field'
import type { DealerTaskDetail } from '@/entities/leads/dealerTask'
import { type DealerTaskSplit, dealerTaskSplit } from '@/entities/leads/dealerTaskSplit'
import { METRICS, type Metric, type Numbers, targetKey } from '@/entities/leads/target'
import { useAction } from '@/kit/data/useAction'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { useLoad } from '@/kit/data/load'
import { BY_LABEL } from '@/kit/form/search'
import { optionsOf } from '@/lib/options'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { readCell } from '../shares'
import { Balance } from './Balance'
import type { GridColumn } from './GridLine'
import { Pace, timeGone } from './Pace'
import { begin, RowButtons } from './rowButtons'
import { TargetGrid } from './TargetGrid'
import { goodOf, useEdits } from './useEdits'
import { usePeople } from './usePeople'

const idOf = ({ userId }: DealerTaskSplit) => userId
const nameOf = ({ userName }: DealerTaskSplit) => userName
const stays = ({ left }: DealerTaskSplit) => !isYes(left)
const NO_SPLITS: readonly DealerTaskSplit[] = []

/**
 * Split of a dealer's task among its consultants, saved as a whole. The sums must reach the dealer's targets, unless
 * the split is empty. Rows of consultants who have left are read-only.
 */
export const Split = ({ task, editable }: { task: DealerTaskDetail; editable: boolean }) => {
  const t = useT()
  const may = useMay()
  const { act, busy } = useAction()
  const edits = useEdits(`split ${task.id}`)
  const people = usePeople(task.id, task.splits ?? NO_SPLITS)
  const [adding, setAdding] = useState(false)
  const open = editable && may('taskTargets.updateDealer')
  const { startTime, endTime } = task
  const { remove } = people
  const { discard } = edits

  const numberIn = useCallback(
    (row: DealerTaskSplit, metric: Metric): number => {
      const cell = edits.edits[row.userId]?.[metric]
      return (cell && readCell(cell.text)) ?? row[targetKey(metric)]
    },
    [edits.edits],
  )
  // Built from the complete list of metrics.
  const sum = Object.fromEntries(
    METRICS.map((metric) => [metric, people.rows.reduce((all, row) => all + numberIn(row, metric), 0)]),
  ) as Numbers
  const save = () => {
    const bad = people.rows.flatMap((row, at) => {
      const cells = edits.edits[row.userId] ?? {}
      return METRICS.some((metric) => cells[metric] && readCell(cells[metric].text) === undefined) ? [at + 1] : []
    })
    if (bad.length) return notify('error', t('targets.notInteger', { rows: bad.join(t('kit.listComma')) }))
    if (people.rows.length && task.metrics.some((metric) => sum[metric] < task[targetKey(metric)]))
      return notify('error', t('targets.tooLow'))
    const splits = people.rows.map((row) => {
      const saved = Object.fromEntries(task.metrics.map((metric) => [targetKey(metric), row[targetKey(metric)]]))
      return { userId: row.userId, ...saved, ...goodOf(edits.edits[row.userId] ?? {}) }
    })
    void act(() => taskTargets.updateDealer({ id: task.id, splits }), { done: t('targets.saved') }).then((ok) => {
      if (!ok) return
      discard()
      people.reset()
    })
  }
  const lead = useMemo(
    (): GridColumn<DealerTaskSplit>[] => [
      {
        key: 'userName',
        label: dealerTaskSplit.userName.label,
        width: 170,
        cell: (row) => (
          <>
            <bdi>{row.userName}</bdi> {!stays(row) && <Tag>{t('targets.gone')}</Tag>}
          </>
        ),
      },
    ],
    [t],
  )
  const trailingColumns = useMemo(
    (): GridColumn<DealerTaskSplit>[] => [
      {
        key: 'progress',
        label: dealerTaskSplit.progress.label,
        width: 170,
        cell: (row) => <Pace progress={row.progress} time={timeGone({ startTime, endTime })} />,
      },
      ...(open
        ? [
            {
              key: 'actions',
              label: 'list.actions' as const,
              width: 100,
              cell: (row: DealerTaskSplit) => (
                <RowButtons
                  name={row.userName}
                  start={begin}
                  items={[
                    {
                      label: 'targets.take',
                      hide: !stays(row) || METRICS.some((metric) => (row.done?.[metric] ?? 0) > 0),
                      run: () => remove(row.userId),
                    },
                  ]}
                />
              ),
            },
          ]
        : []),
    ],
    [startTime, endTime, open, remove],
  )
  const dirty = edits.dirty || people.dirty
  return (
    <>
      <section className="card">
        <Tabs
          items={[
            {
              key: 'split',
              label: t('targets.splitTab'),
              children: (
                <TargetGrid
                  label={t('targets.splitTab')}
                  rows={people.rows}
                  idOf={idOf}
                  nameOf={nameOf}
                  metrics={task.metrics}
                  lead={lead}
                  trailingColumns={trailingColumns}
                  edits={edits}
                  editable={open ? stays : undefined}
                  can="taskTargets.updateDealer"
                  saveWhole={open ? save : undefined}
                  share={{ total: (metric) => task[targetKey(metric)], byLast: false }}
                  saveTools={
                    <Button type="primary" loading={busy} disabled={!dirty} onClick={save}>
                      {t('targets.saveSplit')}
                    </Button>
                  }
                  tools={
                    open && (
                      <Button icon={<PlusOutlined />} onClick={() => setAdding(true)}>
                        {t('targets.addPeople')}
                      </Button>
                    )
                  }
                />
              ),
            },
          ]}
        />
      </section>
      {open && (
        <Balance
          // Built from the complete list of metrics.
          total={Object.fromEntries(METRICS.map((metric) => [metric, task[targetKey(metric)]])) as Numbers}
          totalLabel="targets.dealerTotal"
          metrics={task.metrics}
          lines={[{ label: 'targets.consultants', numbers: sum }]}
          over
        />
      )}
      {adding && (
        <AddPeople
          dealerCode={task.dealerCode}
          there={people.rows.map(idOf)}
          add={people.add}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

const AddPeople = ({
  dealerCode,
  there,
  add,
  onClose,
}: {
  dealerCode: string
  there: readonly string[]
  add: (people: { userId: string; userName: string }[]) => void
  onClose: () => void
}) => {
  const t = useT()
  const { data, loading } = useLoad(dealers.selectSaleUsers.query({ dealerCode }, { quiet: true }))
  const [chosen, setChosen] = useState<string[]>([])
  const options = optionsOf(
    data?.filter(({ id }) => !there.includes(id)),
    ({ id }) => id,
    ({ staffName }) => staffName,
  )
  return (
    <Dialog
      open
      title={t('targets.addPeople')}
      onClose={onClose}
      footer={
        <DialogButtons
          ok={t('kit.ok')}
          disabled={chosen.length === 0}
          onOk={() => {
            add(
              options
                .filter(({ value }) => chosen.includes(value))
                .map(({ value, label }) => ({ userId: value, userName: label })),
            )
            onClose()
          }}
          onClose={onClose}
        />
      }
    >
      <Select
        mode="multiple"
        className="full-width"
        showSearch={BY_LABEL}
        loading={loading}
        aria-label={t('dealerTaskSplit.userName')}
        placeholder={t('dealerTaskSplit.userName')}
        value={chosen}
        options={options}
        onChange={setChosen}
      />
    </Dialog>
  )
}
