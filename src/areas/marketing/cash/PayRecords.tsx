import './cash.css'
import { Alert } from 'antd'
import * as cashDraws from '@/api/marketing/cashDraws'
import { is } from '@/entities/field'
import { everyDay } from '@/kit/chart/days'
import { payStatus } from '@/entities/marketing/cashEnums'
import { type PayRecord, payRecord } from '@/entities/marketing/payRecord'
import { Export } from '@/kit/files/Export'
import { Chart } from '@/kit/chart/Chart'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { plain, useFormats } from '@/kit/show/format'
import { Copyable } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import {
  codesOf,
  numberRangeFilter,
  phoneFilter,
  dateRangeFilter,
  choicesFilter,
  containsFilter,
} from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { usePoll } from '@/kit/data/poll'
import { useScreen } from '@/kit/page/screen'
import { isRecord } from '@/lib/json'
import { fromCents } from '@/lib/money'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { Reason, RECORD } from './parts/cells'
import { drawFilter } from './parts/filters'
import { PAY_STATES, PayTabs, tally } from './parts/PayTabs'
import { useRetry } from './parts/useRetry'

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
/** Whether an answer has payments that change by themselves. */
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

/** The sums at the foot: all that was found, and each of its states. */
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

/** What the payments say as a whole: a warning when the money is short, their states, and what was paid by day. */
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

/** The payments of the cash draws, to be compared with the statement of the channel; the failed ones are sent again. */
export default function PayRecords() {
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
