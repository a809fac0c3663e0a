import '../lottery.css'
import { Form as AntForm, Button } from 'antd'
import * as lotteries from '@/api/marketing/lotteries'
import type { LotteryInput } from '@/api/marketing/lotteries'
import * as files from '@/api/system/files'
import { is } from '@/entities/field'
import { lottery, type LotteryDetail } from '@/entities/marketing/lottery'
import { lotteryStatus } from '@/entities/marketing/lotteryEnums'
import { type FormField, useLax } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImageBox } from '@/kit/form/ImageBox'
import { wordsOf } from '@/kit/rich/html'
import { useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { BodyText } from '../../parts/BodyText'
import { LotteryFields } from './LotteryFields'
import { PhoneView } from './PhoneView'
import { Prizes } from './Prizes'
import { isGiven } from './states'
import { type Draft, draftOf, inputOf, newLottery, prizeNameOf } from './lotteryValues'

const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const templateOf = (draft: Draft, t: Translate, { number }: ReturnType<typeof useFormats>): string => {
  const { startTime, endTime, costPoints, freeTimes, dayLimit, totalLimit, prizes = [] } = draft
  const minute = (time: string | undefined) => formatTime(time, 'YYYY-MM-DD HH:mm') || '…'
  const lines = [
    t('lotteries.rulePeriod', { from: minute(startTime), until: minute(endTime) }),
    t('lotteries.ruleCost', { points: number(costPoints ?? 0) }),
    freeTimes ? t('lotteries.ruleFree', { times: number(freeTimes) }) : undefined,
    dayLimit ? t('lotteries.ruleDay', { times: number(dayLimit) }) : undefined,
    totalLimit ? t('lotteries.ruleTotal', { times: number(totalLimit) }) : undefined,
  ].filter((line) => line !== undefined)
  const won = prizes.filter(({ prizeType }) => isGiven(prizeType)).map((prize) => prizeNameOf(prize, t))
  const list = (items: readonly string[], tag: string) =>
    `<${tag}>${items.map((item) => `<li>${safe(item)}</li>`).join('')}</${tag}>`
  return `<h2>${safe(t('lottery.content'))}</h2>${list(lines, 'ol')}${won.length ? `<h3>${safe(t('lotteries.rulePrizes'))}</h3>${list([...new Set(won)], 'ul')}` : ''}`
}

const COVER_MB = 2
const COVER_RATIO = 750 / 1334
const MAX_WORDS = 20_000

/** Background and rules; a template generates the rules from the other fields. */
const Page = ({ Field }: { Field: FormField<Draft> }) => {
  const t = useT()
  const isLax = useLax()
  const formats = useFormats()
  const form = AntForm.useFormInstance<Draft>()
  const insert = () => {
    const values = form.getFieldsValue(true)
    form.setFieldValue('content', `${values.content ?? ''}${templateOf(values, t, formats)}`)
  }
  const check = (value: unknown) => {
    const count = [...wordsOf(value)].length
    if (count > MAX_WORDS) return t('rule.tooLong', { max: MAX_WORDS, count })
    return !isLax() && wordsOf(value).trim() === '' ? t('rule.enter', { field: t(lottery.content.label) }) : undefined
  }
  return (
    <section aria-labelledby="lottery-page">
      <h2 className="section-title" id="lottery-page">
        {t('lotteries.page')}
      </h2>
      <Field of={lottery.cover} hint={t('lotteries.coverHint')}>
        <ImageBox to={files.upload} drop={files.remove} megabytes={COVER_MB} aspect={COVER_RATIO} />
      </Field>
      <Field of={lottery.content} check={check}>
        <BodyText label={t(lottery.content.label)} />
      </Field>
      <Button onClick={insert}>{t('lotteries.template')}</Button>
    </section>
  )
}

export const LotteryForm = ({ row, copy }: { row?: LotteryDetail; copy?: LotteryDetail }) => {
  const t = useT()
  const may = useMay()
  const limited = is(row?.status, lotteryStatus.stopped)
  return (
    <FormScreen<Draft, LotteryInput>
      name={copy ? `lottery.copy.${copy.id}` : 'lottery'}
      row={row}
      initial={row ? draftOf(row) : copy ? draftOf(copy, true) : newLottery(t)}
      input={inputOf}
      create={lotteries.create}
      whole
      update={lotteries.update}
      draft={!limited}
      done={t('lotteries.saved')}
      publish={
        !limited &&
        may('lotteries.setStatus') && {
          label: 'lotteries.publish',
          ask: ({ title }) => ({
            title: t('lotteries.publishAsk', { name: String(title) }),
            effect: t('lotteries.publishEffect'),
          }),
          run: (id, options) => lotteries.setStatus({ id, status: lotteryStatus.upcoming }, options),
          done: t('lotteries.published'),
        }
      }
      phone={(values) => <PhoneView draft={values} />}
    >
      {({ Field }) => (
        <>
          <LotteryFields Field={Field} limited={limited} />
          <Prizes
            Field={Field}
            sent={row?.prizes.map(({ sentCount }) => numberIn(sentCount) ?? 0) ?? []}
            limited={limited}
          />
          <Page Field={Field} />
        </>
      )}
    </FormScreen>
  )
}
