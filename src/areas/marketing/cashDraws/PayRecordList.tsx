import './cash.css'
import { Alert } from 'antd'
import * as cashDraws from '@/api/marketing/cashDraws'
import type { PayPage } from '@/api/marketing/cashDraws'
import { allOf } from '@/api/reply'
import { is } from '@/entities/field'
import { payStatus } from '@/entities/marketing/cashEnums'
import { type PayRecord, payRecord } from '@/entities/marketing/payRecord'
import { Chart } from '@/kit/chart/Chart'
import { everyDay } from '@/kit/chart/days'
import { usePoll } from '@/kit/data/poll'
import { Export } from '@/kit/files/Export'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import {
  choicesFilter,
  codesOf,
  containsFilter,
  dateRangeFilter,
  numberRangeFilter,
  phoneFilter,
} from '@/kit/list/filters'
import { useScreen } from '@/kit/page/screen'
import { Tile, Tiles } from '@/kit/show/Figures'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { DASH, plain, useFormats } from '@/kit/show/format'
import { Copyable } from '@/kit/show/kinds'
import { sumOf } from '@/lib/counts'
import { isRecord } from '@/lib/json'
import { fromCents, toCents } from '@/lib/money'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { Reason, RECORD } from './parts/cashDrawCells'
import { drawFilter } from './parts/cashDrawFilters'
import { useRetry } from './parts/useRetry'

/** Sums number and amount (in cents) of the payments in these states. A sum is null if the server omits a state. */
const tally = (answer: PayPage | undefined, states: readonly (string | number)[]) => ({
  count: sumOf(states.map((state) => answer?.summary[state])),
  cents: sumOf(states.map((state) => toCents(answer?.amounts[state]))),
})

const PAY_STATES = payStatus.options.map(({ value }) => value)

const PayTabs = ({ answer }: { answer: PayPage | undefined }) => {
  const t = useT()
  const format = useFormats()
  const { query, setQuery } = useScreen()
  const now = query.get('status') ?? ''
  const tabs = [
    {
      status: '',
      label: t('list.all'),
      ...tally(answer, PAY_STATES),
      ...(answer && { count: allOf(answer, PAY_STATES, now !== '') }),
    },
    ...payStatus.options.map(({ value, label }) => ({
      status: String(value),
      label: t(label),
      ...tally(answer, [value]),
    })),
  ]
  return (
    <Tiles label={t('payRecord.status')}>
      {tabs.map(({ status, label, count, cents }) => (
        <Tile
          key={status}
          label={label}
          value={format.count(count)}
          note={<span className="digits">{cents === null ? DASH : format.money(fromCents(cents))}</span>}
          on={now === status}
          run={() => setQuery({ status: status || undefined, page: undefined })}
        />
      ))}
    </Tiles>
  )
}

const pay = payRecord
const FILTERS = [
  drawFilter(pay.drawTitle),
  containsFilter(pay.id),
  phoneFilter(pay.phone),
  dateRangeFilter(pay.createTime),
  containsFilter(pay.tradeNo),
  pay.payChannel,
  choicesFilter(pay.status),
  numberRangeFilter(pay.amount, { step: 0.01 }),
]
const SORT = { field: pay.createTime.key, order: 'desc' } as const
const ON_SCREEN = [cashDraws.listPayments.method, cashDraws.listPayments.path]
const nameOf = ({ id }: PayRecord) => id
/** True if a reply contains payments that are still being processed. */
const moves = (answer: unknown): boolean =>
  isRecord(answer) &&
  Array.isArray(answer.records) &&
  answer.records.some((row: unknown) => isRecord(row) && is(row.status, payStatus.waiting, payStatus.paying))

const COLUMNS: readonly ColumnOf<PayRecord>[] = [
  { field: pay.nickname, width: 140, below: pay.phone },
  pay.status,
  { field: pay.amount, width: 130 },
  { field: pay.failReason, width: 180, cell: ({ failReason }) => <Reason code={failReason} /> },
  { field: pay.retryCount, width: 96 },
  { field: pay.drawTitle, width: 190 },
  { field: pay.realName, width: 100 },
  pay.payChannel,
  { field: pay.tradeNo, width: 250, cell: ({ tradeNo }) => (tradeNo ? <Copyable text={plain(tradeNo)} /> : undefined) },
  pay.createTime,
  pay.payTime,
  {
    field: pay.recordId,
    width: 140,
    cell: ({ recordId }) => <PermittedLink text={recordId} path={RECORD} query={{ id: recordId }} />,
  },
  { field: pay.id, width: 160 },
]

const footOf = (
  t: Translate,
  write: (value: unknown) => string,
  answer: cashDraws.PayPage,
  chosen: readonly (string | number)[],
) => {
  const states = chosen.length ? chosen : PAY_STATES
  const line = (name: string, of: readonly (string | number)[]) => {
    const { count, cents } = tally(answer, of)
    return {
      label: t('cash.sumOf', { name, payments: write(count) }),
      row: { amount: cents === null ? undefined : fromCents(cents) },
      count,
    }
  }
  const parts = payStatus.options
    .filter(({ value }) => states.includes(value))
    .map(({ value, label }) => line(t(label), [value]))
  return [line(t('cash.sum'), states), ...(parts.length > 1 ? parts.filter(({ count }) => count !== 0) : [])]
}

/** Summary of the payments: a warning if funds are insufficient, totals by state, and amounts by day and state. */
const Overview = ({ answer }: { answer: cashDraws.PayPage | undefined }) => {
  const t = useT()
  const { number, shortDay } = useFormats()
  const days = everyDay(answer?.byDay ?? [])
  return (
    <>
      {(answer?.summary.low ?? 0) > 0 && (
        <Alert
          type="error"
          showIcon
          title={t('cash.lowBalance', { payments: number(answer?.summary.low) })}
          className="space-below-md"
        />
      )}
      <PayTabs answer={answer} />
      <Chart
        title={t('cash.paidByDay')}
        of={t('cash.day')}
        categories={days.map(({ date }) => shortDay(date))}
        series={payStatus.options.map(({ value, label }) => ({
          name: t(label),
          kind: 'money',
          stack: 'paid',
          values: days.map(({ day }) => (day ? (day.amounts[value] ?? null) : 0)),
        }))}
      />
    </>
  )
}

/** Payments of the cash draws, for comparison with the channel's statement. Failed payments can be sent again. */
export default function PayRecordList() {
  const t = useT()
  const { count } = useFormats()
  const { go, query } = useScreen()
  const retry = useRetry()
  usePoll(ON_SCREEN, moves)
  const chosen = codesOf(query.get('status') ?? '', pay.status)
  return (
    <ListScreen
      load={cashDraws.listPayments}
      above={(answer) => <Overview answer={answer} />}
      rowKey={pay.id}
      nameOf={nameOf}
      filters={FILTERS}
      columns={COLUMNS}
      sort={SORT}
      foot={(answer) => footOf(t, count, answer, chosen)}
      toolbar={<Export from={cashDraws.exportPayments} can="cashDraws.exportPayments" />}
      actions={(row) => [{ label: 'cash.toRecord', run: () => go(to(RECORD, { id: row.recordId })) }, retry(row)]}
    />
  )
}
