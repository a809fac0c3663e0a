import { Alert } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as socialActivities from '@/api/community/socialActivities'
import type { SignInput } from '@/api/community/socialActivities'
import { notify } from '@/api/notices'
import { cell } from '@/api/refs'
import { checkType } from '@/entities/community/activity'
import { templateType } from '@/entities/community/activityTemplate'
import { attendance, type Attendance } from '@/entities/community/attendance'
import { stageStatus } from '@/entities/community/shared'
import { type SignActivity, signActivity } from '@/entities/community/signActivity'
import { is } from '@/entities/field'
import { Loaded, useFresh } from '@/kit/data/load'
import { CANCELLED } from '@/kit/data/useAction'
import type { FormApi } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { FormScreen } from '@/kit/form/FormScreen'
import { FormSteps } from '@/kit/form/FormSteps'
import { FormTurn } from '@/kit/form/FormTurn'
import { useLeave } from '@/kit/page/back'
import { useScreen } from '@/kit/page/screen'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { TemplateTools } from '../../activities/TemplateTools'
import { useCheck } from '../../activities/useCheck'
import { useTemplate } from '../../activities/useTemplate'
import { SessionFields } from './SessionFields'
import { SignPhone } from './SignPhone'
import { StepCheck } from './StepCheck'
import { StepReward } from './StepReward'
import { StepSessions } from './StepSessions'
import { StepWhat } from './StepWhat'
import { MAX_SESSIONS, type SessionOf, type SessionValues } from './sessionRules'
import { initialOf, inputOf, LAST, sessionsOf, type SignValues, stepOf, STEPS } from './signForm'
import { useSaveSessions } from './useSaveSign'

interface Asked {
  /** Identity of the session, under which drafts are stored. */
  key: string
  values: SessionValues
  of: SessionOf
  others: readonly SessionValues[]
  /** Writes the session to the form. */
  take: (values: SessionValues) => void
}

/** Dialog of one session. Rendered beside the form of the activity, since forms cannot be nested. */
const SessionWindow = ({ of: { key, values, of, others, take }, onClose }: { of: Asked; onClose: () => void }) => {
  const t = useT()
  return (
    <FormPanel
      open
      name={`signSession.${key}`}
      title={plain(values.sessionName) || t('checkIns.newSession')}
      initial={values}
      saveText={t('kit.ok')}
      save={take}
      done=""
      onClose={onClose}
    >
      {({ Field }) => <SessionFields Field={Field} of={of} others={others} />}
    </FormPanel>
  )
}

export const SignForm = ({ row }: { row?: SignActivity }) => {
  const { query } = useScreen()
  const templateId = query.get('templateId') ?? ''
  const id = row?.id ?? ''
  const sessions = useFresh(
    socialActivities.listAttendances.query(
      { signId: id, pageNo: 1, pageSize: MAX_SESSIONS, sortField: attendance.openTime.key, sortOrder: 'asc' },
      { quiet: true },
    ),
    { enabled: row !== undefined },
  )
  const template = useTemplate(row ? '' : templateId)
  const isBlank = !templateId || 'blank' in template
  const load = row ? { ...sessions, first: !sessions.data } : template
  const isReady = row ? sessions.data !== undefined : isBlank || template.data !== undefined
  return (
    <Loaded load={load}>
      {'blank' in template && <Alert type="warning" showIcon className="space-below" title={template.blank} />}
      {isReady && (
        <OpenForm
          // A template remounts the form.
          key={templateId}
          row={row}
          sessions={(sessions.data?.records ?? []).filter(({ signId }) => !signId || signId === id)}
          preset={template.data?.content}
        />
      )}
    </Loaded>
  )
}

const OpenForm = ({
  row,
  sessions,
  preset,
}: {
  row?: SignActivity
  sessions: readonly Attendance[]
  preset?: unknown
}) => {
  const t = useT()
  const may = useMay()
  const leave = useLeave()
  const { demand, passes, window } = useCheck()
  const [step, setStep] = useState(0)
  const [asked, setAsked] = useState<Asked>()
  const [initial] = useState(() => initialOf(row, sessions, Object(preset)))
  const { faults, busy, saveAll, retry } = useSaveSessions(initial.sessions ?? [])
  const failed = useRef(0)
  const isDraft = !row || is(row.status, stageStatus.draft)
  const dailyName = t('signMode.daily')
  /** Reports errors of the server check and confirms its warnings. */
  const passed = (values: SignValues, id?: string) => demand(checkType.sign, { ...inputOf(values), id })
  const saveRest = async (values: SignValues, id: string) => {
    failed.current = await saveAll(id, sessionsOf(values, dailyName))
  }
  return (
    <>
      <FormScreen<SignValues, SignInput>
        name="sign"
        row={row}
        initial={initial}
        input={inputOf}
        create={async (input, options, { values }) => {
          if (!(await passed(values))) return CANCELLED
          const made = await socialActivities.createSign(input, options)
          await saveRest(values, plain(cell('id', made)))
          return made
        }}
        update={async (changed, options, { values }) => {
          if (!(await passed(values, changed.id))) return CANCELLED
          const { id, updateTime: _time, force: _force, ...changes } = changed
          if (Object.keys(changes).length)
            await socialActivities.updateSign({ ...changed, ...(row && { status: row.status }) }, options)
          return saveRest(values, id)
        }}
        read={socialActivities.getSign}
        draft={isDraft}
        ahead={step < LAST}
        publish={
          (isDraft || is(row.status, stageStatus.down)) &&
          step === LAST &&
          may('socialActivities.shelveSign') && {
            label: 'checkIns.saveUp',
            run: async (id, options) => {
              // Not published until all of its sessions are saved.
              if (failed.current) return CANCELLED
              return socialActivities.shelveSign({ id, status: 1 }, options)
            },
            done: t('checkIns.savedUp'),
          }
        }
        onSaved={(_, published) => {
          if (failed.current) {
            setStep(stepOf('sessions'))
            notify('warning', t('checkIns.sessionsFailed', { count: failed.current }))
            return false
          }
          if (!published) notify('success', t('community.saved'))
          return leave()
        }}
        phone={(values) => <SignPhone of={values} sessions={sessionsOf(values, dailyName).length} />}
      >
        {(api) => (
          <>
            {!row && <TemplateTools api={api} bizType={templateType.sign} isNew />}
            <Steps
              api={api}
              row={row}
              step={step}
              setStep={setStep}
              passes={(values, mend) =>
                passes(checkType.sign, { ...inputOf(values), id: row?.id }, t('activities.saveAnyway'), mend)
              }
              sessions={{ ask: setAsked, faults, retry: (one) => void retry(one), busy }}
            />
          </>
        )}
      </FormScreen>
      {asked && <SessionWindow of={asked} onClose={() => setAsked(undefined)} />}
      {window}
    </>
  )
}

export interface SessionTools {
  ask: (asked: Asked) => void
  faults: ReadonlyMap<string, string>
  retry: (one: NonNullable<SignValues['sessions']>[number]) => void
  busy: boolean
}

/**
 * Steps of the form, all mounted, one visible. The first can be left once the server has checked it. A failed save
 * opens the first step with an error.
 */
const Steps = ({
  api: { Field, fault, form, show, check },
  row,
  step,
  setStep,
  passes,
  sessions,
}: {
  api: FormApi<SignValues>
  row?: SignActivity
  step: number
  setStep: (step: number) => void
  passes: (values: SignValues, mend: (field: string) => void) => Promise<boolean>
  sessions: SessionTools
}) => {
  const t = useT()
  const [looking, setLooking] = useState(false)
  useEffect(() => {
    if (!fault) return
    setStep(stepOf(fault.field))
    // A field of a hidden step can be focused only after it is rendered.
    const frame = requestAnimationFrame(() => show(fault.field))
    return () => cancelAnimationFrame(frame)
  }, [fault, show, setStep])
  const mend = (field: string) => {
    const key = Object.values(signActivity).find((one) => one.key === field)?.key
    if (key) requestAnimationFrame(() => show(key as keyof SignValues & string)) // Field of the form, or none.
  }
  const go = async (to: number) => {
    if (step === 0 && to > 0) {
      setLooking(true)
      const good =
        (await check([...STEPS[0].fields] as (keyof SignValues & string)[])) && // Keys of the form by their fields.
        // If the check is unavailable, the server validates on save.
        (await passes(form.getFieldsValue(true), mend).catch(() => true))
      setLooking(false)
      if (!good) return
    }
    setStep(to)
    // The last step shows what is missing.
    if (to === LAST) void form.validateFields().catch(() => undefined)
  }
  const parts: readonly ReactNode[] = [
    <StepWhat key="what" Field={Field} row={row} />,
    <StepSessions key="sessions" Field={Field} row={row} tools={sessions} />,
    <StepReward key="reward" Field={Field} row={row} />,
    step === LAST && <StepCheck key="check" />,
  ]
  return (
    <>
      {row && !is(row.status, stageStatus.draft) && (
        <Alert type="info" showIcon title={t('checkIns.limited')} className="space-below" />
      )}
      <FormSteps titles={STEPS.map(({ label }) => t(label))} step={step} go={(to) => void go(to)} stepOf={stepOf} />
      {parts.map((part, at) => (
        // The steps never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} hidden={at !== step} role="group" aria-label={t(STEPS[at]?.label ?? 'checkIns.step4')}>
          {part}
        </div>
      ))}
      <FormTurn step={step} last={LAST} go={(to) => void go(to)} busy={looking} />
    </>
  )
}
