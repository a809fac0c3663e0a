import { useState } from 'react'
import { is } from '@/entities/field'
import { prorateAccount as account, prorateProfile as profile } from '@/entities/orders/prorateAccount'
import { merType, prorateStatus } from '@/entities/orders/prorateEnums'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { Choice, type ControlProps } from '@/kit/form/controls'
import { reshaped } from '@/kit/form/Form'
import { useT } from '@/locales'
import { clearedFor, losesWith } from '../application'
import { AreaBox } from './AreaBox'
import { DeadlineBox } from './DeadlineBox'
import type { StepProps } from './steps'

/** Merchant type. Changing it clears dependent input and requires confirmation if something would be lost. */
const TypeBox = ({
  change,
  values,
  ...props
}: ControlProps<string | number> & Pick<StepProps, 'change' | 'values'>) => {
  const t = useT()
  const [asked, setAsked] = useState<0 | 1>()
  const take = (type: 0 | 1) => change(clearedFor(type))
  return (
    <>
      <Choice
        {...props}
        field={account.merType}
        onChange={(chosen) => {
          const type = is(chosen, merType.soleTrader) ? merType.soleTrader : merType.enterprise
          if (losesWith(values())) setAsked(type)
          else take(type)
        }}
      />
      <ConfirmDialog
        question={
          asked === undefined
            ? undefined
            : {
                title: t('account.typeAsk'),
                effect: t('account.typeEffect'),
                okText: t('account.typeOk'),
                danger: true,
              }
        }
        busy={false}
        onCancel={() => setAsked(undefined)}
        onOk={() => {
          if (asked !== undefined) take(asked)
          setAsked(undefined)
        }}
      />
    </>
  )
}

export const CompanyStep = ({ Field, checks, change, values, said, row }: StepProps) => {
  const t = useT()
  return (
    <>
      <Field of={account.merType}>
        <TypeBox change={change} values={values} />
      </Field>
      <div className="two-columns">
        <Field of={account.shopName} hint={said('shopName') ?? t('account.asOnLicence')} />
        <Field
          of={account.licenseNo}
          check={checks.license}
          needs={[account.merType]}
          hint={said('licenseNo')}
          disabled={is(row?.status, prorateStatus.failed)}
        />
        <Field of={profile.licenseDeadline} check={checks.until} hint={said('licenseDeadline')}>
          <DeadlineBox />
        </Field>
        {/* Only the box sets its value. */}
        <Field of={reshaped(profile.shopRegion)} hint={said('shopRegion')}>
          <AreaBox label={t(profile.shopRegion.label)} />
        </Field>
        <Field of={profile.shopAddress} hint={said('shopAddress')} />
        <Field of={profile.servicePhone} hint={said('servicePhone')} />
      </div>
    </>
  )
}
