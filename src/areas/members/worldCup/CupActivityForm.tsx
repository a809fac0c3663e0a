import { Alert, Button, Flex, Form as AntForm, Slider } from 'antd'
import { useState } from 'react'
import { notify } from '@/api/notices'
import * as worldCup from '@/api/members/worldCup'
import type { ActivityInput } from '@/api/members/worldCup'
import * as files from '@/api/system/files'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { cupActivity as fields, type CupActivity, cupStatus } from '@/entities/members/cupActivity'
import { matchStatus } from '@/entities/members/cupMatch'
import { splitPot } from '@/entities/members/cupRules'
import { type Action, Actions } from '@/kit/actions/actions'
import { useLoad } from '@/kit/data/load'
import { CANCELLED } from '@/kit/data/useAction'
import { type ControlProps, NumberBox } from '@/kit/form/controls'
import type { FormApi } from '@/kit/form/Form'
import { FreshSetting } from '@/kit/form/FreshSetting'
import { ImageBox } from '@/kit/form/ImageBox'
import { SettingBody, useSetting } from '@/kit/form/setting'
import { PhoneText } from '@/kit/rich/PhoneText'
import { RichText } from '@/kit/rich/RichText'
import { useFormats } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { PhoneButton, PhoneCover, TalkCard } from '@/kit/show/phoneParts'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { WithPhone } from '@/kit/show/WithPhone'
import { changesOf } from '@/lib/changes'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { inputsOf } from '../parts/inputs'
import { MAX_WORDS, richFault } from '../parts/richLimit'
import { ApplyJackpot } from './parts/ApplyJackpot'
import { ALL_MATCHES, activityQuery, readActivity } from './parts/queries'

const KEYS = [
  ...(['title', 'cover', 'startTime', 'endTime', 'joinScope', 'stakePoints', 'matchTimes', 'closeMinutes'] as const),
  ...(['jackpot', 'stakeRate', 'exactShare', 'resultShare', 'shareTitle', 'shareImage', 'content'] as const),
] as const
type Values = Pick<CupActivity, (typeof KEYS)[number]>

const [COVER, COVER_MB] = [[750, 400], 0.5] as const
const [SHARE_RATIO, SHARE_MB] = [5 / 4, 0.125]
/** People in the example: all, those with the correct result, and those with the exact score. */
const [PEOPLE, RESULT, EXACT] = [100, 20, 4]

const Example = () => {
  const t = useT()
  const { count } = useFormats()
  const form = AntForm.useFormInstance<Values>()
  const values: Partial<Values> = AntForm.useWatch((all: Values) => all, { form, preserve: true }) ?? {}
  const given = (key: keyof Values) => numberIn(values[key]) ?? 0
  const jackpot = given('jackpot') + Math.floor((PEOPLE * given('stakePoints') * given('stakeRate')) / 100)
  const split = splitPot({
    jackpot,
    exactShare: given('exactShare'),
    resultShare: given('resultShare'),
    exactCount: EXACT,
    resultCount: RESULT,
  })
  return (
    <Alert
      type="info"
      className="space-below digits"
      title={t('worldCup.example', {
        people: PEOPLE,
        result: RESULT,
        exact: EXACT,
        pot: count(jackpot),
        exactEach: count(split.exact.each),
        resultEach: count(split.result.each),
        rollover: count(split.rollover),
      })}
    />
  )
}

type Share = 'exactShare' | 'resultShare'
const ShareBox = ({
  other,
  onChange,
  share,
  ...rest
}: ControlProps<number | null> & { other: Share; share: (shares: Partial<Values>) => void }) => (
  <NumberBox
    {...rest}
    suffix="%"
    precision={0}
    onChange={(value) => {
      onChange?.(value)
      if (value !== null) share({ [other]: 100 - value })
    }}
  />
)

const ShareBar = ({ locked, share }: { locked: boolean; share: (shares: Partial<Values>) => void }) => {
  const t = useT()
  const exact = numberIn(AntForm.useWatch('exactShare', AntForm.useFormInstance<Values>())) ?? 0
  return (
    <Slider
      value={exact}
      onChange={(exactShare) => share({ exactShare, resultShare: 100 - exactShare })}
      // Undefined inherits the state of the form.
      disabled={locked || undefined}
      ariaLabelForHandle={t(fields.exactShare.label)}
      tooltip={{ formatter: (value = 0) => `${value}% : ${100 - value}%` }}
    />
  )
}

const Fields = ({ of: { Field, form, body }, locked }: { of: FormApi<Values>; locked: boolean }) => {
  const t = useT()
  const matches = useLoad(ALL_MATCHES)
  const times = (matches.data?.records ?? []).flatMap(({ startTime }) => toMillis(startTime) ?? [])
  const covers = (value: unknown, all: Partial<Values>) => {
    const [start, end] = [toMillis(all.startTime), toMillis(value)]
    if (start === undefined || end === undefined) return undefined
    if (end <= start) return t('worldCup.badOrder')
    return times.some((time) => time < start || time > end) ? t('worldCup.coversMatches') : undefined
  }
  const whole = (_: unknown, all: Partial<Values>) =>
    (numberIn(all.exactShare) ?? 0) + (numberIn(all.resultShare) ?? 0) === 100 ? undefined : t('worldCup.shares100')
  const share = (shares: Partial<Values>) => {
    form.setFieldsValue(shares)
    body.onValues(shares)
  }
  const fixed = { disabled: locked, hint: locked ? t('worldCup.lockedWhileOpen') : undefined }
  return (
    <>
      <Field of={fields.title} />
      <Field of={fields.cover} hint={t('worldCup.coverHint')}>
        <ImageBox to={files.upload} drop={files.remove} size={COVER} megabytes={COVER_MB} />
      </Field>
      <div className="two-columns">
        <Field of={fields.startTime} />
        <Field of={fields.endTime} check={covers} needs={[fields.startTime]} />
        <Field of={fields.joinScope} {...fixed} />
        <Field of={fields.stakePoints} />
        <Field of={fields.matchTimes} />
        <Field of={fields.closeMinutes} />
        <Field of={fields.jackpot} hint={t('worldCup.baseHint')} />
        <Field of={fields.stakeRate} {...fixed}>
          <NumberBox suffix="%" precision={0} />
        </Field>
        <Field of={fields.exactShare} {...fixed}>
          <ShareBox other="resultShare" share={share} />
        </Field>
        <Field of={fields.resultShare} {...fixed} check={whole} needs={[fields.exactShare]}>
          <ShareBox other="exactShare" share={share} />
        </Field>
      </div>
      <ShareBar locked={locked} share={share} />
      <Example />
      <Field of={fields.shareTitle} />
      <Field of={fields.shareImage} hint={t('worldCup.shareHint')}>
        <ImageBox to={files.upload} drop={files.remove} aspect={SHARE_RATIO} megabytes={SHARE_MB} />
      </Field>
      <Field of={fields.content} check={(value) => richFault(t, value)}>
        <RichText to={files.uploadBatch} label={t(fields.content.label)} max={MAX_WORDS} />
      </Field>
    </>
  )
}

const Phone = () => {
  const t = useT()
  const form = AntForm.useFormInstance<Values>()
  const values: Partial<Values> = AntForm.useWatch((all: Values) => all, { form, preserve: true }) ?? {}
  return (
    <PhoneFrame title={values.title?.trim() || t('cupActivity.title')}>
      <PhoneCover src={values.cover} />
      <PhoneButton>{t('worldCup.entry')}</PhoneButton>
      <TalkCard title={values.shareTitle ?? ''} summary={values.title ?? ''}>
        {isPictureUrl(values.shareImage) && <PictureFrame src={values.shareImage} width={50} height={40} />}
      </TalkCard>
      <PhoneText html={values.content} none={t('cupActivity.content')} />
    </PhoneFrame>
  )
}

const ActivityForm = ({ row, reload }: { row: CupActivity; reload: () => void }) => {
  const t = useT()
  const may = useMay()
  const { head } = useViewer()
  const [applied, setApplied] = useState<number>()
  const over = is(row.status, cupStatus.over)
  const published = is(row.status, cupStatus.published)
  const initial = inputsOf(fields, row, KEYS)
  const setting = useSetting<Values>({
    name: 'cupActivity',
    initial,
    save: async (values, force) => {
      const changed: ActivityInput = changesOf(initial, values)
      await worldCup.update(
        { target: 'activity', id: row.id, ...changed, updateTime: row.updateTime, ...force },
        { quiet: true },
      )
      if (changed.jackpot !== undefined) setApplied(changed.jackpot)
    },
    newer: async () => {
      const { updateTime } = await readActivity()
      return { updateTime }
    },
    reload,
    done: t('worldCup.activitySaved'),
  })
  const upcoming = useLoad(worldCup.list.query({ status: [matchStatus.upcoming], pageSize: 100 }, { quiet: true }), {
    enabled: applied !== undefined,
  })
  // The server may ignore filters, and announced matches keep their base.
  const waiting = (upcoming.data?.records ?? []).filter(({ status }) => is(status, matchStatus.upcoming))
  const turn = (status: CupActivity['status']) =>
    worldCup.update({ target: 'activity', id: row.id, status, updateTime: row.updateTime })
  const actions: Action[] = [
    {
      label: 'worldCup.publish',
      can: 'worldCup.update',
      hide: !head || !is(row.status, cupStatus.draft, cupStatus.down),
      run: async () => {
        if (setting.dirty) notify('warning', t('worldCup.saveFirst'))
        return setting.dirty || !(await setting.check()) ? CANCELLED : turn(cupStatus.published)
      },
      done: t('worldCup.published'),
    },
    {
      label: 'worldCup.takeDown',
      can: 'worldCup.update',
      danger: true,
      hide: !head || !published,
      ask: { title: t('worldCup.takeDownAsk'), effect: t('worldCup.takeDownEffect') },
      run: () => turn(cupStatus.down),
      done: t('worldCup.takenDown'),
    },
  ]
  return (
    <section className="card">
      <Flex justify="space-between" align="center" className="space-below">
        <StatusTag field={fields.status} value={row.status} />
        <Actions items={actions} plain />
      </Flex>
      <SettingBody
        of={setting}
        writes={head && !over && may('worldCup.update')}
        idle={!setting.dirty}
        back={
          <Button disabled={!setting.dirty} onClick={setting.undo}>
            {t('worldCup.undo')}
          </Button>
        }
      >
        <WithPhone phone={<Phone />}>
          <Fields of={setting} locked={published} />
        </WithPhone>
      </SettingBody>
      {applied !== undefined && waiting.length > 0 && (
        <ApplyJackpot jackpot={applied} matches={waiting} onClose={() => setApplied(undefined)} />
      )}
    </section>
  )
}

export default function CupActivityForm() {
  return (
    <FreshSetting of={activityQuery()}>
      {(row, reload) => row && <ActivityForm row={row} reload={reload} />}
    </FreshSetting>
  )
}
