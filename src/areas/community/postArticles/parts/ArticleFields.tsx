import { CloseOutlined, SettingOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import * as files from '@/api/system/files'
import { publishWay } from '@/entities/community/dynamic'
import { postArticle } from '@/entities/community/postArticle'
import { is } from '@/entities/field'
import type { FormApi } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import type { Choice } from '@/kit/form/RemoteSelect'
import { useT } from '@/locales'
import { AuthorField } from '../../posts/parts/AuthorField'
import { FilingFields } from '../../posts/parts/FilingFields'
import { PublishFields } from '../../posts/parts/PublishFields'
import type { ArticleValues } from './ArticleForm'
import { ArticleText } from './ArticleText'

const WIDE = 16 / 9
const TEXT: readonly string[] = [postArticle.title.key, postArticle.summary.key, postArticle.content.key]

/** Title, summary and text of an article. A drawer holds the other fields and opens if one of them has an error. */
export const ArticleFields = ({
  api,
  topics,
  schedules,
}: {
  api: FormApi<ArticleValues>
  topics?: readonly Choice[]
  /** True while a publishing time can still be set. */
  schedules: boolean
}) => {
  const t = useT()
  const { Field, fault } = api
  const [open, setOpen] = useState(false)
  const drawer = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!fault || TEXT.includes(fault.field)) return
    setOpen(true)
    // A field of a closed drawer can be focused only after it is rendered.
    const frame = requestAnimationFrame(fault.show)
    return () => cancelAnimationFrame(frame)
  }, [fault])
  const toggle = (to: boolean) => {
    setOpen(to)
    requestAnimationFrame(() => (to ? drawer : opener).current?.focus())
  }
  return (
    <>
      <p className="article-tools">
        <Button ref={opener} icon={<SettingOutlined />} aria-expanded={open} onClick={() => toggle(!open)}>
          {t('postArticles.settings')}
        </Button>
      </p>
      <Field of={postArticle.title} always />
      <Field of={postArticle.summary} hint={t('postArticles.summaryHint')} />
      <ArticleText Field={Field} />
      <section
        ref={drawer}
        className="article-settings"
        aria-label={t('postArticles.settings')}
        tabIndex={-1}
        hidden={!open}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Escape must not close the editor below the drawer.
          event.stopPropagation()
          toggle(false)
        }}
      >
        <header>
          <strong>{t('postArticles.settings')}</strong>
          <Button type="text" icon={<CloseOutlined />} aria-label={t('kit.close')} onClick={() => toggle(false)} />
        </header>
        <AuthorField Field={Field} />
        <Field of={postArticle.cover} hint={t('postArticles.coverHint')}>
          <ImageBox to={files.upload} drop={files.remove} megabytes={2} aspect={WIDE} />
        </Field>
        <FilingFields Field={Field} known={topics} />
        <Field of={postArticle.commentFlag} />
        <Field of={postArticle.originFlag} />
        {schedules && <PublishFields Field={Field} ways={(way) => !is(way, publishWay.draft)} />}
      </section>
    </>
  )
}
