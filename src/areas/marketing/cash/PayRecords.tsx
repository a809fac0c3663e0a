import './cash.css'
import { Alert } from 'antd'
import { useMemo } from 'react'
import * as cashDraws from '@/api/cashDraws'
import { payStatus } from '@/entities/marketing/cashEnums'
import { type PayRecord, payRecord } from '@/entities/marketing/payRecord'
import { Export } from '@/kit/actions/Export'
import { Chart } from '@/kit/chart/Chart'
import { plain, useFormats } from '@/kit/format'
import { Copyable } from '@/kit/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { codesOf, numbers, phoneTail, range, several, words } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { usePoll } from '@/kit/poll'
import { useScreen } from '@/kit/screen'
import { isRecord } from '@/lib/json'
import { fromCents } from '@/lib/money'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { Link, maskName, Reason, RECORD } from './parts/faces'
import { drawFilter } from './parts/filters'
import { PAY_STATES, PayTabs, tally } from './parts/PayTabs'
import { useAnswer } from './parts/useAnswer'
import { useRetry } from './parts/useRetry'

const pay = payRecord
const FILTERS = [
  drawFilter(pay.drawTitle),
  words(pay.id),
  words(pay.tradeNo),
  phoneTail(pay.phone),
  pay.payChannel,
  several(pay.status),
  numbers(pay.amount, { step: 0.01 }),
  range(pay.createTime),
]
const SORT = { field: pay.createTime.key, order: 'desc' } as const
const ON_SCREEN = [cashDraws.listPayments.method, cashDraws.listPayments.path]
const MOVING = [1, 2]
const nameOf = ({ id }: PayRecord) => id
/** Whether an answer has payments that change by themselves. */
const moves = (answer: unknown): boolean =>
  isRecord(answer) && Array.isArray(answer.records) && answer.records.some((row: unknown) => isRecord(row) && MOVING.includes(Number(row.status)))

const COLUMNS: readonly ColumnOf<PayRecord>[] = [
  { field: pay.id, width: 160 },
  { field: pay.drawTitle, width: 190 },
  { field: pay.nickname, width: 110 },
  { field: pay.realName, width: 100, cell: ({ realName }) => <bdi>{maskName(realName)}</bdi> },
  pay.phone,
  { field: pay.amount, width: 130 },
  pay.payChannel,
  { field: pay.tradeNo, width: 250, cell: ({ tradeNo }) => (tradeNo ? <Copyable text={plain(tradeNo)} /> : undefined) },
  pay.createTime,
  pay.payTime,
  { field: pay.retryCount, width: 96 },
  { field: pay.failReason, width: 180, cell: ({ failReason }) => <Reason code={failReason} /> },
  pay.status,
  { field: pay.recordId, width: 140, cell: ({ recordId }) => <Link text={recordId} path={RECORD} query={{ id: recordId }} /> },
]

/** The sums at the foot: all that was found, and each of its states. */
const footOf = (t: Translate, number: (value: unknown) => string, summary: Readonly<Record<string, number>>, chosen: readonly (string | number)[]) => {
  const states = chosen.length ? chosen : PAY_STATES
  const line = (name: string, of: readonly (string | number)[]) => {
    const { count, cents } = tally(summary, of)
    // The cell of the sum finds its amount in it; those of the other columns are not drawn.
    return { label: t('cash.sumOf', { name, payments: number(count) }), row: { amount: fromCents(cents) } as PayRecord, count }
  }
  const parts = payStatus.options.filter(({ value }) => states.includes(value)).map(({ value, label }) => line(t(label), [value]))
  return [line(t('cash.sum'), states), ...(parts.length > 1 ? parts.filter(({ count }) => count > 0) : [])]
}

/** The payments of the cash draws, to be compared with the statement of the channel; the failed ones are sent again. */
export default function PayRecords() {
  const t = useT()
  const { number } = useFormats()
  const { go, query } = useScreen()
  const retry = useRetry()
  usePoll(ON_SCREEN, moves)
  const { data } = useAnswer(cashDraws.listPayments, { filters: FILTERS, sort: SORT })
  const chosen = query.get('status') ?? ''
  const foot = useMemo(() => data && footOf(t, number, data.summary, codesOf(chosen, pay.status)), [t, number, data, chosen])
  const days = data?.byDay ?? []
  return (
    <>
      {(data?.summary.low ?? 0) > 0 && (
        <Alert type="error" showIcon title={t('cash.lowBalance', { payments: number(data?.summary.low) })} style={{ marginBottom: 12 }} />
      )}
      <PayTabs summary={data?.summary} />
      <Chart
        title={t('cash.paidByDay')}
        of={t('cash.day')}
        height={220}
        categories={days.map(({ date }) => date.slice(5))}
        series={payStatus.options.map(({ value, label }) => ({
          name: t(label),
          kind: 'money',
          stack: 'paid',
          values: days.map(({ amounts }) => amounts[`s${value}`] ?? 0),
        }))}
      />
      <ListScreen
        load={cashDraws.listPayments}
        rowKey={pay.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={COLUMNS}
        sort={SORT}
        foot={foot}
        toolbar={<Export from={cashDraws.exportPayments} can="cashDraws.exportPayments" />}
        actions={(row) => [{ label: 'cash.toRecord', run: () => go(to(RECORD, { id: row.recordId })) }, retry(row)]}
      />
    </>
  )
}
