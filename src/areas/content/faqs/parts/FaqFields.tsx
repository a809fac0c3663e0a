import { Checkbox, Form as AntForm } from 'antd'
import { useEffect, useState } from 'react'
import * as qaa from '@/api/content/qaa'
import type { QaaInput } from '@/api/content/qaa'
import * as files from '@/api/system/files'
import { SeriesPicker } from '@/business/SeriesPicker'
import { type QaaPage, qaa as fields } from '@/entities/content/qaa'
import { useLoad } from '@/kit/data/load'
import { NumberBox, TagsBox } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { RichText } from '@/kit/rich/RichText'
import { wordsOf } from '@/kit/rich/html'
import { plain } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { to } from '@/routes'
import { VIDEO_UPLOAD } from '../../parts/videoUpload'

const SERIES = { ...fields.seriesNames, key: 'seriesCodes' } as const
const [MIN, MAX] = [10, 10_000]
const MAX_KEYWORDS = 10
const LONGEST_KEYWORD = 10
const PAUSE_MS = 300
const KIN = 3

/** Similar questions, loaded once typing pauses, to avoid duplicates. */
const Alike = ({ own }: { own?: string }) => {
  const t = useT()
  const typed = plain(AntForm.useWatch(fields.title.key)).trim()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useLoad(qaa.list.query({ keyword: asked, pageNo: 1, pageSize: KIN + 1 }, { quiet: true }), {
    enabled: asked.length > 1,
    keep: false,
  })
  const kin = (asked.length > 1 ? (data?.records ?? []) : []).filter(({ id }) => id !== own).slice(0, KIN)
  if (!kin.length) return null
  return (
    <>
      <span>{t('faqs.alike')}</span>
      <ul className="faq-kin">
        {kin.map(({ id, title }) => (
          <li key={id}>
            <CellLink to={to('/star-management/faqsDetail', { id })}>
              <bdi>{title}</bdi>
            </CellLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Fields of a question. `next` offers to continue with another new one. */
export const FaqFields = ({
  Field,
  row,
  next,
}: {
  Field: FormField<QaaInput>
  row?: QaaPage
  next?: { on: boolean; set: (on: boolean) => void }
}) => {
  const t = useT()
  const validateAnswer = (value: unknown) => {
    const length = [...wordsOf(value)].length
    if (length === 0) return t('newsPage.emptyText')
    return length < MIN || length > MAX ? t('rule.length', { min: MIN, max: MAX }) : undefined
  }
  const validateKeywords = (value: unknown) =>
    Array.isArray(value) &&
    (value.length > MAX_KEYWORDS || value.some((one) => [...plain(one)].length > LONGEST_KEYWORD))
      ? t('faqs.keywordRule', { total: MAX_KEYWORDS, max: LONGEST_KEYWORD })
      : undefined
  return (
    <>
      <Field of={fields.category} />
      <Field
        of={fields.title}
        hint={<Alike own={row?.id} />}
        check={(value) => (/[。.]$/.test(plain(value).trim()) ? t('faqs.noStop') : undefined)}
      />
      <Field of={fields.content} check={validateAnswer}>
        <RichText to={files.uploadBatch} VideoPicker={VIDEO_UPLOAD} max={MAX} label={t(fields.content.label)} />
      </Field>
      <div className="two-columns">
        <Field of={SERIES} hint={t('faqs.seriesHint')}>
          <SeriesPicker multiple label={t(SERIES.label)} placeholder={t('faqs.allSeries')} />
        </Field>
        <Field of={fields.keywords} check={validateKeywords} hint={t('faqs.keywordHint')}>
          <TagsBox />
        </Field>
        <Field of={fields.hotFlag} />
        <Field of={fields.sort}>
          <NumberBox precision={0} min={0} max={9999} />
        </Field>
      </div>
      {next && (
        <Checkbox checked={next.on} onChange={(event) => next.set(event.target.checked)}>
          {t('faqs.saveNext')}
        </Checkbox>
      )}
    </>
  )
}
