import './worldCup.css'
import { Alert, Button, Form as AntForm, Slider } from 'antd'
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
import { Failed, useFresh, useLoad } from '@/kit/data/load'
import type { FormField } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { SettingBody, useSetting } from '@/kit/form/setting'
import { wordsOf } from '@/kit/rich/html'
import { PhoneText } from '@/kit/rich/PhoneText'
import { RichText } from '@/kit/rich/RichText'
import { useFormats } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { PhoneButton, PhoneCover, TalkCard } from '@/kit/show/phoneParts'
import { isShown, PictureFrame } from '@/kit/show/Picture'
import { WithPhone } from '@/kit/show/WithPhone'
import { changesOf } from '@/lib/changes'
import { numberIn } from '@/lib/counts'
import { pick } from '@/lib/pick'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { ApplyJackpot } from './parts/ApplyJackpot'
import { WholeBox } from './parts/matchWords'
import { ALL_MATCHES, activityQuery, readActivity } from './parts/queries'

const KEYS = [
  ...(['title', 'cover', 'startTime', 'endTime', 'joinScope', 'stakePoints', 'matchTimes', 'closeMinutes'] as const),
  ...(['jackpot', 'stakeRate', 'exactShare', 'resultShare', 'shareTitle', 'shareImage', 'content'] as const),
] as const
const NUMBERS = [
  'stakePoints',
  'matchTimes',
  'closeMinutes',
  'jackpot',
  'stakeRate',
  'exactShare',
  'resultShare',
] as const
type Values = Pick<CupActivity, (typeof KEYS)[number]>

const [COVER, COVER_MB] = [[750, 400], 0.5] as const
const [SHARE_RATIO, SHARE_MB] = [5 / 4, 0.125]
const MAX_WORDS = 20_000
/** The people of the example. */
const [PEOPLE, RESULT, EXACT] = [100, 20, 4]

const initialOf = (row: CupActivity): Values => ({
  ...pick(row, ...KEYS),
  // A number that was not sent is an empty box.
  ...(Object.fromEntries(NUMBERS.map((key) => [key, numberIn(row[key]) ?? undefined])) as Pick<
    Values,
    (typeof NUMBERS)[number]
  >),
})

/** What a match would pay by these settings. */
const Example = () => {
  const t = useT()
  const { count } = useFormats()
  const form = AntForm.useFormInstance<Values>()
  const values: Partial<Values> = AntForm.useWatch((all: Values) => all, { form, preserve: true }) ?? {}
  const [base, stake, rate, exactShare, resultShare] = (
    ['jackpot', 'stakePoints', 'stakeRate', 'exactShare', 'resultShare'] as const
  ).map((key) => numberIn(values[key]) ?? 0)
  const jackpot = (base ?? 0) + Math.floor((PEOPLE * (stake ?? 0) * (rate ?? 0)) / 100)
  const split = splitPot({
    jackpot,
    exactShare: exactShare ?? 0,
    resultShare: resultShare ?? 0,
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

/** The bar between the two shares, which moves both. */
const ShareBar = ({ disabled }: { disabled: boolean }) => {
  const t = useT()
  const form = AntForm.useFormInstance<Values>()
  const exact = numberIn(AntForm.useWatch('exactShare', form)) ?? 0
  const set = (exactShare: number) => form.setFieldsValue({ exactShare, resultShare: 100 - exactShare })
  return (
    <Slider
      value={exact}
      onChange={set}
      disabled={disabled}
      ariaLabelForHandle={t(fields.exactShare.label)}
      tooltip={{ formatter: (value) => `${value}% : ${100 - (value ?? 0)}%` }}
    />
  )
}

const Fields = ({ Field, locked, over }: { Field: FormField<Values>; locked: boolean; over: boolean }) => {
  const t = useT()
  const form = AntForm.useFormInstance<Values>()
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
  const link = (key: 'exactShare' | 'resultShare') => (value: number | null) => {
    if (value !== null) form.setFieldsValue({ [key]: 100 - value })
  }
  const fixed = locked ? t('worldCup.lockedWhileOpen') : undefined
  return (
    <>
      <Field of={fields.title} />
      <Field of={fields.cover} hint={t('worldCup.coverHint')}>
        <ImageBox to={files.upload} drop={files.remove} size={COVER} megabytes={COVER_MB} />
      </Field>
      <div className="two-columns">
        <Field of={fields.startTime} />
        <Field of={fields.endTime} check={covers} needs={[fields.startTime]} />
        <Field of={fields.joinScope} disabled={locked || over} hint={fixed} />
        <Field of={fields.stakePoints}>
          <WholeBox />
        </Field>
        <Field of={fields.matchTimes}>
          <WholeBox />
        </Field>
        <Field of={fields.closeMinutes}>
          <WholeBox />
        </Field>
        <Field of={fields.jackpot} hint={t('worldCup.baseHint')}>
          <WholeBox />
        </Field>
        <Field of={fields.stakeRate} disabled={locked || over} hint={fixed}>
          <WholeBox />
        </Field>
        <Field of={fields.exactShare} disabled={locked || over} hint={fixed}>
          <LinkedBox link={link('resultShare')} />
        </Field>
        <Field of={fields.resultShare} disabled={locked || over} check={whole} needs={[fields.exactShare]}>
          <LinkedBox link={link('exactShare')} />
        </Field>
      </div>
      <ShareBar disabled={locked || over} />
      <Example />
      <Field of={fields.shareTitle} />
      <Field of={fields.shareImage} hint={t('worldCup.shareHint')}>
        <ImageBox to={files.upload} drop={files.remove} aspect={SHARE_RATIO} megabytes={SHARE_MB} />
      </Field>
      <Field
        of={fields.content}
        check={(value) => {
          const { length } = [...wordsOf(value)]
          return length > MAX_WORDS ? t('rule.tooLong', { max: MAX_WORDS, count: length }) : undefined
        }}
      >
        <RichText to={files.uploadBatch} label={t(fields.content.label)} max={MAX_WORDS} />
      </Field>
    </>
  )
}

/** A percent that moves the other share along with it. */
const LinkedBox = ({
  onChange,
  link,
  ...rest
}: Parameters<typeof WholeBox>[0] & { link: (value: number | null) => void }) => (
  <WholeBox
    {...rest}
    onChange={(value) => {
      onChange?.(value)
      link(value)
    }}
  />
)

const Phone = () => {
  const t = useT()
  const form = AntForm.useFormInstance<Values>()
  const values: Partial<Values> = AntForm.useWatch((all: Values) => all, { form, preserve: true }) ?? {}
  return (
    <PhoneFrame title={values.title?.trim() || t('cupActivity.title')}>
      <PhoneCover src={values.cover} />
      <PhoneButton>{t('worldCup.entry')}</PhoneButton>
      <TalkCard title={values.shareTitle ?? ''} summary={values.title ?? ''}>
        {isShown(values.shareImage) && <PictureFrame src={values.shareImage} width={50} height={40} />}
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
  const initial = initialOf(row)
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
  const waiting = useLoad(worldCup.list.query({ status: [matchStatus.upcoming], pageSize: 100 }, { quiet: true }), {
    enabled: applied !== undefined,
  })
  const turn = (status: CupActivity['status']) => async () => {
    if (setting.dirty) return notify('warning', t('worldCup.saveFirst'))
    if (!(await setting.check())) return undefined
    return worldCup.update({ target: 'activity', id: row.id, status, updateTime: row.updateTime })
  }
  const actions: Action[] = [
    {
      label: 'worldCup.publish',
      can: 'worldCup.update',
      hide: !head || !is(row.status, cupStatus.draft, cupStatus.down),
      run: turn(cupStatus.published),
      done: t('worldCup.published'),
    },
    {
      label: 'worldCup.takeDown',
      can: 'worldCup.update',
      danger: true,
      hide: !head || !published,
      ask: { title: t('worldCup.takeDownAsk'), effect: t('worldCup.takeDownEffect') },
      run: turn(cupStatus.down),
      done: t('worldCup.takenDown'),
    },
  ]
  return (
    <section className="card">
      <header className="cup-head">
        <StatusTag field={fields.status} value={row.status} />
        <Actions items={actions} plain />
      </header>
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
          <Fields Field={setting.Field} locked={published} over={over} />
        </WithPhone>
      </SettingBody>
      {applied !== undefined && waiting.data && (
        <ApplyJackpot jackpot={applied} matches={waiting.data.records} onClose={() => setApplied(undefined)} />
      )}
    </section>
  )
}

/** Title, period, stake, split and rules of the guessing activity, as one record. */
export default function ActivitySettings() {
  const t = useT()
  const [turn, setTurn] = useState(0)
  const load = useFresh(activityQuery())
  if (load.error && !load.data) return <Failed error={load.error} retry={load.retry} />
  if (!load.data) return <section className="card" aria-busy aria-label={t('kit.loading')} />
  return (
    <ActivityForm
      key={turn}
      row={load.data}
      reload={() => {
        load.retry()
        setTurn(turn + 1)
      }}
    />
  )
}
