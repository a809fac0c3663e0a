import { Button, Space } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as companies from '@/api/system/companies'
import type { FormApi } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { FormSteps } from '@/kit/form/FormSteps'
import { useT } from '@/locales'
import { AdminPart, CompanyPart, type CompanyValues, ContactPart } from './CompanyFields'

export interface Made {
  shopType: number
  dealerCode: string
  companyName: string
}

const INITIAL: Partial<CompanyValues> = { maxUsers: 20, parentId: '', license: '' }
const STEPS: readonly (readonly (keyof CompanyValues)[])[] = [
  ['shopType', 'parentId', 'companyName', 'shortName', 'creditCode', 'legalPerson', 'region', 'address', 'license'],
  ['dealerCode', 'maxUsers', 'contactName', 'contactPhone', 'remark'],
  ['username', 'nickname', 'phone', 'email'],
]

const stepOf = (field: string) => STEPS.findIndex((keys) => keys.some((key) => key === field))

/** New enterprise in three steps, with code and superadmin. Unsaved input is offered as a draft. */
export const NewEnterprise = ({ onClose, onMade }: { onClose: () => void; onMade: (made: Made) => void }) => {
  const t = useT()
  const [step, setStep] = useState(0)
  const made = useRef<Made>(undefined)
  const isLast = step === STEPS.length - 1
  const go = async (api: FormApi<CompanyValues>, to: number) => {
    for (let at = step; at < to; at++)
      // oxlint-disable-next-line no-await-in-loop -- each step counts on those before it
      if (!(await api.check(STEPS[at]))) return setStep(at)
    return setStep(to)
  }
  const save = async ({ region, username, nickname, phone, email, ...values }: CompanyValues) => {
    await companies.save({ ...values, ...region, superAdmin: { username, nickname, phone, email } })
    made.current = { shopType: Number(values.shopType), dealerCode: values.dealerCode, companyName: values.companyName }
  }
  return (
    <FormPanel
      open
      keepsDraft
      name="company.new"
      title={t('companies.new')}
      initial={INITIAL}
      save={save}
      done={t('companies.created')}
      onSaved={() => made.current && onMade(made.current)}
      onClose={onClose}
      foot={(api) => (
        <Space>
          {step > 0 && <Button onClick={() => setStep(step - 1)}>{t('kit.stepBack')}</Button>}
          {isLast ? (
            <Button type="primary" loading={api.busy} onClick={api.submit}>
              {t('companies.create')}
            </Button>
          ) : (
            <Button type="primary" onClick={() => void go(api, step + 1)}>
              {t('kit.stepNext')}
            </Button>
          )}
        </Space>
      )}
      onEnter={isLast ? undefined : (api) => void go(api, step + 1)}
    >
      {(api) => (
        <>
          <FormSteps
            titles={[t('companies.step1'), t('companies.step2'), t('companies.step3')]}
            step={step}
            go={(to) => void go(api, to)}
            stepOf={stepOf}
          />
          <Part shown={step === 0}>
            <CompanyPart Field={api.Field} form={api.form} />
          </Part>
          <Part shown={step === 1}>
            <ContactPart Field={api.Field} form={api.form} />
          </Part>
          <Part shown={step === 2}>
            <AdminPart Field={api.Field} />
          </Part>
          <ToError fault={api.fault} setStep={setStep} />
        </>
      )}
    </FormPanel>
  )
}

/** All steps stay mounted and one is visible. */
const Part = ({ shown, children }: { shown: boolean; children: ReactNode }) => <div hidden={!shown}>{children}</div>

/** Navigates to the step of the field that has an error. */
const ToError = ({
  fault,
  setStep,
}: {
  fault?: { field: string; show: () => void }
  setStep: (step: number) => void
}) => {
  useEffect(() => {
    const at = fault ? stepOf(fault.field) : -1
    if (!fault || at < 0) return undefined
    setStep(at)
    const frame = requestAnimationFrame(fault.show)
    return () => cancelAnimationFrame(frame)
  }, [fault, setStep])
  return null
}
