import { Form as AntForm } from 'antd'
import { f } from '@/entities/field'
import { prorateAccount as account } from '@/entities/orders/prorateAccount'
import { Choice } from '@/kit/form/controls'
import { type ApplyValues, isCompany, isKept } from '../application'
import { BranchBox } from './BranchBox'
import type { StepProps } from './steps'
import { isBlank } from '@/lib/given'

const AGAIN = { ...f.text({ required: true }), key: 'bankAcctNoAgain', label: 'account.again' } as const

/** The account into which a dealer's shares are paid. */
export const BankStep = ({ Field, checks, change, said, row }: StepProps) => {
  const form = AntForm.useFormInstance<ApplyValues>()
  const all: Partial<ApplyValues> = AntForm.useWatch((now: ApplyValues) => now, { form, preserve: true }) ?? {}
  const isTyped = !isBlank(all.bankAcctNo) && !isKept(all.bankAcctNo, row?.bankAcctNo)
  return (
    <>
      <Field of={account.bankAcctType} disabled={isCompany(all)} hint={said('bankAcctType')}>
        <Choice field={account.bankAcctType} />
      </Field>
      <div className="two-columns">
        <Field
          of={account.bankAcctName}
          check={checks.holder}
          needs={[account.shopName, account.legalName, account.bankAcctType]}
          hint={said('bankAcctName')}
        />
        <Field
          of={account.bankAcctNo}
          check={checks.accountNo}
          needs={[account.bankAcctType]}
          hint={said('bankAcctNo')}
        />
        {/* A number that nobody touched needs no second look. */}
        {isTyped && <Field of={AGAIN} check={checks.again} needs={[account.bankAcctNo]} />}
        <Field of={account.bankName} hint={said('bankName')}>
          <BranchBox bankNo={all.bankNo} take={change} />
        </Field>
      </div>
    </>
  )
}
