import { Form, Select } from 'antd'
import * as notices from '@/api/voice/notices'
import * as dealers from '@/api/system/dealers'
import { DealerPicker } from '@/business/DealerPicker'
import { SeriesPicker } from '@/business/SeriesPicker'
import { useViewer } from '@/business/viewer'
import { f, is } from '@/entities/field'
import { staffPost } from '@/entities/shared/enums'
import { clientFault, notice as fields, noticeTarget } from '@/entities/voice/notice'
import { CallSelect } from '@/kit/form/CallSelect'
import { Choice, Choices } from '@/kit/form/controls'
import { type FormField, useLax } from '@/kit/form/Form'
import { BY_LABEL } from '@/kit/form/search'
import { useT } from '@/locales'
import { PeopleCount } from '../../parts/PeopleCount'
import { useCountedAudience } from '../../parts/useCountedAudience'
import { audienceOf, isAudience, type NoticeValues } from './noticeValues'

const AREAS = { ...f.refs(), key: 'areas', label: 'notices.areas' } as const
const DEALERS = { ...f.refs(), key: 'dealers', label: 'notices.dealers' } as const
const POSTS = { ...f.refs(), key: 'posts', label: 'notices.posts' } as const
const SERIES = { ...f.refs(), key: 'series', label: 'notices.series' } as const

/** Query of the number of recipients. With `checkOnly` the create call creates and sends nothing. */
export const askPeople = (audience: notices.NoticeInput) =>
  notices.create.query({ ...audience, checkOnly: 1 }, { quiet: true })

const usePeople = () => {
  const values: NoticeValues = Form.useWatch((all: NoticeValues) => all) ?? {}
  const { made, failed, busy } = useCountedAudience(
    audienceOf(values),
    (audience) => isAudience(audience) && !clientFault(audience.clients, audience.targetType),
    askPeople,
  )
  return { count: made?.targetCount, failed, busy }
}

export const AudienceFields = ({ Field }: { Field: FormField<NoticeValues> }) => {
  const t = useT()
  const viewer = useViewer()
  const isLax = useLax()
  const targetType: unknown = Form.useWatch(fields.targetType.key)
  const { count, failed, busy } = usePeople()
  const none = () => (count === 0 && !isLax() ? t('messaging.nobody') : undefined)
  return (
    <>
      <Field
        of={fields.clients}
        needs={[fields.targetType]}
        check={(value, all) => {
          const fault = clientFault(value, all.targetType)
          return fault && t(fault)
        }}
      >
        <Choices field={fields.clients} />
      </Field>
      <Field of={fields.targetType} check={none}>
        <Choice field={fields.targetType} />
      </Field>
      {is(targetType, noticeTarget.areas) && (
        <Field of={AREAS} required>
          <CallSelect
            multiple
            of={dealers.selectAreas.query(undefined, { quiet: true })}
            choice={({ name }) => ({ value: name, label: name, disabled: viewer.area && name !== viewer.areaName })}
            label={t(AREAS.label)}
          />
        </Field>
      )}
      {is(targetType, noticeTarget.dealers) && (
        <Field of={DEALERS} required>
          <DealerPicker scope={viewer.area ? { areaName: viewer.areaName } : {}} />
        </Field>
      )}
      {is(targetType, noticeTarget.posts) && (
        <Field of={POSTS} required>
          <Select
            mode="multiple"
            showSearch={BY_LABEL}
            placeholder={t(POSTS.label)}
            options={staffPost.options.map(({ value, label }) => ({ value: String(value), label: t(label) }))}
          />
        </Field>
      )}
      {is(targetType, noticeTarget.owners) && (
        <Field of={SERIES} required>
          <SeriesPicker multiple label={t(SERIES.label)} placeholder={t(SERIES.label)} />
        </Field>
      )}
      <PeopleCount count={count} busy={busy} failed={failed} />
    </>
  )
}
