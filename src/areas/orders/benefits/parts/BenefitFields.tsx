import { Form as AntForm, Button, Space } from 'antd'
import * as carSeries from '@/api/system/carSeries'
import * as files from '@/api/system/files'
import { SeriesPicker } from '@/business/SeriesPicker'
import { is, isYes } from '@/entities/field'
import { equity, type Equity, equityStatus } from '@/entities/orders/equity'
import { saleStatus } from '@/entities/shared/enums'
import { useLoad } from '@/kit/data/load'
import { AmountBox } from '@/kit/form/AmountBox'
import type { FormField } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { Choice, type ControlProps, Flag, NumberBox } from '@/kit/form/controls'
import { RichText } from '@/kit/rich/RichText'
import { wordsOf } from '@/kit/rich/html'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { toCents } from '@/lib/money'
import { useT } from '@/locales'
import { isWhole } from '../benefitRules'

const SeriesBox = ({ label, ...box }: ControlProps<string[]> & { label: string }) => {
  const t = useT()
  const { data } = useLoad(
    carSeries.list.query({ sortField: 'sort', sortOrder: 'asc', pageSize: 500 }, { quiet: true }),
  )
  const sold = (data?.records ?? []).filter(({ status }) => !is(status, saleStatus.discontinued))
  return (
    <Space.Compact block>
      <SeriesPicker
        {...box}
        multiple
        label={label}
        placeholder={label}
        onChange={(codes) => box.onChange?.(Array.isArray(codes) ? codes : [])}
      />
      <Button
        disabled={box.disabled || sold.length === 0}
        onClick={() => box.onChange?.(sold.map(({ seriesCode }) => seriesCode))}
      >
        {t('benefits.allSeries')}
      </Button>
    </Space.Compact>
  )
}

export type Values = Omit<Equity, 'id' | 'rightCode' | 'seriesNames' | 'usedCount' | 'updateBy' | 'updateTime'>

const SERIES = { ...equity.seriesNames, key: 'seriesCodes' } as const
const MAX_WORDS = 10_000
const MAX_CENTS = 99_999_999
const ICON = [200, 200] as const
/** Matches links that do not lead to https. */
const OTHER_LINK = /\shref\s*=\s*["']?(?!https:)[^"'\s>]/i

export const BenefitFields = ({ Field, row }: { Field: FormField<Values>; row: Equity }) => {
  const t = useT()
  const isForAll = isYes(AntForm.useWatch(equity.giveAll.key) ?? row.giveAll)
  const validateWorth = (value: unknown) => {
    const cents = toCents(value)
    if (isBlank(value)) return undefined
    return cents === undefined || cents < 0 || cents > MAX_CENTS ? t('benefits.worthRule') : undefined
  }
  const validateQuota = (value: unknown) => {
    const [quota, taken] = [numberIn(value), numberIn(row.usedCount)]
    return quota && taken !== null && quota < taken ? t('benefits.quotaLow') : undefined
  }
  const validateEnd = (value: unknown, { startTime }: Partial<Values>) =>
    typeof value === 'string' && value && startTime && value <= startTime ? t('benefits.orderRule') : undefined
  const validateContent = (value: unknown) => {
    const html = typeof value === 'string' ? value : ''
    if ([...wordsOf(html)].length > MAX_WORDS) return t('benefits.tooLong')
    return OTHER_LINK.test(html) ? t('benefits.httpsOnly') : undefined
  }
  const validateStatus = (value: unknown, all: Partial<Values>) =>
    is(value, equityStatus.on) && !is(row.status, equityStatus.on) && !isWhole(all)
      ? t('benefits.incomplete')
      : undefined
  return (
    <>
      <div className="two-columns">
        <Field of={equity.rightName} />
        <Field of={equity.rightType} />
      </div>
      <Field of={SERIES}>
        <SeriesBox label={t(SERIES.label)} />
      </Field>
      <Field of={equity.cover} hint={t('benefits.coverHint')}>
        <ImageBox
          to={files.upload}
          drop={files.remove}
          megabytes={1}
          least={{ sides: ICON, text: t('benefits.coverHint') }}
        />
      </Field>
      <Field of={equity.summary} />
      <Field of={equity.content} check={validateContent}>
        <RichText to={files.uploadBatch} max={MAX_WORDS} label={t(equity.content.label)} />
      </Field>
      <div className="two-columns">
        <Field of={equity.worth} check={validateWorth}>
          <AmountBox />
        </Field>
        <Field of={equity.giveAll}>
          <Flag />
        </Field>
        {!isForAll && (
          <Field of={equity.quota} check={validateQuota} hint={t('benefits.quotaHint')}>
            <NumberBox precision={0} min={0} />
          </Field>
        )}
        <Field of={equity.sort} hint={t('benefits.sortHint')}>
          <NumberBox precision={0} min={0} max={9999} />
        </Field>
        <Field of={equity.startTime} />
        <Field of={equity.endTime} check={validateEnd} needs={[equity.startTime]} />
        <Field of={equity.status} check={validateStatus} needs={[equity.content, equity.cover, equity.endTime]}>
          <Choice field={equity.status} />
        </Field>
      </div>
    </>
  )
}
