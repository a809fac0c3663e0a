import { Form as AntForm } from 'antd'
import type { Filter } from '@/api/community/socialConfig'
import * as socialConfig from '@/api/community/socialConfig'
import type { Dynamic } from '@/entities/community/dynamic'
import { type SiftRule, siftRule } from '@/entities/community/sift'
import { NumberBox } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { plain, useFormats } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { type TextKey, useT } from '@/locales'
import { type Ranked, ranked } from '../sample'
import { readFilter } from './filter'
import { type Guard, linesOf, SettingForm } from './SettingForm'

const KEYS = [
  'hideReportCount',
  'sinkDays',
  'minTextLength',
  'sameAuthorGap',
  'ownerWeight',
  'qualityWeight',
  'decayHours',
] as const satisfies readonly (keyof SiftRule)[]
/** Rules until they are saved for the first time. */
const FIRST: SiftRule = {
  hideReportCount: 5,
  sinkDays: 30,
  minTextLength: 10,
  sameAuthorGap: 3,
  ownerWeight: 1.2,
  qualityWeight: 1.5,
  decayHours: 24,
}
const valuesOf = ({ version, rule }: Pick<Filter, 'version' | 'rule'>): SiftRule =>
  version
    ? // A missing number is an empty box that has to be filled in.
      (Object.fromEntries(KEYS.map((key) => [key, numberIn(rule[key]) ?? undefined])) as unknown as SiftRule)
    : FIRST

export const FeedTab = ({ filter, guard }: { filter: Filter; guard: Guard }) => {
  const t = useT()
  return (
    <SettingForm<SiftRule>
      name="feed"
      title={t('feed.tabFeed')}
      saved={filter}
      initial={valuesOf(filter)}
      can="socialConfig.saveFilter"
      save={(rule, version) => socialConfig.saveFilter({ version, rule }, { quiet: true })}
      read={async () => {
        const { version, updateBy, updateTime, rule } = await readFilter()
        return { version, updateBy, updateTime, values: valuesOf({ version, rule }) }
      }}
      lines={(before, after) =>
        linesOf(before, after, (key, value) => ({ name: t(siftRule[key].label), text: plain(value) || '—' }))
      }
      guard={guard}
    >
      {({ Field }) => (
        <div className="feed-rules">
          <div className="two-columns">
            <Fields Field={Field} />
          </div>
          <Sample sample={filter.sample} />
        </div>
      )}
    </SettingForm>
  )
}

const Fields = ({ Field }: { Field: FormField<SiftRule> }) => {
  const t = useT()
  const weight = (value: unknown) => {
    const number = numberIn(value)
    return number !== null && (number < 0.5 || number > 5) ? t('feed.weightRule') : undefined
  }
  return (
    <>
      <Field of={siftRule.hideReportCount} />
      <Field of={siftRule.sinkDays} hint={t('feed.sinkHint')} />
      <Field of={siftRule.minTextLength} />
      <Field of={siftRule.sameAuthorGap} />
      <Field of={siftRule.ownerWeight} check={weight}>
        <NumberBox precision={1} step={0.1} />
      </Field>
      <Field of={siftRule.qualityWeight} check={weight}>
        <NumberBox precision={1} step={0.1} />
      </Field>
      <Field of={siftRule.decayHours} />
    </>
  )
}

const WHY: Record<NonNullable<Ranked['why']>, TextKey> = {
  hidden: 'feed.whyHidden',
  sunk: 'feed.whySunk',
  short: 'feed.whyShort',
}
const Sample = ({ sample }: { sample: readonly Dynamic[] }) => {
  const t = useT()
  const { count } = useFormats()
  const values: Partial<SiftRule> = AntForm.useWatch((all: SiftRule) => all, { preserve: true }) ?? {}
  return (
    <section aria-label={t('feed.sample')}>
      <h3 className="card-title">{t('feed.sample')}</h3>
      {sample.length === 0 && <p className="quiet">{t('feed.sampleNone')}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so reachable by keyboard */}
      <ol className="feed-sample" tabIndex={0} aria-label={t('feed.sample')}>
        {ranked(sample, values).map(({ post, heat, why }) => (
          <li key={post.id} data-held={why !== undefined}>
            <bdi>{plain(post.title) || plain(post.content) || post.id}</bdi>
            <small className="quiet">
              <bdi>{plain(post.nickname)}</bdi> · {t('feed.heat', { heat: count(Math.round(heat)) })}{' '}
              {why && <Mark tone={why === 'short' ? 'default' : 'warning'}>{t(WHY[why])}</Mark>}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
