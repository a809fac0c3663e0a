import { Form as AntForm } from 'antd'
import * as topics from '@/api/community/topics'
import type { TopicInput } from '@/api/community/topics'
import * as files from '@/api/system/files'
import { plateStatus } from '@/entities/community/shared'
import { type TopicDetail, topic, topicStatus, topicType } from '@/entities/community/topic'
import { is, withStates } from '@/entities/field'
import type { Confirmation } from '@/kit/dialog/ConfirmDialog'
import { CallSelect } from '@/kit/form/CallSelect'
import { Choice, NumberBox } from '@/kit/form/controls'
import { Moment } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImageBox } from '@/kit/form/ImageBox'
import { useTaken } from '@/kit/form/useTaken'
import { useSavedPage } from '@/kit/page/savedPage'
import { plain, useFormats } from '@/kit/show/format'
import { mayHave, numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { allPlates, plateChoice } from '../../parts/pickFilters'
import { TopicPhone } from './TopicPhone'

const PLATE_ID = { ...topic.plateName, key: 'plateId' } as const
const MAX_DAYS = 180
const DAY = 86_400_000
/** Topic types that operators create. Users open topics of their own. */
const TYPE = withStates(topic.topicType, (code) => code !== topicType.user)

const initialOf = (row: TopicDetail | undefined): Partial<TopicInput> =>
  row
    ? {
        ...row,
        points: numberIn(row.points) ?? undefined,
      }
    : { topicType: topicType.everyday, hotFlag: 0, recommendFlag: 0, points: 0 }

/** Form of a topic. A later end on a topic that has ended requires confirmation, since it reopens the topic. */
export const TopicForm = ({ row }: { row?: TopicDetail }) => {
  const t = useT()
  const onSaved = useSavedPage()
  const ask = ({ endTime = '' }: TopicInput): Confirmation | undefined =>
    row && is(row.status, topicStatus.ended) && (toMillis(endTime) ?? 0) > Date.now()
      ? { title: t('boards.reopenAsk'), effect: t('boards.reopenEffect') }
      : undefined
  return (
    <FormScreen<TopicInput>
      name="topic"
      row={row}
      initial={initialOf(row)}
      create={topics.create}
      update={topics.update}
      read={topics.get}
      ask={ask}
      done={t('community.saved')}
      onSaved={onSaved}
      phone={(values) => (
        <TopicPhone of={{ id: row?.id, joinCount: row?.joinCount, viewCount: row?.viewCount, ...values }} />
      )}
    >
      {({ Field }) => <Fields Field={Field} row={row} />}
    </FormScreen>
  )
}

const Fields = ({ Field, row }: { Field: FormField<TopicInput>; row?: TopicDetail }) => {
  const t = useT()
  const kind: unknown = AntForm.useWatch(topic.topicType.key) ?? row?.topicType
  const isCampaign = is(kind, topicType.campaign)
  const isUsers = row !== undefined && is(row.topicType, topicType.user)
  const hasPosts = (numberIn(row?.dynamicCount) ?? 0) > 0
  const isFixed = isUsers || (row !== undefined && mayHave(row.dynamicCount))
  const nameTaken = useTaken((topicName) => topics.list({ topicName, pageSize: 100 }, { quiet: true }), {
    key: 'topicName',
    fault: t('boards.topicTaken'),
    own: row?.topicName,
  })
  return (
    <>
      <div className="two-columns">
        <Field
          of={topic.topicName}
          disabled={isFixed}
          hint={isUsers ? t('boards.userTopic') : hasPosts ? t('boards.nameFixed') : undefined}
          check={(value) => (/[#＃\s]/.test(plain(value)) ? t('boards.noSigns') : nameTaken(value))}
        />
        <Field of={PLATE_ID}>
          <CallSelect
            of={allPlates()}
            choice={(one) => ({
              ...plateChoice(one),
              disabled: !is(one.status, plateStatus.up) && one.id !== row?.plateId,
            })}
            label={t(topic.plateName.label)}
          />
        </Field>
      </div>
      <Field of={topic.topicType} disabled={isUsers}>
        <Choice field={isUsers ? topic.topicType : TYPE} />
      </Field>
      {isCampaign && <CampaignFields Field={Field} row={row} />}
      <Field of={topic.cover} required={isCampaign} hint={t('boards.coverHint')}>
        <ImageBox to={files.upload} drop={files.remove} megabytes={2} aspect={16 / 9} />
      </Field>
      <Field of={topic.intro} />
      <div className="two-columns">
        <Field of={topic.recommendFlag} hint={t('boards.offerHint')} />
        <Field of={topic.hotFlag} hint={t('boards.hotHint')} />
      </div>
    </>
  )
}

const CampaignFields = ({ Field, row }: { Field: FormField<TopicInput>; row?: TopicDetail }) => {
  const t = useT()
  const { count } = useFormats()
  const points = numberIn(AntForm.useWatch(topic.points.key) ?? row?.points)
  const joined = numberIn(row?.joinCount)
  const endError = (value: unknown, { startTime }: Partial<TopicInput>) => {
    const [from, end] = [toMillis(startTime ?? '') ?? 0, toMillis(plain(value))]
    if (end === undefined) return undefined
    if (end <= from || (plain(value) !== row?.endTime && end <= Date.now())) return t('boards.endAfterStart')
    return end - from > MAX_DAYS * DAY ? t('boards.maxDays', { count: MAX_DAYS }) : undefined
  }
  return (
    <>
      <div className="two-columns">
        <Field of={topic.startTime} required>
          <Moment />
        </Field>
        <Field of={topic.endTime} required needs={[topic.startTime]} check={endError}>
          <Moment />
        </Field>
      </div>
      <Field
        of={topic.points}
        hint={points && joined !== null ? t('boards.cost', { points: count(points * joined) }) : t('boards.pointsHint')}
      >
        <NumberBox precision={0} min={0} max={500} />
      </Field>
    </>
  )
}
