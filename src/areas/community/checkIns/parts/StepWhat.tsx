import { useQueryClient } from '@tanstack/react-query'
import { Form } from 'antd'
import { useRef, useState } from 'react'
import * as files from '@/api/system/files'
import { DealerSelect } from '@/business/DealerSelect'
import { RegionCascader } from '@/business/RegionCascader'
import { enrollStatus } from '@/entities/community/enroll'
import { type SignActivity, signActivity } from '@/entities/community/signActivity'
import { derived } from '@/kit/data/load'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { Choice, type ControlProps, Day, Moment } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { RichText } from '@/kit/rich/RichText'
import { plain } from '@/kit/show/format'
import { isBlank } from '@/lib/given'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { enrollChoice, enrollsCalled } from '../../activities/enrollChoice'
import { CARDS, VIDEO_UPLOAD } from '../../parts/richTools'
import { isDaily } from './sessionRules'
import { enrollById } from './signFilters'
import { ACTIVITY, CITY, DEALER, endError, lockOf, type SignValues } from './signForm'

const { announced, open, closed, running } = enrollStatus
const MAX_WORDS = 10_000

type Brought = Pick<SignValues, 'dealerCode' | 'city' | 'startTime' | 'endTime'>
const LABELS = {
  dealerCode: DEALER.label,
  city: CITY.label,
  startTime: signActivity.startTime.label,
  endTime: signActivity.endTime.label,
} as const

/**
 * Enrolment of the activity, from those that have not ended. Copies dealer, city and times, and confirms before it
 * replaces others.
 */
const EnrolmentBox = ({ value, onChange, known, ...rest }: ControlProps<string | undefined> & { known: string }) => {
  const t = useT()
  const client = useQueryClient()
  const form = Form.useFormInstance<SignValues>()
  const brought = useRef<Brought>({})
  const [held, setHeld] = useState<readonly (keyof Brought)[]>([])
  const bring = async (id: string) => {
    const found = await client.fetchQuery(enrollById(id)).catch(() => undefined)
    if (!found || form.getFieldValue(ACTIVITY.key) !== id) return
    const all: SignValues = form.getFieldsValue(true)
    const next: Brought = {
      dealerCode: plain(found.dealerCode),
      city: [plain(found.provinceCode), plain(found.cityCode)].filter(Boolean),
      ...(!isDaily(all) && { startTime: formatTime(found.startTime), endTime: formatTime(found.endTime) }),
    }
    const isFree = (key: keyof Brought) =>
      isBlank(all[key]) || String(all[key]) === String(brought.current[key]) || String(all[key]) === String(next[key])
    const keys = Object.keys(LABELS) as (keyof Brought)[] // Its own keys.
    const typed = keys.filter((key) => key in next && !isFree(key))
    form.setFieldsValue(Object.fromEntries(Object.entries(next).filter(([key]) => !typed.some((one) => one === key))))
    brought.current = next
    setHeld(typed)
  }
  return (
    <>
      <RemoteSelect
        {...rest}
        value={value || undefined}
        known={value && known ? [{ value, label: known }] : []}
        label={t(ACTIVITY.label)}
        ask={(word) =>
          derived(enrollsCalled(word || undefined, [announced, open, closed, running]), 'choices', ({ records }) =>
            records.map(enrollChoice),
          )
        }
        onChange={(next) => {
          const id = typeof next === 'string' ? next : ''
          onChange?.(id)
          if (id) void bring(id)
        }}
      />
      <ConfirmDialog
        question={
          held.length
            ? {
                title: t('checkIns.replaceAsk'),
                effect: t('checkIns.replaceEffect', {
                  fields: held.map((key) => t(LABELS[key])).join(t('kit.listComma')),
                }),
                okText: t('checkIns.replace'),
              }
            : undefined
        }
        busy={false}
        onOk={() => {
          form.setFieldsValue(Object.fromEntries(held.map((key) => [key, brought.current[key]])))
          setHeld([])
        }}
        onCancel={() => setHeld([])}
      />
    </>
  )
}

const ModeBox = (props: ControlProps<string | number>) => {
  const form = Form.useFormInstance<SignValues>()
  return (
    <Choice
      {...props}
      field={signActivity.signMode}
      onChange={(to) => {
        props.onChange?.(to)
        const { startTime, endTime } = form.getFieldsValue(true)
        if (!isDaily({ signMode: to as SignValues['signMode'] })) return // Codes of the choice.
        form.setFieldsValue({ startTime: dayOf(startTime, START), endTime: dayOf(endTime, END) })
      }}
    />
  )
}
const START = '00:00:00'
const END = '23:59:59'
const dayOf = (time: string | undefined, at: string) => (time ? `${time.slice(0, 10)} ${at}` : '')
/** Whole day, stored as the moment at which it starts or ends. */
const WholeDay = ({ value, onChange, at, ...rest }: ControlProps<string | undefined> & { at: string }) => (
  <Day {...rest} value={value?.slice(0, 10)} onChange={(day) => onChange?.(dayOf(day, at))} />
)

export const StepWhat = ({ Field, row }: { Field: FormField<SignValues>; row?: SignActivity }) => {
  const t = useT()
  const lock = lockOf(row)
  const mode = Form.useWatch(signActivity.signMode.key, { preserve: true }) ?? row?.signMode
  const daily = isDaily({ signMode: mode })
  return (
    <>
      <Field of={signActivity.title} disabled={lock.rest} always />
      <Field of={signActivity.cover} hint={t('checkIns.coverHint')}>
        <ImageBox to={files.upload} drop={files.remove} megabytes={2} aspect={16 / 9} />
      </Field>
      <Field
        of={signActivity.signMode}
        disabled={lock.mode}
        hint={lock.mode ? t('checkIns.modeFixed') : undefined}
        always
      >
        <ModeBox />
      </Field>
      <div className="two-columns">
        <Field of={ACTIVITY} disabled={lock.rest} hint={t('checkIns.enrolHint')}>
          <EnrolmentBox known={plain(row?.enrollTitle)} />
        </Field>
        <Field of={signActivity.joinScope} disabled={lock.rest} />
      </div>
      <div className="two-columns">
        <Field of={DEALER} disabled={lock.rest}>
          <DealerSelect label={t(DEALER.label)} />
        </Field>
        <Field of={CITY} disabled={lock.rest}>
          <RegionCascader depth={2} label={t(CITY.label)} />
        </Field>
      </div>
      <div className="two-columns">
        <Field of={signActivity.startTime} disabled={lock.rest} always>
          {daily ? <WholeDay at={START} /> : <Moment />}
        </Field>
        <Field
          of={signActivity.endTime}
          always
          needs={[signActivity.startTime, signActivity.signMode]}
          check={(value, all) => {
            const fault = endError(value, all, lock.rest ? row?.endTime : undefined)
            return fault && t(fault)
          }}
        >
          {daily ? <WholeDay at={END} /> : <Moment />}
        </Field>
      </div>
      <Field of={signActivity.content}>
        <RichText
          to={files.uploadBatch}
          VideoPicker={VIDEO_UPLOAD}
          CardPicker={CARDS}
          max={MAX_WORDS}
          label={t(signActivity.content.label)}
        />
      </Field>
    </>
  )
}
