import { Form as AntForm, TimePicker } from 'antd'
import dayjs from 'dayjs'
import type { Rule } from '@/api/community/socialConfig'
import * as socialConfig from '@/api/community/socialConfig'
import * as files from '@/api/system/files'
import { reviewMode, type SocialRule, socialRule } from '@/entities/community/socialRule'
import { is, isYes } from '@/entities/field'
import { Choice, type ControlProps, Flag } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { wordsOf } from '@/kit/rich/html'
import { RichText } from '@/kit/rich/RichText'
import { RichView } from '@/kit/rich/RichView'
import { optionName, plain } from '@/kit/show/format'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { WithPhone } from '@/kit/show/WithPhone'
import { numberIn } from '@/lib/counts'
import { type Translate, useT } from '@/locales'
import { CARDS, VIDEO_UPLOAD } from '../../parts/richTools'
import { type Guard, linesOf, SettingForm } from './SettingForm'

interface Values extends SocialRule {
  reconfirmFlag: 0 | 1
}
const MIN = 100
const MAX = 10_000
const FIRST: Values = {
  reviewMode: reviewMode.reviewFirst,
  commentMode: reviewMode.machine,
  newUserReview: 3,
  dailyLimit: 20,
  postInterval: 30,
  maxVideoSeconds: 300,
  linkFlag: 0,
  qualityPoints: 50,
  deductPoints: 20,
  nightFlag: 0,
  nightHours: '',
  content: '',
  reconfirmFlag: 0,
}
const NUMBERS = [
  socialRule.newUserReview,
  socialRule.dailyLimit,
  socialRule.postInterval,
  socialRule.maxVideoSeconds,
  socialRule.qualityPoints,
  socialRule.deductPoints,
] as const

const valuesOf = ({ version, rule }: Pick<Rule, 'version' | 'rule'>): Values =>
  version
    ? ({
        reviewMode: rule.reviewMode,
        commentMode: rule.commentMode,
        // A missing number is an empty box that has to be filled in.
        ...Object.fromEntries(NUMBERS.map(({ key }) => [key, numberIn(rule[key]) ?? undefined])),
        linkFlag: isYes(rule.linkFlag) ? 1 : 0,
        nightFlag: isYes(rule.nightFlag) ? 1 : 0,
        nightHours: plain(rule.nightHours),
        content: plain(rule.content),
        reconfirmFlag: 0,
      } as Values) // The form validates the missing values.
    : FIRST

const inWords = (key: keyof Values, value: unknown, t: Translate): { name: string; text: string } => {
  if (key === 'reconfirmFlag') return { name: t('feed.reconfirm'), text: t(isYes(value) ? 'kit.yes' : 'kit.no') }
  const field = socialRule[key]
  const text =
    field.kind === 'enum'
      ? optionName(t, field, value)
      : field.kind === 'switch'
        ? t(isYes(value) ? 'kit.yes' : 'kit.no')
        : field.kind === 'richtext'
          ? wordsOf(value)
          : plain(value)
  return { name: t(field.label), text: text || '—' }
}

/** True if review before publication is switched off for posts or comments. */
const isLooser = (before: Values, after: Values) =>
  [before.reviewMode, before.commentMode].some(
    (mode, at) => is(mode, reviewMode.reviewFirst) && !is([after.reviewMode, after.commentMode][at], 1),
  )

export const RuleTab = ({ rule, guard }: { rule: Rule; guard: Guard }) => {
  const t = useT()
  const initial = valuesOf(rule)
  return (
    <SettingForm<Values>
      name="rule"
      title={t('feed.tabRule')}
      saved={rule}
      initial={initial}
      can="socialConfig.saveRule"
      save={(values, version) => socialConfig.saveRule({ version, ...values }, { quiet: true })}
      read={async () => {
        const { version, updateBy, updateTime, rule: now } = await socialConfig.getRule(undefined, { quiet: true })
        return { version, updateBy, updateTime, values: valuesOf({ version, rule: now }) }
      }}
      lines={(before, after) => linesOf(before, after, (key, value) => inWords(key, value, t))}
      ask={(values) => (isLooser(initial, values) ? { title: t('feed.loosenAsk'), danger: true } : undefined)}
      guard={guard}
    >
      {({ Field }) => (
        <WithPhone phone={<RulePhone initial={initial.content} />}>
          <Fields Field={Field} />
        </WithPhone>
      )}
    </SettingForm>
  )
}

const RulePhone = ({ initial }: { initial: string }) => {
  const t = useT()
  const html: unknown = AntForm.useWatch(socialRule.content.key)
  return (
    <PhoneFrame title={t(socialRule.content.label)}>
      <RichView html={plain(html ?? initial)} />
    </PhoneFrame>
  )
}

/** Time range as 'HH:mm-HH:mm', possibly past midnight. */
const Hours = ({ id, value, onChange, disabled }: ControlProps<string>) => {
  const [from, until] = (value ?? '').split('-').map((time) => dayjs(`2000-01-01 ${time}`))
  return (
    <TimePicker.RangePicker
      id={id}
      order={false}
      allowEmpty={[true, true]}
      format="HH:mm"
      needConfirm={false}
      disabled={disabled}
      value={from?.isValid() && until?.isValid() ? [from, until] : null}
      onChange={(times) =>
        onChange?.(times?.[0] && times[1] ? `${times[0].format('HH:mm')}-${times[1].format('HH:mm')}` : '')
      }
    />
  )
}

const Fields = ({ Field }: { Field: FormField<Values> }) => {
  const t = useT()
  const night: unknown = AntForm.useWatch(socialRule.nightFlag.key)
  return (
    <>
      <Field of={socialRule.reviewMode}>
        <Choice field={socialRule.reviewMode} />
      </Field>
      <Field of={socialRule.commentMode}>
        <Choice field={socialRule.commentMode} />
      </Field>
      <div className="two-columns">
        {NUMBERS.map((field) => (
          <Field key={field.key} of={field} />
        ))}
        <Field of={socialRule.linkFlag} />
        <Field of={socialRule.nightFlag} />
      </div>
      <Field
        of={socialRule.nightHours}
        needs={[socialRule.nightFlag]}
        check={(value, { nightFlag }) => (isYes(nightFlag) && !value ? t('feed.noHours') : undefined)}
      >
        <Hours disabled={!isYes(night)} />
      </Field>
      <Field
        of={socialRule.content}
        check={(value) => {
          const { length } = [...wordsOf(value)]
          return length < MIN || length > MAX ? t('feed.contentRule') : undefined
        }}
      >
        <RichText
          to={files.uploadBatch}
          VideoPicker={VIDEO_UPLOAD}
          CardPicker={CARDS}
          max={MAX}
          label={t(socialRule.content.label)}
        />
      </Field>
      <AntForm.Item<Values> name="reconfirmFlag" label={t('feed.reconfirm')}>
        <Flag />
      </AntForm.Item>
    </>
  )
}
