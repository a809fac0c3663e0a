import { Form } from 'antd'
import { UserSelect } from '@/business/UserSelect'
import { attendance } from '@/entities/community/attendance'
import type { ControlProps } from '@/kit/form/controls'
import { type FormField, reshaped } from '@/kit/form/Form'
import { GeoBox, validatePoint } from '@/kit/map/GeoBox'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { closeError, isDaily, nameError, openError, type SessionOf, type SessionValues } from './sessionRules'

const MANAGER = { ...attendance.managerName, key: 'managerId' } as const
const LOCATION = reshaped(attendance.location)

const Manager = ({ value = '', onChange, ...rest }: ControlProps<string>) => {
  const t = useT()
  const form = Form.useFormInstance<SessionValues>()
  const managerName = Form.useWatch('managerName', { form, preserve: true })
  return (
    <UserSelect
      {...rest}
      value={value}
      label={t(MANAGER.label)}
      known={value && managerName ? [{ value, label: managerName }] : []}
      onChange={(id, [name = '']) => {
        form.setFieldValue('managerName', name)
        onChange?.(typeof id === 'string' ? id : '')
      }}
    />
  )
}

const PointBox = ({ value, ...rest }: ControlProps<SessionValues['location']>) => (
  <GeoBox {...rest} value={value ?? undefined} radius={numberIn(Form.useWatch(attendance.radius.key)) ?? undefined} />
)

/**
 * Fields of a session, checked against the other sessions of its activity. On site, only the manager, the radius and
 * a later end can be changed.
 */
export const SessionFields = ({
  Field,
  of,
  others,
  onSite = false,
  was,
  signUps,
}: {
  Field: FormField<SessionValues>
  of: SessionOf
  others: readonly SessionValues[]
  onSite?: boolean
  was?: SessionValues
  signUps?: number | null
}) => {
  const t = useT()
  const daily = isDaily(of)
  return (
    <>
      <Field
        of={attendance.sessionName}
        disabled={onSite}
        check={(value) => (onSite ? undefined : nameError(value, others, t))}
      />
      <div className="two-columns">
        <Field
          of={attendance.openTime}
          disabled={onSite || daily}
          check={(value) => (onSite ? undefined : openError(value, of, t))}
        />
        <Field
          of={attendance.closeTime}
          disabled={daily}
          needs={[attendance.openTime, attendance.address]}
          check={(value, all) =>
            onSite && was && plain(value) < plain(was.closeTime)
              ? t('checkIns.onlyLater')
              : closeError(value, all, of, others, t)
          }
        />
      </div>
      {!daily && (
        <>
          <Field of={attendance.address} required={!onSite} disabled={onSite} />
          <Field
            of={LOCATION}
            disabled={onSite}
            hint={t('geo.hint')}
            check={(value) => (onSite ? undefined : validatePoint(value, t))}
          >
            <PointBox />
          </Field>
        </>
      )}
      <div className="two-columns">
        {!daily && <Field of={attendance.radius} required />}
        <Field of={attendance.lateMinutes} disabled={onSite} />
      </div>
      <Field of={MANAGER}>
        <Manager />
      </Field>
      <div className="two-columns">
        <Field
          of={attendance.expectCount}
          disabled={onSite}
          hint={numberIn(signUps) ? t('checkIns.signUps', { count: numberIn(signUps) }) : undefined}
        />
        <Field of={attendance.points} disabled={onSite} />
      </div>
    </>
  )
}
