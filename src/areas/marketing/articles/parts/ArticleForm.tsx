import { Form as AntForm } from 'antd'
import { useRef } from 'react'
import * as articles from '@/api/marketing/articles'
import * as files from '@/api/system/files'
import type { ArticleInput } from '@/api/marketing/articles'
import { SeriesPicker } from '@/business/SeriesPicker'
import { useViewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { type Article, article, articleStatus, articleType as articleTypes } from '@/entities/marketing/article'
import type { StoredFile } from '@/entities/shared/file'
import { Choice, NumberBox } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormScreen, type FormScreenPanel } from '@/kit/form/FormScreen'
import { wordsOf } from '@/kit/rich/html'
import { pick } from '@/lib/pick'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { BodyText } from '../../parts/BodyText'
import { CoverBox } from '../../parts/CoverBox'
import { LabelSelect } from '../../parts/LabelSelect'
import { ArticlePhone } from './ArticlePhone'
import { SHELF } from './shelf'

type Values = ArticleInput
const KIND = 1
const WIDE = 16 / 9
const CAROUSEL = [750, 360] as const
const MIN_COVER = [750, 422] as const
const MAX_WORDS = 20_000
const MAX_BYTES = 2 * 1024 * 1024
const HTTPS = /^https:\/\/[^\s]+$/i

const initialOf = (row: Article | undefined): Partial<Values> =>
  row
    ? {
        ...pick(row, 'title', 'articleType', 'cover', 'carouselImage', 'summary', 'content', 'linkUrl', 'shareTitle'),
        seriesName: row.seriesCode || undefined,
        labels: row.labels.map(({ id }) => id),
        sort: Number(row.sort),
      }
    : { articleType: articleTypes.text, labels: [], sort: 0 }

/** Deletes uploaded pictures that are no longer in the text. A file left behind is harmless, so failures are ignored. */
const sweep = (uploaded: readonly StoredFile[], content: string): void => {
  for (const { id, url } of uploaded) if (!content.includes(url)) files.remove({ id }).catch(() => {})
}

/**
 * Article form beside a phone preview. A draft needs only a title. Changing a published article requires
 * confirmation.
 */
export const ArticleForm = ({ row, panel }: { row?: Article; panel?: FormScreenPanel }) => {
  const t = useT()
  const may = useMay()
  const isLive = row !== undefined && is(row.status, articleStatus.up)
  const uploaded = useRef<StoredFile[]>([])
  const swept = (content: string | undefined) => {
    sweep(uploaded.current, content ?? '')
    uploaded.current = []
  }
  return (
    <FormScreen<Values>
      name="article"
      row={row}
      initial={initialOf(row)}
      input={(values) => ({ ...values, seriesName: values.seriesName ?? '', labels: values.labels ?? [] })}
      create={async (input, options) => {
        const made = await articles.create(input, options)
        swept(input.content)
        return made
      }}
      whole
      update={async ({ articleType: _type, ...input }, options) => {
        await articles.update(input, options)
        swept(input.content)
      }}
      draft={!isLive}
      ask={
        isLive
          ? () => ({ title: t('articles.liveAsk', { title: row.title }), effect: t('articles.liveEffect') })
          : undefined
      }
      publish={
        !isLive &&
        may(SHELF.canShelve) && {
          label: 'materials.savePutUp',
          run: (id, options) => articles.setShelf({ id, status: articleStatus.up }, options),
          done: t('materials.savedUp'),
        }
      }
      done={t('materials.saved')}
      panel={panel}
      phone={(values) => <ArticlePhone of={values} />}
    >
      {({ Field }) => (
        <Fields Field={Field} row={row} onUploaded={(added) => (uploaded.current = [...uploaded.current, ...added])} />
      )}
    </FormScreen>
  )
}

const Fields = ({
  Field,
  row,
  onUploaded,
}: {
  Field: FormField<Values>
  row?: Article
  onUploaded: (added: StoredFile[]) => void
}) => {
  const t = useT()
  const { hq } = useViewer()
  const type: unknown = AntForm.useWatch(article.articleType.key) ?? row?.articleType ?? articleTypes.text
  const model: unknown = AntForm.useWatch(article.seriesName.key)
  const isLink = is(type, articleTypes.link)
  const fits = (value: unknown) => {
    const html = typeof value === 'string' ? value : ''
    return [...wordsOf(html)].length > MAX_WORDS || new Blob([html]).size > MAX_BYTES
      ? t('articles.tooLong')
      : undefined
  }
  return (
    <>
      <Field of={article.title} always />
      <Field of={article.articleType} disabled={row !== undefined}>
        <Choice field={article.articleType} />
      </Field>
      <div className="two-columns">
        <Field of={article.cover} hint={t('articles.coverHint')}>
          <CoverBox aspect={WIDE} least={MIN_COVER} />
        </Field>
        {hq && (
          <Field of={article.carouselImage} required={isYes(row?.carouselFlag)} hint={t('articles.carouselHint')}>
            <CoverBox aspect={CAROUSEL[0] / CAROUSEL[1]} least={CAROUSEL} />
          </Field>
        )}
      </div>
      {isLink ? (
        <Field
          of={article.linkUrl}
          required
          check={(value) => (value && !HTTPS.test(String(value).trim()) ? t('articles.https') : undefined)}
        />
      ) : (
        <Field of={article.content} required check={fits}>
          <BodyText label={t(article.content.label)} onUploaded={onUploaded} />
        </Field>
      )}
      <Field of={article.summary} hint={t('articles.summaryHint')} />
      <div className="two-columns">
        <Field of={article.seriesName}>
          <SeriesPicker placeholder={t(article.seriesName.label)} />
        </Field>
        <Field of={article.labels}>
          <LabelSelect
            kind={KIND}
            model={typeof model === 'string' ? model : undefined}
            known={row?.labels}
            label={t(article.labels.label)}
          />
        </Field>
        <Field of={article.shareTitle} hint={t('articles.shareHint')} />
        <Field of={article.sort} hint={t('materials.sortHint')}>
          <NumberBox />
        </Field>
      </div>
    </>
  )
}
