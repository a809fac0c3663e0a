import '../accounts.css'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form as AntForm } from 'antd'
import { useEffect } from 'react'
import { prorateBeneficiary as owner } from '@/entities/orders/prorateBeneficiary'
import { prorateProfile as profile } from '@/entities/orders/prorateAccount'
import { NumberBox } from '@/kit/form/controls'
import { type FieldIn, useLax } from '@/kit/form/Form'
import { named } from '@/kit/show/format'
import { useT } from '@/locales'
import type { ApplyValues, OwnerValues } from '../application'
import { DeadlineBox } from './DeadlineBox'
import { SameBox } from './SameBox'
import type { StepProps } from './steps'

const MAX = 4
interface OwnersProps extends StepProps {
  /** True if the number of the legal representative is not known in full. */
  masked: boolean
  legal: Pick<OwnerValues, 'name' | 'idNo' | 'deadline'>
}

const OwnerRow = ({
  Field,
  checks,
  change,
  values,
  index,
  masked,
  legal,
  remove,
}: OwnersProps & { index: number; remove: (() => void) | undefined }) => {
  const t = useT()
  const form = AntForm.useFormInstance<ApplyValues>()
  const row: OwnerValues = AntForm.useWatch(['beneficiaries', index], { form, preserve: true }) ?? {}
  const place = index + 1
  const same = row.same === true
  const { name, idNo, deadline } = legal
  useEffect(() => {
    const now = values().beneficiaries[index]
    if (!same || !now || (now.name === name && now.idNo === idNo && now.deadline === deadline)) return
    change({
      beneficiaries: values().beneficiaries.map((one, at) => (at === index ? { ...one, name, idNo, deadline } : one)),
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what is copied counts
  }, [same, name, idNo, deadline, index])
  const of = <Of extends FieldIn<OwnerValues>>(field: Of) => ({
    of: field,
    at: ['beneficiaries', index] as const,
    label: named(t(field.label), place),
  })
  return (
    <section className="account-owner" aria-label={t('account.owner', { place })}>
      <AntForm.Item name={[index, 'same']}>
        <SameBox masked={masked} />
      </AntForm.Item>
      <div className="two-columns">
        <Field {...of(owner.name)} disabled={same} />
        <Field {...of(owner.idNo)} disabled={same} check={checks.ownerIdNo} />
        <Field {...of(owner.deadline)} disabled={same} check={checks.until}>
          <DeadlineBox />
        </Field>
        <Field {...of(owner.address)} />
        <Field {...of(owner.ratio)} check={checks.ratio} hint={t('account.ratioHint')}>
          <NumberBox min={0} max={100} precision={2} suffix="%" className="full-width" />
        </Field>
      </div>
      {remove && (
        <Button icon={<DeleteOutlined />} onClick={remove}>
          {t('account.removeOwner', { place })}
        </Button>
      )}
    </section>
  )
}

export const Owners = (props: OwnersProps) => {
  const t = useT()
  const isLax = useLax()
  const check = (_: unknown, rows: OwnerValues[] | undefined) =>
    !isLax() && !rows?.length ? Promise.reject(new Error(t('account.oneOwner'))) : Promise.resolve()
  return (
    <>
      <h3 className="section-title">{t(profile.beneficiaries.label)}</h3>
      <AntForm.List name="beneficiaries" rules={[{ validator: check }]}>
        {(rows, { add, remove }, { errors }) => (
          <>
            {rows.map(({ key, name }) => (
              <OwnerRow key={key} {...props} index={name} remove={rows.length > 1 ? () => remove(name) : undefined} />
            ))}
            <Button icon={<PlusOutlined />} disabled={rows.length >= MAX} onClick={() => add({})}>
              {t('account.addOwner', { count: rows.length, max: MAX })}
            </Button>
            <AntForm.ErrorList errors={errors} />
          </>
        )}
      </AntForm.List>
    </>
  )
}
