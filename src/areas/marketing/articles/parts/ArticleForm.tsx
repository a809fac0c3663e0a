import { Button, Form as AntForm, Space } from 'antd'
import { useRef } from 'react'
import * as articles from '@/api/articles'
import * as files from '@/api/files'
import { notify } from '@/api/notices'
import type { ArticleInput } from '@/api/articles'
import { SeriesPicker } from '@/business/SeriesPicker'
import { type Article, article } from '@/entities/marketing/article'
import type { StoredFile } from '@/entities/shared/file'
import { Choice, NumberBox } from '@/kit/form/controls'
import { Field, FormBody, useForm } from '@/kit/form/Form'
import { wordsOf } from '@/kit/html'
import { RichText } from '@/kit/RichText'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { CoverBox } from '../../parts/CoverBox'
import { LabelSelect } from '../../parts/LabelSelect'
import { useMaterialViewer } from '../../parts/material'
import { useConfirmedSave } from '../../parts/useConfirmedSave'
import { useLeave } from '../../parts/useLeave'
import { WithPhone } from '../../parts/WithPhone'
import { ArticlePhone } from './ArticlePhone'
import { UNSHELVED } from './ArticleView'
import { LINKED, LIST, SHELF, UP, WRITTEN } from './shelf'

type Values = ArticleInput
const KIND = 1
const WIDE = 16 / 9
const CAROUSEL = [750, 360] as const
const LEAST_COVER = [750, 422] as const
const MOST_WORDS = 20_000
const MOST_BYTES = 2 * 1024 * 1024
const HTTPS = /^https:\/\/[^\s]+$/i

const initialOf = (row: Article | undefined): Partial<Values> =>
  row
    ? {
        title: row.title,
        articleType: row.articleType,
        cover: row.cover,
        carouselImage: row.carouselImage,
        summary: row.summary,
        content: row.content,
        linkUrl: row.linkUrl,
        seriesName: row.seriesCode || undefined,
        labels: row.labels.map(({ id }) => id),
        shareTitle: row.shareTitle,
        sort: Number(row.sort),
      }
    : { articleType: WRITTEN, labels: [], sort: 0 }

/** Removes the pictures that were uploaded into a text and do not stand in it any more. A failure leaves a file behind, which harms nobody. */
const sweep = (uploaded: readonly StoredFile[], content: string): void => {
  for (const { id, url } of uploaded) if (!content.includes(url)) files.remove({ id }, { quiet: true }).catch(() => {})
}

/** Writes an article, beside it the phone: saved as a draft with no more than a title, or saved and put up. A live one asks first. */
export const ArticleForm = ({ row }: { row?: Article }) => {
  const t = useT()
  const may = useMay()
  const { setQuery, close } = useScreen()
  const leave = useLeave(LIST)
  const isLive = Number(row?.status) === UP
  /** What the save that is under way does beside saving, and how it ended. */
  const run = useRef<{ putUp: boolean; id: string; isUp: boolean }>({ putUp: false, id: row?.id ?? '', isUp: false })
  const uploaded = useRef<StoredFile[]>([])
  const api = useForm<Values>({
    name: `article.${row?.id ?? 'new'}`,
    initial: initialOf(row),
    save: async ({ articleType, ...rest }) => {
      const input = { ...rest, seriesName: rest.seriesName ?? '', labels: rest.labels ?? [] }
      const id = run.current.id
      // One that was saved by a first try is changed by the next.
      if (id) await articles.update({ id, ...input })
      else run.current.id = (await articles.create({ articleType, ...input })).id
      sweep(uploaded.current, input.content ?? '')
      uploaded.current = []
      if (!run.current.putUp) return
      // The client tells the failure; what was saved stays saved.
      run.current.isUp = await articles.setShelf({ id: run.current.id, status: UP }).then(
        () => true,
        () => false,
      )
    },
    onSaved: () => {
      const { putUp, isUp, id } = run.current
      if (putUp && !isUp) return setQuery({ id, edit: undefined, [UNSHELVED]: '1' })
      notify('success', t(putUp ? 'materials.savedUp' : 'materials.saved'))
      leave()
    },
  })
  const { save, body, host } = useConfirmedSave(api, () =>
    isLive && row ? { title: t('articles.liveAsk', { title: row.title }), effect: t('articles.liveEffect') } : undefined,
  )
  const start = (putUp: boolean, go: () => void) => {
    run.current = { ...run.current, putUp, isUp: false }
    go()
  }
  const draft = () => start(false, api.submitUnfinished)
  return (
    <section className="card">
      <FormBody {...body} onFinish={isLive ? () => start(false, save) : draft}>
        <WithPhone phone={<Preview row={row} />}>
          <Fields row={row} onUploaded={(added) => (uploaded.current = [...uploaded.current, ...added])} />
          <Space wrap>
            {isLive ? (
              <Button type="primary" loading={api.busy} onClick={() => start(false, save)}>
                {t('kit.save')}
              </Button>
            ) : (
              <>
                <Button loading={api.busy} onClick={draft}>
                  {t('materials.saveDraft')}
                </Button>
                {may(SHELF.canShelve) && (
                  <Button type="primary" loading={api.busy} onClick={() => start(true, save)}>
                    {t('materials.savePutUp')}
                  </Button>
                )}
              </>
            )}
            <Button onClick={close}>{t('kit.cancel')}</Button>
          </Space>
          {host}
        </WithPhone>
      </FormBody>
    </section>
  )
}

const Preview = ({ row }: { row?: Article }) => {
  const values: Partial<Values> | undefined = AntForm.useWatch((all: Partial<Values>) => all)
  return <ArticlePhone of={values ?? initialOf(row)} />
}

const Fields = ({ row, onUploaded }: { row?: Article; onUploaded: (added: StoredFile[]) => void }) => {
  const t = useT()
  const { hq } = useMaterialViewer()
  const type: unknown = AntForm.useWatch(article.articleType.key) ?? row?.articleType ?? WRITTEN
  const model: unknown = AntForm.useWatch(article.seriesName.key)
  const isLink = Number(type) === LINKED
  const fits = (value: unknown) => {
    const html = typeof value === 'string' ? value : ''
    return [...wordsOf(html)].length > MOST_WORDS || new Blob([html]).size > MOST_BYTES ? t('articles.tooLong') : undefined
  }
  return (
    <>
      <Field of={article.title} always />
      <Field of={article.articleType} disabled={row !== undefined}>
        <Choice field={article.articleType} />
      </Field>
      <div className="two-columns">
        <Field of={article.cover} hint={t('articles.coverHint')}>
          <CoverBox aspect={WIDE} least={LEAST_COVER} />
        </Field>
        {hq && (
          <Field of={article.carouselImage} required={Number(row?.carouselFlag) === 1} hint={t('articles.carouselHint')}>
            <CoverBox aspect={CAROUSEL[0] / CAROUSEL[1]} least={CAROUSEL} />
          </Field>
        )}
      </div>
      {isLink ? (
        <Field of={article.linkUrl} required check={(value) => (value && !HTTPS.test(String(value).trim()) ? t('articles.https') : undefined)} />
      ) : (
        <Field of={article.content} required check={fits}>
          <RichText to={files.uploadBatch} label={t(article.content.label)} onUploaded={onUploaded} />
        </Field>
      )}
      <Field of={article.summary} hint={t('articles.summaryHint')} />
      <div className="two-columns">
        <Field of={article.seriesName}>
          <SeriesPicker placeholder={t(article.seriesName.label)} />
        </Field>
        <Field of={article.labels}>
          <LabelSelect kind={KIND} model={typeof model === 'string' ? model : undefined} known={row?.labels} label={t(article.labels.label)} />
        </Field>
        <Field of={article.shareTitle} hint={t('articles.shareHint')} />
        <Field of={article.sort} hint={t('materials.sortHint')}>
          <NumberBox min={0} max={999} precision={0} style={{ width: 160 }} />
        </Field>
      </div>
    </>
  )
}
