import { Steps } from 'antd'
import type { ProrateApplication } from '@/api/orders/prorateAccounts'
import { is } from '@/entities/field'
import { bankAcctType, prorateStatus as status } from '@/entities/orders/prorateEnums'
import { prorateAccount } from '@/entities/orders/prorateAccount'
import { optionName } from '@/kit/show/format'
import { useMedia } from '@/kit/show/useMedia'
import { useT } from '@/locales'

const stepOf = (row: ProrateApplication): number => {
  if (is(row.status, status.toPay, status.toConfirm)) return 1
  if (is(row.status, status.toSign)) return 2
  if (is(row.status, status.review, status.risk, status.failed)) return 3
  return is(row.status, status.opened) ? 5 : 0
}
const STEPS = ['account.step1', 'account.step2', 'account.step3', 'account.step4', 'account.step5'] as const
/** A personal account has no transfer step. */
const PAID_INTO = 'account.step2'

export const Progress = ({ row }: { row: ProrateApplication }) => {
  const t = useT()
  const isNarrow = useMedia('(width < 768px)')
  const at = stepOf(row)
  const isBad = is(row.status, status.refused, status.failed)
  const steps = STEPS.map((label, place) => ({ label, place })).filter(
    ({ label }) => label !== PAID_INTO || !is(row.bankAcctType, bankAcctType.personal),
  )
  return (
    <Steps
      size="small"
      orientation={isNarrow ? 'vertical' : 'horizontal'}
      items={steps.map(({ label, place }) => ({
        title: t(label),
        status: place < at ? 'finish' : place > at ? 'wait' : isBad ? 'error' : 'process',
        content: place === at ? optionName(t, prorateAccount.status, row.status) : undefined,
      }))}
    />
  )
}
