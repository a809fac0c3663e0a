import { WarningOutlined } from '@ant-design/icons'
import { useMemo } from 'react'
import { findById } from '@/api/findById'
import * as points from '@/api/members/points'
import { areaFiltersFor } from '@/business/RegionFilter'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import {
  pointBindStatus,
  type PointBinding,
  pointBinding as fields,
  unbindReason,
} from '@/entities/members/pointBinding'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { openDays } from '@/kit/chart/days'
import type { Action } from '@/kit/actions/actions'
import { CallSelect } from '@/kit/form/CallSelect'
import { FormPanel } from '@/kit/form/FormPanel'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { type SummaryTile, SummaryTiles } from '@/kit/list/SummaryTiles'
import { type Open, useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { plain, useFormats } from '@/kit/show/format'
import { Mark, Value } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { maskPhone } from '@/lib/masking'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { pointChoices } from '../parts/pointChoices'

const UNBIND = 'unbind'
const SORT = { field: fields.createTime.key, order: 'desc' } as const
const TAIL = 4
const TILES: readonly SummaryTile[] = [
  { label: 'pointPools.bound', name: 'bound', filters: { status: String(pointBindStatus.bound) } },
  { label: 'pointPools.boundMonth', name: 'boundMonth', filters: { createTime: 'thisMonth' } },
  { label: 'pointPools.unboundMonth', name: 'unboundMonth', filters: { unbindTime: 'thisMonth' } },
  { label: 'pointPools.several', name: 'several', filters: { several: '1' }, bad: true },
]
const nameOf = (row: PointBinding) => plain(row.userName) || row.bindId
/** Masked numbers are compared by their visible digits. */
const differs = ({ phone, appPhone }: PointBinding) =>
  plain(phone) !== '' && plain(appPhone) !== '' && maskPhone(plain(phone)) !== maskPhone(plain(appPhone))

const AppAccount = ({ row }: { row: PointBinding }) => {
  const t = useT()
  return (
    <TwoValues
      upper={<bdi>{plain(row.nickname)}</bdi>}
      below={
        <>
          <Value field={fields.appPhone} value={row.appPhone} />{' '}
          {differs(row) && (
            <Mark tone="warning" hint={t('pointPools.phonesDiffer')}>
              <WarningOutlined aria-label={t('pointPools.phonesDiffer')} />
            </Mark>
          )}
        </>
      }
    />
  )
}

const columnsOf = (open: Open): ColumnOf<PointBinding>[] => [
  {
    field: fields.userName,
    width: 130,
    below: fields.phone,
    open: ({ bindId }) => open('detail', bindId),
    text: nameOf,
  },
  { field: fields.status, width: 90 },
  { field: fields.nickname, width: 180, cell: (row) => <AppAccount row={row} /> },
  { field: fields.movedPoints, width: 140 },
  { field: fields.createTime, width: 150 },
  { field: fields.unbindTime, width: 150 },
  { field: fields.unbindReason, width: 120, below: fields.updateBy },
  { field: fields.dealerName, width: 200, below: fields.areaName },
  { field: fields.roleName, width: 140 },
  { field: fields.bindId, width: 110 },
  fields.remark,
]

const Days = ({ trend }: { trend: points.BindingAnswer['trend'] }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const unfinished = openDays(trend)
  return (
    <Chart
      title={t('pointPools.bindTrend')}
      of={t('pointPools.day')}
      categories={trend.map(({ date }) => shortDay(date))}
      series={(['bound', 'unbound'] as const).map((key) => ({
        name: t(`pointBindStatus.${key}`),
        values: trend.map((one) => numberIn(one[key])),
        as: 'line',
        dashed: key === 'unbound',
        unfinished,
      }))}
    />
  )
}

type Values = Pick<PointBinding, 'unbindReason' | 'remark'>
/** Ends a binding; requires the last digits of the App account's phone number as confirmation. */
const UnbindForm = ({ row, onClose }: { row: PointBinding; onClose: () => void }) => {
  const t = useT()
  const tail = plain(row.appPhone).slice(-TAIL)
  const reasons = pointChoices(unbindReason, 'POINT_UNBIND_REASON')
  return (
    <FormPanel<Values>
      open
      asWindow
      danger
      name={`unbind.${row.bindId}`}
      title={t('pointPools.unbindTitle', { name: nameOf(row) })}
      initial={{}}
      saveText={t('pointPools.unbind')}
      done={t('pointPools.unbindDone', { name: nameOf(row) })}
      ask={() => ({
        title: t('pointPools.unbindAsk', {
          name: nameOf(row),
          phone: maskPhone(plain(row.phone)),
          nickname: plain(row.nickname),
          appPhone: maskPhone(plain(row.appPhone)),
        }),
        effect: t('pointPools.unbindEffect'),
        danger: true,
        typed: tail === '' ? undefined : tail,
      })}
      save={(values) => points.unbind({ ...values, remark: values.remark ?? '', bindId: row.bindId })}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Field of={fields.unbindReason}>
            <CallSelect
              label={t(fields.unbindReason.label)}
              of={reasons.of}
              // The empty value excludes the reason of people who unbind themselves.
              choice={(one) => ({
                ...reasons.choice(one),
                ...(is(one.code, String(unbindReason.self)) && { value: '' }),
              })}
            />
          </Field>
          <Field
            of={fields.remark}
            needs={[fields.unbindReason]}
            check={(value, all) =>
              is(plain(all.unbindReason), String(unbindReason.misuse)) && plain(value).trim() === ''
                ? t('pointPools.remarkNeeded')
                : undefined
            }
          />
        </>
      )}
    </FormPanel>
  )
}

export default function BindingList() {
  const viewer = useViewer()
  const { open } = useOpened()
  const columns = useMemo(() => columnsOf(open), [open])
  const mayEnd = (row: PointBinding) => viewer.head && is(row.status, pointBindStatus.bound)
  const actionsOf = (row: PointBinding): Action[] => [
    {
      label: 'pointPools.unbind',
      can: 'points.unbind',
      danger: true,
      hide: !mayEnd(row),
      run: () => open(UNBIND, row.bindId),
    },
  ]
  const filters = useMemo(
    () => [
      fields.userName,
      phoneFilter(fields.phone),
      phoneFilter(fields.appPhone),
      fields.status,
      ...areaFiltersFor(viewer, fields),
      fields.unbindReason,
      spanFilter(fields.createTime),
      spanFilter(fields.unbindTime),
      elsewhereFilter<'several'>({ key: 'several', label: 'pointPools.several' }, (_, translate) =>
        translate('kit.yes'),
      ),
    ],
    [viewer],
  )
  return (
    <>
      <ListScreen
        load={points.listBindings}
        rowKey={fields.bindId}
        nameOf={nameOf}
        filters={filters}
        columns={columns}
        sort={SORT}
        above={(answer) => (
          <>
            <SummaryTiles label="pointPools.bindings" of={TILES} />
            {answer && answer.trend.length > 0 && (
              <ChartFold>
                <Days trend={answer.trend} />
              </ChartFold>
            )}
          </>
        )}
        actions={actionsOf}
      />
      <RecordPanel
        load={(bindId) => findById(points.listBindings, { bindId })}
        title={nameOf}
        status={fields.status}
        actions={actionsOf}
        facts={() => [
          ...[fields.bindId, fields.roleName, fields.dealerName, fields.phone, fields.nickname, fields.appPhone],
          ...[fields.movedPoints, fields.createTime, fields.unbindTime, fields.unbindReason, fields.updateBy],
          fields.remark,
        ]}
        form={(row, mode, close) =>
          mode === UNBIND && mayEnd(row) ? <UnbindForm row={row} onClose={close} /> : undefined
        }
      />
    </>
  )
}
