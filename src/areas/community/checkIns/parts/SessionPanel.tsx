import { Form, type FormInstance } from 'antd'
import { useEffect } from 'react'
import * as socialActivities from '@/api/community/socialActivities'
import { useViewer } from '@/business/viewer'
import { type Attendance, attendance, attendanceStatus } from '@/entities/community/attendance'
import { stageStatus } from '@/entities/community/shared'
import { is } from '@/entities/field'
import { derived, useLoad } from '@/kit/data/load'
import type { ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { plain } from '@/kit/show/format'
import { changesOf } from '@/lib/changes'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { SessionFields } from './SessionFields'
import { MAX_SESSIONS, RADIUS, sentOf, type SessionValues } from './sessionRules'
import { valuesOf } from './sessionValues'
import { signById, signChoice } from './signFilters'

const SIGN_ID = { ...attendance.title, key: 'signId' } as const
const { draft, announced, running, down } = stageStatus

const SignSelect = ({ value, known, ...rest }: ControlProps<string | undefined> & { known: string }) => {
  const t = useT()
  return (
    <RemoteSelect
      {...rest}
      value={value}
      label={t(attendance.title.label)}
      known={value && known ? [{ value, label: known }] : []}
      ask={(word) =>
        derived(
          socialActivities.listSigns.query(
            { title: word || undefined, status: [draft, announced, running, down], pageNo: 1, pageSize: 20 },
            { quiet: true },
          ),
          'choices',
          ({ records }) => records.filter(({ status }) => !is(status, stageStatus.ended)).map(signChoice),
        )
      }
      onChange={(next) => rest.onChange?.(typeof next === 'string' ? next : undefined)}
    />
  )
}

/**
 * Panel for a new or an existing session. Headquarters can edit everything until it opens. While it is open, and for
 * its dealer, only the fields arranged on site are editable.
 */
export const SessionPanel = ({ row, signId, onClose }: { row?: Attendance; signId: string; onClose: () => void }) => {
  const t = useT()
  const initial: SessionValues = row
    ? valuesOf(row)
    : { signId: signId || undefined, lateMinutes: 0, radius: RADIUS, expectCount: 0, points: 0 }
  return (
    <FormPanel<SessionValues>
      open
      name={`session.${row?.id ?? 'new'}`}
      title={row ? plain(row.sessionName) || row.id : t('checkIns.newSession')}
      initial={initial}
      save={(values) =>
        row
          ? socialActivities.updateAttendance({ id: row.id, ...changesOf(sentOf(initial), sentOf(values)) })
          : socialActivities.createAttendance(sentOf(values))
      }
      done={t('community.saved')}
      onClose={onClose}
    >
      {({ form, Field }) => <Fields form={form} Field={Field} row={row} was={row && initial} />}
    </FormPanel>
  )
}

const Fields = ({
  form,
  Field,
  row,
  was,
}: {
  form: FormInstance<SessionValues>
  Field: FormField<SessionValues>
  row?: Attendance
  was?: SessionValues
}) => {
  const { hq } = useViewer()
  const signId = Form.useWatch('signId', form) ?? ''
  const { data: sign } = useLoad(signById(signId), { enabled: signId !== '', keep: false })
  const { data: sessions } = useLoad(
    socialActivities.listAttendances.query({ signId, pageNo: 1, pageSize: MAX_SESSIONS }, { quiet: true }),
    { enabled: signId !== '', keep: false },
  )
  const expected = numberIn(sign?.signUpCount) ?? 0
  useEffect(() => {
    // Everybody who signed up is expected, unless the number was edited.
    if (!was && expected > 0 && !form.isFieldTouched(attendance.expectCount.key))
      form.setFieldValue(attendance.expectCount.key, expected)
  }, [was, expected, form])
  const others = (sessions?.records ?? []).filter((one) => one.id !== row?.id && one.signId === signId)
  return (
    <>
      <Field of={SIGN_ID} disabled={row !== undefined}>
        <SignSelect known={plain(sign?.title ?? row?.title)} />
      </Field>
      <SessionFields
        Field={Field}
        of={sign ?? { signMode: row?.signMode }}
        others={others}
        onSite={row !== undefined && (!hq || is(row.status, attendanceStatus.open))}
        was={was}
        signUps={expected}
      />
    </>
  )
}
