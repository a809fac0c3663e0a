import { CopyOutlined, DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import { Alert, Button, Form, Space } from 'antd'
import { useState } from 'react'
import { attendance } from '@/entities/community/attendance'
import { type SignActivity, signActivity } from '@/entities/community/signActivity'
import { mayHave, numberIn } from '@/lib/counts'
import { formatPeriod } from '@/lib/time'
import { useT } from '@/locales'
import type { ControlProps } from '@/kit/form/controls'
import { type FormField, reshaped, useLax } from '@/kit/form/Form'
import { named, plain, useFormats } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { SmallTable } from '@/kit/show/SmallTable'
import { CopyDays } from './CopyDays'
import { SessionGrid } from './SessionGrid'
import { isDaily, MAX_SESSIONS, RADIUS, sessionError, type SessionValues } from './sessionRules'
import type { SessionTools } from './SignForm'
import { isFree, lockOf, type SessionDraft, SESSIONS, type SignValues } from './signForm'

const OF = reshaped(SESSIONS)
let last = 0
const newKey = () => `new${++last}`

/** Step 2: times and places of check-in. A daily activity has one session, which is created automatically. */
export const StepSessions = ({
  Field,
  row,
  tools,
}: {
  Field: FormField<SignValues>
  row?: SignActivity
  tools: SessionTools
}) => {
  const t = useT()
  const isLax = useLax()
  const locked = lockOf(row).rest
  const values: SignValues = Form.useWatch((all: SignValues) => all, { preserve: true }) ?? {}
  if (isDaily(values))
    return (
      <>
        <Alert type="info" showIcon title={t('checkIns.dailySession')} />
        {[...tools.faults].map(([key, fault]) => (
          <Alert key={key} type="error" showIcon title={fault} />
        ))}
      </>
    )
  return (
    <Field
      of={OF}
      required={false}
      needs={[signActivity.startTime, signActivity.endTime]}
      check={(_, all) => {
        const sessions = all.sessions ?? []
        if (sessions.length > MAX_SESSIONS) return t('checkIns.maxSessions', { count: MAX_SESSIONS })
        if (sessions.length === 0) return isLax() ? undefined : t('checkIns.noneYet')
        // The times of the activity may have changed since, in an earlier step or a copy.
        const wrong = sessions.find((one) => isFree(one, locked) && sessionError(one, all, sessions, t))
        return wrong && named(plain(wrong.sessionName), sessionError(wrong, all, sessions, t))
      }}
    >
      <SessionsBox of={values} locked={locked} expected={numberIn(row?.signUpCount)} tools={tools} />
    </Field>
  )
}

const SessionsBox = ({
  id,
  value = [],
  onChange,
  of,
  locked,
  expected,
  tools: { ask, faults, retry, busy },
}: ControlProps<SessionDraft[]> & {
  of: SignValues
  locked: boolean
  expected: number | null
  tools: SessionTools
}) => {
  const t = useT()
  const { count } = useFormats()
  const [copied, setCopied] = useState<SessionDraft>()
  const sorted = value.toSorted((a, b) => (plain(a.openTime) < plain(b.openTime) ? -1 : 1))
  const othersOf = (key: string) => value.filter((one) => one.key !== key)
  const open = (one: SessionDraft) => {
    if (isFree(one, locked))
      ask({
        key: one.key,
        values: one,
        of,
        others: othersOf(one.key),
        take: (next) => onChange?.(value.map((old) => (old.key === one.key ? { ...old, ...next } : old))),
      })
  }
  const add = (times: Pick<SessionValues, 'openTime' | 'closeTime'>) => {
    const key = newKey()
    const before = sorted.at(-1)
    ask({
      key,
      values: {
        lateMinutes: 0,
        radius: RADIUS,
        expectCount: expected ?? 0,
        points: numberIn(of.points) ?? 0,
        ...(before && {
          address: before.address,
          location: before.location,
          managerId: before.managerId,
          managerName: before.managerName,
          radius: before.radius,
        }),
        ...times,
      },
      of,
      others: value,
      take: (next) => onChange?.([...value, { ...next, key }]),
    })
  }
  const hasRoom = value.length < MAX_SESSIONS
  return (
    <div id={id} tabIndex={-1}>
      <SessionGrid
        of={of}
        sessions={sorted}
        draw={hasRoom ? (openTime, closeTime) => add({ openTime, closeTime }) : undefined}
        open={open}
      />
      <p>
        <Button icon={<PlusOutlined />} disabled={!hasRoom} onClick={() => add({})}>
          {t('checkIns.addSession')}
        </Button>
      </p>
      {sorted.length > 0 && (
        <SmallTable
          rowKey="key"
          dataSource={sorted}
          scroll={{ x: 'max-content' }}
          columns={[
            {
              key: 'name',
              title: t(attendance.sessionName.label),
              render: (_, one) => {
                const fault = faults.get(one.key)
                return (
                  <>
                    <bdi>{plain(one.sessionName)}</bdi>
                    {fault && (
                      <div role="alert">
                        <Mark tone="error">{fault}</Mark>
                        <Button type="link" size="small" loading={busy} onClick={() => retry(one)}>
                          {named(t('kit.retry'), plain(one.sessionName))}
                        </Button>
                      </div>
                    )}
                  </>
                )
              },
            },
            {
              key: 'times',
              title: t('checkIns.when'),
              render: (_, one) => <span className="digits">{formatPeriod(one.openTime, one.closeTime)}</span>,
            },
            { key: 'address', title: t(attendance.address.label), render: (_, one) => <bdi>{plain(one.address)}</bdi> },
            { key: 'radius', title: t(attendance.radius.label), render: (_, one) => count(one.radius) },
            {
              key: 'manager',
              title: t(attendance.managerName.label),
              render: (_, one) => <bdi>{plain(one.managerName)}</bdi>,
            },
            { key: 'expect', title: t(attendance.expectCount.label), render: (_, one) => count(one.expectCount) },
            { key: 'points', title: t(attendance.points.label), render: (_, one) => count(one.points) },
            {
              key: 'tools',
              title: t('list.actions'),
              render: (_, one) => {
                const name = plain(one.sessionName)
                return (
                  <Space size={0}>
                    {isFree(one, locked) && (
                      <Button
                        type="text"
                        icon={<EditOutlined />}
                        aria-label={named(t('kit.edit'), name)}
                        onClick={() => open(one)}
                      />
                    )}
                    <Button
                      type="text"
                      icon={<CopyOutlined />}
                      aria-label={named(t('checkIns.copyDays'), name)}
                      disabled={!hasRoom}
                      onClick={() => setCopied(one)}
                    />
                    {isFree(one, locked) && (one.id === undefined || !mayHave(one.signedCount)) && (
                      <Button
                        type="text"
                        icon={<DeleteOutlined />}
                        aria-label={named(t('kit.delete'), name)}
                        onClick={() => onChange?.(othersOf(one.key))}
                      />
                    )}
                  </Space>
                )
              },
            },
          ]}
        />
      )}
      {copied && (
        <CopyDays
          session={copied}
          of={of}
          sessions={value}
          onCopy={(copies) => onChange?.([...value, ...copies.map((one) => ({ ...one, key: newKey() }))])}
          onClose={() => setCopied(undefined)}
        />
      )}
    </div>
  )
}
