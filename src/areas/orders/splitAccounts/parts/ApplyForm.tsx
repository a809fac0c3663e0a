import '../accounts.css'
import { Form as AntForm, Button, Input, Space } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { notify } from '@/api/notices'
import * as prorateAccounts from '@/api/orders/prorateAccounts'
import { f, is } from '@/entities/field'
import type { BankBranch } from '@/entities/orders/bankBranch'
import { prorateAccount as account, prorateAccount } from '@/entities/orders/prorateAccount'
import { prorateStatus } from '@/entities/orders/prorateEnums'
import { FormBody, useForm } from '@/kit/form/Form'
import { FormFoot } from '@/kit/form/FormFoot'
import { FormSteps } from '@/kit/form/FormSteps'
import { Choice, type ControlProps } from '@/kit/form/controls'
import { useScreen } from '@/kit/page/screen'
import { named } from '@/kit/show/format'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import {
  type ApplyValues,
  CONFIRM,
  firstUnfinished,
  inputOf,
  isCompany,
  isKept,
  stepOf,
  valuesOf,
} from '../application'
import { checksOf } from '../checks'
import { BranchDialog } from './BranchDialog'
import { CompanyStep } from './CompanyStep'
import { ConfirmStep } from './ConfirmStep'
import { LegalStep } from './LegalStep'
import { PicturesStep } from './PicturesStep'
import { Refusal } from './Refusal'
import { APPLY_STEPS, type StepProps } from './steps'

/** Bank branch, searched among those of the provider; `take` gets name and code. */
const BranchBox = ({
  id,
  value,
  bankNo,
  disabled,
  take,
}: ControlProps<string | undefined> & {
  bankNo: string | undefined
  take: (branch: Pick<BankBranch, 'bankName' | 'bankNo'>) => void
}) => {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Space.Compact className="full-width">
        <Input
          id={id}
          readOnly
          disabled={disabled}
          value={named(value, bankNo)}
          title={named(value, bankNo)}
          placeholder={t(prorateAccount.bankName.label)}
        />
        <Button disabled={disabled} onClick={() => setOpen(true)}>
          {t('account.searchBranch')}
        </Button>
      </Space.Compact>
      {open && (
        <BranchDialog
          onClose={() => setOpen(false)}
          pick={({ bankName, bankNo: code }) => {
            take({ bankName, bankNo: code })
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

const AGAIN = { ...f.text({ required: true }), key: 'bankAcctNoAgain', label: 'account.again' } as const

const BankStep = ({ Field, checks, change, said, row }: StepProps) => {
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
        {/* An unchanged number needs no confirmation. */}
        {isTyped && <Field of={AGAIN} check={checks.again} needs={[account.bankAcctNo]} />}
        <Field of={account.bankName} hint={said('bankName')}>
          <BranchBox bankNo={all.bankNo} take={change} />
        </Field>
      </div>
    </>
  )
}

/** Query key of the current step, from 1. */
export const STEP = 'step'
/** Returns the storage name of the drafts of a dealer. */
export const draftName = (dealerCode: string): string => `prorate.${dealerCode}`

/**
 * Application form in five steps. Each step is saved as a draft when the next one is opened, and input is kept in
 * this browser tab until it is saved. `row` is the saved application; a rejected one is not saved as a draft but
 * submitted again as a whole.
 */
export const ApplyForm = ({
  row,
  dealerCode,
  dealerName,
}: {
  row: prorateAccounts.ProrateApplication | undefined
  dealerCode: string
  dealerName: string
}) => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const before = useMemo(() => valuesOf(row), [row])
  const first = useRef<number>(undefined)
  first.current ??= firstUnfinished(before)
  const asked = Number(query.get(STEP))
  const step = Number.isInteger(asked) && asked >= 1 && asked <= APPLY_STEPS.length ? asked - 1 : first.current
  const go = (to: number) => setQuery({ [STEP]: String(to + 1) })
  const again = is(row?.status, prorateStatus.refused, prorateStatus.failed)
  const made = useRef<string>(undefined)
  const way = useRef<'DRAFT' | 'SUBMIT'>('DRAFT')
  const api = useForm({
    name: draftName(dealerCode),
    initial: before,
    save: async (values) => {
      const input = inputOf(values, before)
      const id = row?.id ?? made.current
      if (again && id) return prorateAccounts.resubmit({ id, ...input })
      if (id) return prorateAccounts.update({ id, ...input, saveType: way.current })
      made.current = (await prorateAccounts.create({ dealerCode, ...input, saveType: way.current })).id
      return undefined
    },
  })
  const { form, fault, Field, body } = api
  // An error navigates to the step that has the field.
  useEffect(() => {
    if (!fault) return undefined
    go(stepOf(fault.field))
    const frame = requestAnimationFrame(fault.show)
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new try to save leads anywhere
  }, [fault])
  const values = (): ApplyValues => form.getFieldsValue(true)
  const change = (to: Partial<ApplyValues>) => {
    // antd does not report values set by code, so `onValues` is called as well.
    form.setFieldsValue(to as Parameters<typeof form.setFieldsValue>[0])
    body.onValues(to)
  }
  const saveDraft = (then: () => void) => {
    way.current = 'DRAFT'
    api.submitUnfinished(then)
  }
  const keep = () => saveDraft(() => notify('success', t('account.draftSaved')))
  const next = () => (again ? go(step + 1) : saveDraft(() => go(step + 1)))
  const send = () => {
    way.current = 'SUBMIT'
    api.submitThen(() => {
      notify('success', t('account.sent'))
      setQuery({ [STEP]: undefined, mode: undefined })
    })
  }
  const checks = useMemo(() => checksOf(t, before), [t, before])
  const props: StepProps = {
    Field,
    checks,
    change,
    values,
    said: (field) => {
      const words = again ? row?.failFields?.[field] : undefined
      return words && <span className="account-why">{t('account.said', { words })}</span>
    },
    row,
    dealerCode,
  }
  const parts = [
    <CompanyStep key="company" {...props} />,
    <LegalStep key="legal" {...props} />,
    <BankStep key="bank" {...props} />,
    <PicturesStep key="pictures" {...props} />,
    step === CONFIRM && <ConfirmStep key="confirm" row={row} dealerName={dealerName} dealerCode={dealerCode} go={go} />,
  ]
  return (
    <>
      {row && <Refusal row={row} />}
      <FormBody {...body} onFinish={step < CONFIRM ? next : send} onSaveKey={again ? () => undefined : keep}>
        <FormSteps titles={APPLY_STEPS.map((title) => t(title))} step={step} go={go} stepOf={stepOf} />
        {parts.map((part, at) => (
          // The steps never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} hidden={at !== step} role="group" aria-label={t(APPLY_STEPS[at] ?? APPLY_STEPS[0])}>
            {part}
          </div>
        ))}
        <FormFoot>
          {step > 0 && <Button onClick={() => go(step - 1)}>{t('kit.stepBack')}</Button>}
          {!again && (
            <Button loading={api.busy} onClick={keep}>
              {t('kit.saveDraft')}
            </Button>
          )}
          {step < CONFIRM ? (
            <Button type="primary" loading={api.busy} onClick={next}>
              {t('kit.stepNext')}
            </Button>
          ) : (
            <Button type="primary" loading={api.busy} onClick={send}>
              {t(again ? 'account.resend' : 'account.send')}
            </Button>
          )}
        </FormFoot>
      </FormBody>
    </>
  )
}
