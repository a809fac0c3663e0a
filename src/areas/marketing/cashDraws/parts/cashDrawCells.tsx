import { Progress } from 'antd'
import { rateOf } from '@/lib/number'
import { type CashDraw, cashDraw } from '@/entities/marketing/cashDraw'
import { payRecord } from '@/entities/marketing/payRecord'
import { Blank } from '@/kit/show/Blank'
import { named, optionName, useFormats } from '@/kit/show/format'
import { toCents } from '@/lib/money'
import { useT } from '@/locales'
import { to } from '@/routes'

export const DRAFT = 0
export const UPCOMING = 1
export const RUNNING = 2

export const LIST = '/marketing-management/cash-draw'
export const EDIT = '/marketing-management/edit-cash-draw'
export const RECORDS = '/marketing-management/drawRecords'
export const RECORD = '/marketing-management/drawRecordsDetail'
export const PAYMENTS = '/marketing-management/payRecords'

/** Returns the path of the records of one draw at any time. The empty filter prevents the default period. */
export const recordsOf = (drawId: string): string => {
  const address = to(RECORDS, { drawId })
  return address && `${address}&drawTime=`
}

/** True if the whole budget of a draw is paid out. */
export const isSpent = ({ paidAmount, budget }: Pick<CashDraw, 'paidAmount' | 'budget'>): boolean => {
  const whole = toCents(budget) ?? 0
  return whole > 0 && (toCents(paidAmount) ?? 0) >= whole
}

const WARN = 80
const ALARM = 95

export const Budget = ({ row }: { row: Pick<CashDraw, 'paidAmount' | 'budget'> }) => {
  const t = useT()
  const { money } = useFormats()
  if (!row.budget) return <Blank />
  const percent = Number(rateOf(toCents(row.paidAmount), toCents(row.budget)) ?? 0)
  const text = `${money(row.paidAmount)} / ${money(row.budget)}`
  return (
    <>
      <span className="digits">{text}</span>
      <Progress
        size="small"
        percent={percent}
        showInfo={false}
        status="normal"
        strokeColor={
          percent >= ALARM ? 'var(--ant-color-error)' : percent >= WARN ? 'var(--ant-color-warning)' : undefined
        }
        aria-label={named(t(cashDraw.budget.label), text)}
        className="cash-bar"
      />
    </>
  )
}

export const Share = ({ part, whole }: { part: unknown; whole: unknown }) => {
  const { number, percent } = useFormats()
  return (
    <span className="digits">
      {number(part)} <span className="quiet">({percent(rateOf(part, whole))})</span>
    </span>
  )
}

export const Reason = ({ code }: { code: unknown }) => {
  const t = useT()
  const text = optionName(t, payRecord.failReason, code)
  return text ? (
    <span className="cash-reason" title={text}>
      {text}
    </span>
  ) : (
    <Blank />
  )
}
