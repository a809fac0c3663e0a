import './storeEmployees.css'
import { Button, Flex } from 'antd'
import { useMemo, useState } from 'react'
import { notify } from '@/api/notices'
import * as stores from '@/api/voice/stores'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { is, isYes, withStates } from '@/entities/field'
import {
  employeeStatus,
  isShownPost,
  MAX_SHOWN,
  storeEmployee as fields,
  type StoreEmployee,
} from '@/entities/voice/storeEmployee'
import { evaluateStatus } from '@/entities/voice/storeEvaluation'
import { type Action, RowActions } from '@/kit/actions/actions'
import { Loaded, useLoad } from '@/kit/data/load'
import { Dialog } from '@/kit/dialog/dialog'
import { ReasonDialog } from '@/kit/form/ReasonDialog'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, numberRangeFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useRowOrder } from '@/kit/list/rowOrder'
import { statePair } from '@/kit/list/statePair'
import { statusTabs } from '@/kit/list/statusTabs'
import { useOpened } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useScreen } from '@/kit/page/screen'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { plain } from '@/kit/show/format'
import { Avatar, StatusTag, Value } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { PhoneNone } from '@/kit/show/phoneParts'
import { Stars } from '@/kit/show/Stars'
import { useT } from '@/locales'
import { NO_FILTER, type Search } from '@/routes'
import { CleanUp } from './parts/CleanUp'
import { Crown, EmployeeCard } from './parts/EmployeeCard'
import { EmployeeForm } from './parts/EmployeeForm'

const EVALUATIONS = '/storeManagement/userEvaluateAndAppeal'
const CAN = 'stores.saveEmployee'
const SORT = { field: 'sort', order: 'asc' } as const
const POST = withStates(fields.post, isShownPost)
const FACE = 40
const MAX_SCORE = 5
const { hidden, shown, left } = employeeStatus
const REASON = { label: 'storeEmployees.reason', max: 100 } as const
const nameOf = (row: StoreEmployee) => plain(row.employeeName) || plain(row.id)
const COUNTED = [evaluateStatus.shown, evaluateStatus.appealed].join(',')
/** Returns the query for all evaluations that count for an employee. They refer to the staff id. */
const evaluationsOf = ({ staffId }: StoreEmployee): Search => ({
  employeeId: plain(staffId),
  evaluateTime: NO_FILTER,
  status: COUNTED,
})

const filtersFor = (viewer: Viewer) => [
  statusTabs(fields.status, left),
  ...dealerFiltersFor(viewer),
  choicesFilter(POST),
  containsFilter(fields.employeeName),
  phoneFilter(fields.phone),
  fields.starFlag,
  numberRangeFilter(fields.score, { max: MAX_SCORE, step: 0.1 }),
]

const TeamPreview = ({ dealerCode, onClose }: { dealerCode: string; onClose: () => void }) => {
  const t = useT()
  const load = useLoad(
    stores.listEmployees.query({
      dealerCode,
      status: employeeStatus.shown,
      sortField: 'sort',
      sortOrder: 'asc',
      pageNo: 1,
      pageSize: MAX_SHOWN,
    }),
  )
  const people = load.data?.records ?? []
  return (
    <Dialog open title={t('storeEmployees.preview')} width={440} onClose={onClose}>
      <Loaded load={load} compact>
        <PhoneFrame title={t('storeEmployees.team')}>
          {people.length === 0 && <PhoneNone>{t('storeEmployees.none')}</PhoneNone>}
          {people.map((row) => (
            <EmployeeCard key={row.id} row={row} />
          ))}
        </PhoneFrame>
      </Loaded>
    </Dialog>
  )
}

export default function EmployeeList() {
  const t = useT()
  const viewer = useViewer()
  const { query } = useScreen()
  const { mode, open, close } = useOpened()
  const wayTo = usePermittedLinks()
  const [preview, setPreview] = useState(false)
  const [removed, setRemoved] = useState<StoreEmployee>()
  const { head, hq, group, ownDealer } = viewer
  const writes = head || !hq
  const store = ownDealer || (query.get('dealerCode') ?? '')
  const order = useRowOrder<StoreEmployee>(fields.sort, {
    can: CAN,
    nameOf,
    within: hq || group ? ['dealerCode', 'post'] : ['post'],
    group: (row) => plain(row.post),
    save: (items) => stores.saveEmployee({ items }),
    done: t('storeEmployees.sorted'),
  })
  const state = useMemo(
    () =>
      statePair<StoreEmployee>(t, {
        can: CAN,
        isOn: ({ status }) => is(status, shown),
        set: ({ id }, on, options) => stores.saveEmployee({ id, status: on ? shown : hidden }, options),
        on: {
          label: 'storeEmployees.show',
          when: ({ status }) => is(status, hidden),
          done: (row) => t('storeEmployees.isShown', { name: nameOf(row) }),
          next: true,
        },
        off: { label: 'storeEmployees.hide', done: (row) => t('storeEmployees.isHidden', { name: nameOf(row) }) },
      }),
    [t],
  )
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const { cell: orderCell } = order
  const columns = useMemo(
    () =>
      forViewer<ColumnOf<StoreEmployee>>(viewer, [
        {
          field: fields.employeeName,
          width: 170,
          cell: (row) => (
            <Flex gap={8} align="center">
              <Avatar src={plain(row.headImgUrl)} name={nameOf(row)} size={FACE} />
              <bdi>{nameOf(row)}</bdi>
              <Crown row={row} />
            </Flex>
          ),
        },
        {
          field: fields.status,
          width: 110,
          cell: (row) =>
            is(row.status, left) || !writes ? (
              <StatusTag field={fields.status} value={row.status} />
            ) : (
              state.toggle(row, nameOf(row))
            ),
        },
        { field: fields.sort, width: 96, cell: orderCell },
        { field: fields.post, width: 120 },
        { field: fields.dealerName, width: 180 },
        { field: fields.score, width: 140, cell: (row) => <Stars value={row.score} /> },
        {
          field: fields.evaluateCount,
          cell: (row) =>
            plain(row.staffId) === '' ? (
              <Value field={fields.evaluateCount} value={row.evaluateCount} />
            ) : (
              <PermittedLink digits text={row.evaluateCount} path={EVALUATIONS} query={evaluationsOf(row)} />
            ),
        },
        fields.phone,
        { field: fields.skillTags, width: 200 },
        fields.workYears,
        fields.updateTime,
      ]),
    [viewer, writes, state, orderCell],
  )
  const actionsOf = (row: StoreEmployee): Action[] => {
    const isStar = isYes(row.starFlag)
    const evaluations = wayTo(EVALUATIONS, evaluationsOf(row))
    return [
      {
        label: 'kit.edit',
        can: CAN,
        hide: !writes || is(row.status, left),
        run: () => open('edit', row.id),
      },
      ...(writes ? state.actions(row) : []),
      {
        label: isStar ? 'storeEmployees.unstar' : 'storeEmployees.star',
        can: CAN,
        hide: !head || is(row.status, left),
        run: () => stores.saveEmployee({ id: row.id, starFlag: isStar ? 0 : 1 }),
        done: t(isStar ? 'storeEmployees.unstarred' : 'storeEmployees.starred', { name: nameOf(row) }),
      },
      {
        label: 'storeEmployees.evaluations',
        hide: !evaluations || plain(row.staffId) === '',
        run: () => evaluations?.(),
      },
      {
        label: 'storeEmployees.remove',
        can: 'stores.removeEmployee',
        danger: true,
        hide: !writes || is(row.status, shown),
        run: () => setRemoved(row),
      },
    ]
  }
  const bulk: BulkAction<StoreEmployee>[] = [
    {
      label: 'storeEmployees.remove',
      can: 'stores.removeEmployee',
      danger: true,
      lanes: 3,
      effect: 'storeEmployees.removeEffect',
      when: ({ status }) => is(status, hidden, left),
      each: ({ id }) => stores.removeEmployee({ id }, { quiet: true }),
    },
  ]
  /** Actions that require a store show a notice if none is chosen. */
  const inStore = (then: () => void) => () => (store ? then() : notify('info', t('storeEmployees.chooseStore')))
  return (
    <ListScreen
      load={stores.listEmployees}
      rowKey={fields.id}
      nameOf={nameOf}
      filters={filters}
      columns={columns}
      sort={SORT}
      order={writes ? order.order : undefined}
      create={writes ? { label: 'storeEmployees.new', can: CAN, run: inStore(() => open('new')) } : undefined}
      toolbar={
        <>
          <Button onClick={inStore(() => setPreview(true))}>{t('storeEmployees.preview')}</Button>
          {mode === 'new' && writes && store && <EmployeeForm dealerCode={store} onClose={close} />}
          {writes && (
            <RecordPanel
              load={stores.getEmployee}
              title={nameOf}
              form={(row, _, end) => <EmployeeForm row={row} dealerCode={row.dealerCode} onClose={end} />}
            />
          )}
          {writes && <CleanUp nameOf={nameOf} />}
          {removed && (
            <ReasonDialog
              name={`storeEmployee.remove.${removed.id}`}
              title={t('storeEmployees.removeAsk', { name: nameOf(removed) })}
              field={REASON}
              note={t('storeEmployees.removeEffect')}
              okText={t('storeEmployees.remove')}
              done={t('storeEmployees.removed', { name: nameOf(removed) })}
              send={(reason) => stores.removeEmployee({ id: removed.id, ...(reason && { reason }) })}
              onClose={() => setRemoved(undefined)}
            />
          )}
          {preview && store && <TeamPreview dealerCode={store} onClose={() => setPreview(false)} />}
        </>
      }
      bulk={writes ? bulk : undefined}
      renderCard={(row) => (
        <section className="card">
          <EmployeeCard row={row} state />
          <RowActions items={actionsOf(row)} name={nameOf(row)} />
        </section>
      )}
      actions={actionsOf}
    />
  )
}
