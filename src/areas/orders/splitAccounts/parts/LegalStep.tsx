import { Form as AntForm } from 'antd'
import { useEffect } from 'react'
import { prorateAccount as account, prorateProfile as profile } from '@/entities/orders/prorateAccount'
import { useT } from '@/locales'
import { type ApplyValues, isCompany } from '../application'
import { DeadlineBox } from './DeadlineBox'
import { Owners } from './Owners'
import { SameBox } from './SameBox'
import type { StepProps } from './steps'

const SAME = 'shareholderSame'

export const legalOf = ({ legalName, legalIdNo, legalIdDeadline }: Partial<ApplyValues>) => ({
  name: legalName,
  idNo: legalIdNo,
  deadline: legalIdDeadline,
})

export const LegalStep = (props: StepProps) => {
  const { Field, checks, change, said } = props
  const t = useT()
  const form = AntForm.useFormInstance<ApplyValues>()
  const all: Partial<ApplyValues> = AntForm.useWatch((now: ApplyValues) => now, { form, preserve: true }) ?? {}
  const { name, idNo, deadline } = legalOf(all)
  const same = all.shareholderSame === true
  const masked = String(idNo ?? '').includes('*')
  useEffect(() => {
    if (!same) return
    const { shareholderName, shareholderIdNo, shareholderDeadline } = form.getFieldsValue(true)
    if (shareholderName !== name || shareholderIdNo !== idNo || shareholderDeadline !== deadline)
      change({ shareholderName: name, shareholderIdNo: idNo, shareholderDeadline: deadline })
    // `change` is the form's own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what is copied counts
  }, [same, name, idNo, deadline])
  return (
    <>
      <h3 className="section-title">{t('account.legalTitle')}</h3>
      <div className="two-columns">
        <Field of={account.legalName} hint={said('legalName')} />
        <Field of={profile.legalIdNo} check={checks.idNo('legalIdNo')} hint={said('legalIdNo')} />
        <Field of={profile.legalIdDeadline} check={checks.until} hint={said('legalIdDeadline')}>
          <DeadlineBox />
        </Field>
        <Field
          of={{ ...account.legalPhone, rule: undefined }}
          check={checks.phone}
          hint={said('legalPhone') ?? t('account.phoneHint')}
        />
        <Field of={profile.legalEmail} hint={said('legalEmail')} />
        <Field of={profile.legalOccupation} hint={said('legalOccupation')} />
      </div>
      {isCompany(all) && (
        <>
          <h3 className="section-title">{t(profile.shareholderName.label)}</h3>
          <AntForm.Item name={SAME}>
            <SameBox masked={masked} />
          </AntForm.Item>
          <div className="two-columns">
            <Field of={profile.shareholderName} disabled={same} hint={said('shareholderName')} />
            <Field
              of={profile.shareholderIdNo}
              disabled={same}
              check={checks.idNo('shareholderIdNo')}
              hint={said('shareholderIdNo')}
            />
            <Field
              of={profile.shareholderDeadline}
              disabled={same}
              check={checks.until}
              hint={said('shareholderDeadline')}
            >
              <DeadlineBox />
            </Field>
            <Field of={profile.shareholderAddress} hint={said('shareholderAddress')} />
          </div>
          <Owners {...props} masked={masked} legal={{ name, idNo, deadline }} />
        </>
      )}
    </>
  )
}
