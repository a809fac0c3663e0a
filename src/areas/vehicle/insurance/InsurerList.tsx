import { useMemo } from 'react'
import * as insurance from '@/api/vehicle/insurance'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { daysLeft } from '@/entities/vehicle/driveCarRules'
import {
  type InsuranceCompany as Insurer,
  insuranceCompany as fields,
  insurerStatus,
} from '@/entities/vehicle/insuranceCompany'
import type { Action } from '@/kit/actions/actions'
import { FormPanel } from '@/kit/form/FormPanel'
import { callFilter, elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { NumberCell } from '@/kit/list/NumberCell'
import { QuickFilters } from '@/kit/list/QuickFilters'
import { type Open, useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Facts } from '@/kit/show/Facts'
import { plain } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { LinkCard } from '@/kit/show/LinkCard'
import { Period } from '@/kit/show/Period'
import { TwoValues } from '@/kit/show/TwoValues'
import { WithPhone } from '@/kit/show/WithPhone'
import { inZone } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { InsurerForm } from './parts/InsurerForm'
import { InsurerPhone } from './parts/InsurerPhone'
import { PROVINCES, ProvinceTags } from './parts/provinces'

/** Days before the end at which a cooperation is due for renewal. */
const SOON_DAYS = 90

const CoopPeriod = ({ row: { startTime, endTime } }: { row: Insurer }) => {
  const t = useT()
  const period = <Period startTime={startTime} endTime={endTime} format="YYYY-MM-DD" />
  const days = daysLeft(endTime)
  if (days === undefined || days > SOON_DAYS) return period
  const isPast = days < 0
  return (
    <TwoValues
      upper={period}
      below={<Mark tone={isPast ? 'default' : 'warning'}>{t(isPast ? 'insurance.past' : 'insurance.endsSoon')}</Mark>}
    />
  )
}

const SORT = { field: fields.sort.key, order: 'asc' } as const
const DEFAULTS = { status: `${insurerStatus.active},${insurerStatus.paused}` }
const SOON = { filters: { endTime: 'soon' }, label: 'insurance.endsSoonQuick' } as const
const FILTERS = [
  containsFilter({ key: fields.companyName.key, label: 'insurance.nameOrCode' }),
  fields.status,
  fields.products,
  callFilter(fields.provinceNames, PROVINCES),
  fields.coopType,
  elsewhereFilter<'endTimeStart' | 'endTimeEnd', 'endTime'>(
    fields.endTime,
    (_, t) => t('insurance.endsSoonQuick'),
    () => {
      const today = inZone(Date.now())
      return {
        endTimeStart: today.format('YYYY-MM-DD'),
        endTimeEnd: today.add(SOON_DAYS, 'day').format('YYYY-MM-DD'),
      }
    },
  ),
]
const QUICK = [SOON]
const nameOf = (row: Insurer) => plain(row.companyName) || row.id

const columnsOf = (hq: boolean, open: Open): ColumnOf<Insurer>[] => [
  {
    field: fields.companyName,
    width: 190,
    below: fields.companyCode,
    text: nameOf,
    open: ({ id }) => open('detail', id),
  },
  fields.status,
  {
    field: fields.sort,
    width: 120,
    cell: hq
      ? (row) => (
          <NumberCell
            field={fields.sort}
            value={row.sort}
            name={nameOf(row)}
            can="insurance.updateCompany"
            save={(sort) => insurance.updateCompany({ id: row.id, sort })}
            done="insurance.sorted"
          />
        )
      : (row) => plain(row.sort),
  },
  { field: { ...fields.endTime, label: 'insurance.period' }, width: 220, cell: (row) => <CoopPeriod row={row} /> },
  { field: fields.products, width: 190 },
  { field: fields.provinceNames, width: 240, cell: (row) => <ProvinceTags names={row.provinceNames} /> },
  { field: fields.hotline, width: 190, below: fields.claimPhone },
  fields.coopType,
  ...(hq ? [{ field: fields.contactName, width: 130, below: fields.contactPhone } as const] : []),
  fields.logo,
  fields.updateTime,
]

const factsOf = (hq: boolean, row: Insurer) => [
  {
    title: 'insurance.cooperation' as const,
    facts: [
      fields.companyCode,
      fields.coopType,
      fields.products,
      [fields.provinceNames, <ProvinceTags key="provinces" names={row.provinceNames} all />] as const,
      [{ ...fields.endTime, label: 'insurance.period' }, <CoopPeriod key="period" row={row} />] as const,
      [fields.quoteUrl, plain(row.quoteUrl) ? <LinkCard key="url" url={plain(row.quoteUrl)} /> : undefined] as const,
      fields.sort,
      fields.remark,
      fields.updateTime,
    ],
  },
  {
    title: 'insurance.contacts' as const,
    facts: [fields.hotline, fields.claimPhone, ...(hq ? [fields.contactName, fields.contactPhone, fields.email] : [])],
  },
]

const isAhead = (day: unknown): boolean => (daysLeft(day) ?? 0) > 0

const ResumeWindow = ({ row, onClose }: { row: Insurer; onClose: () => void }) => {
  const t = useT()
  const name = plain(row.companyName)
  return (
    <FormPanel<Pick<Insurer, 'endTime'>>
      open
      asWindow
      name={`insurer.again.${row.id}`}
      title={t('insurance.againTitle', { name })}
      initial={isAhead(row.endTime) ? { endTime: row.endTime } : {}}
      save={({ endTime }) => insurance.updateCompany({ id: row.id, status: insurerStatus.active, endTime })}
      saveText={t('insurance.again')}
      done={t('insurance.resumed', { name })}
      onClose={onClose}
    >
      {({ Field }) => (
        <Field
          of={fields.endTime}
          check={(value) => (value && !isAhead(value) ? t('insurance.endAhead') : undefined)}
        />
      )}
    </FormPanel>
  )
}

export default function InsurerList() {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const { mode, open, close } = useOpened()
  const isKeeper = hq && may('insurance.updateCompany')
  const columns = useMemo(() => columnsOf(hq, open), [hq, open])

  const actionsOf = (row: Insurer): Action[] => {
    const name = nameOf(row)
    const turn = (status: Insurer['status']) => () => insurance.updateCompany({ id: row.id, status })
    const can = 'insurance.updateCompany'
    return [
      {
        label: 'insurance.resume',
        can,
        next: true,
        hide: !hq || !is(row.status, insurerStatus.paused),
        run: turn(insurerStatus.active),
        done: t('insurance.resumed', { name }),
      },
      {
        label: 'insurance.again',
        can,
        next: true,
        hide: !hq || !is(row.status, insurerStatus.ended),
        run: () => open('again', row.id),
      },
      { label: 'kit.edit', can, hide: !hq, run: () => open('edit', row.id) },
      {
        label: 'insurance.pause',
        can,
        hide: !hq || !is(row.status, insurerStatus.active),
        ask: { title: t('insurance.pauseAsk', { name }), effect: t('insurance.pauseEffect') },
        run: turn(insurerStatus.paused),
        done: t('insurance.paused', { name }),
      },
      {
        label: 'insurance.end',
        can,
        danger: true,
        hide: !hq || !is(row.status, insurerStatus.active, insurerStatus.paused),
        ask: { title: t('insurance.endAsk', { name }), effect: t('insurance.endEffect') },
        run: turn(insurerStatus.ended),
        done: t('insurance.hasEnded', { name }),
      },
      {
        label: 'kit.delete',
        can: 'insurance.removeCompany',
        danger: true,
        hide: !hq || !is(row.status, insurerStatus.ended, insurerStatus.paused),
        ask: { title: t('insurance.deleteAsk', { name }), effect: t('insurance.deleteEffect') },
        run: () => insurance.removeCompany({ id: row.id }),
        done: t('insurance.deleted', { name }),
      },
    ]
  }
  return (
    <>
      <ListScreen
        load={insurance.listCompanies}
        rowKey={fields.id}
        nameOf={nameOf}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        toolbar={<QuickFilters of={QUICK} />}
        create={{ label: 'insurance.newInsurer', can: 'insurance.createCompany', hide: !hq, run: () => open('new') }}
        emptyText={t('insurance.noInsurers')}
        actions={(row) => [...actionsOf(row), { label: 'kit.detail', run: () => open('detail', row.id) }]}
      />
      <RecordPanel
        wide
        load={insurance.getCompany}
        title={nameOf}
        status={fields.status}
        actions={actionsOf}
        form={(row, opened, done) => {
          if (!isKeeper) return undefined
          if (opened === 'edit') return <InsurerForm row={row} onClose={done} />
          return opened === 'again' && is(row.status, insurerStatus.ended) ? (
            <ResumeWindow row={row} onClose={done} />
          ) : undefined
        }}
      >
        {(row) => (
          <WithPhone phone={<InsurerPhone of={row} />}>
            <Facts row={row} fields={factsOf(hq, row)} />
          </WithPhone>
        )}
      </RecordPanel>
      {mode === 'new' && hq && may('insurance.createCompany') && <InsurerForm onClose={close} />}
    </>
  )
}
