import { Alert, Button, Form as AntForm, Space } from 'antd'
import { type RefObject, useEffect, useRef, useState } from 'react'
import * as news from '@/api/content/news'
import * as files from '@/api/system/files'
import { contentCards } from '@/business/links/contentCards'
import { coverStyle, news as fields, newsSource, newsStatus } from '@/entities/content/news'
import { is } from '@/entities/field'
import { useLoad } from '@/kit/data/load'
import { type FormField, useLax } from '@/kit/form/Form'
import { sendPictures } from '@/kit/form/uploadPictures'
import { useUploads } from '@/kit/form/uploads'
import { foreignPictures, picturesIn, readHtml, withPictures, wordsOf } from '@/kit/rich/html'
import type { NewAddress } from '@/kit/rich/pictures'
import { RichText } from '@/kit/rich/RichText'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { VIDEO_UPLOAD } from '../../parts/videoUpload'
import type { Values } from './NewsForm'

const [MIN, MAX] = [20, 50_000]
const MAX_PICTURES = 100
const PAUSE_MS = 300
const CARDS = contentCards(['goods', 'topic', 'enroll', 'car', 'news'])

/** Warning that a published item has the same title, which may be intended. */
const SameTitle = ({ own }: { own?: string }) => {
  const t = useT()
  const title = plain(AntForm.useWatch(fields.title.key)).trim()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(title), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [title])
  const { data } = useLoad(news.list.query({ title: asked, status: [newsStatus.up], pageSize: 5 }, { quiet: true }), {
    enabled: [...asked].length >= 5,
    keep: false,
  })
  const isThere = data?.records.some((row) => row.id !== own && row.title === asked)
  return isThere ? <span role="status">{t('newsPage.sameTitle')}</span> : null
}

/** Fetches an external picture. Undefined if its host does not allow it or the request fails. */
const fetchPicture = async (src: string): Promise<File | undefined> => {
  try {
    const reply = await fetch(src, { credentials: 'omit', referrerPolicy: 'no-referrer' })
    const bytes = await reply.blob()
    return reply.ok ? new File([bytes], 'picture', { type: bytes.type }) : undefined
  } catch {
    return undefined
  }
}

/** External pictures of a text. They are copied on insertion; failures can be retried or removed. */
const Foreign = ({ inEditor }: { inEditor: RefObject<((addressOf: NewAddress) => void) | null> }) => {
  const t = useT()
  const form = AntForm.useFormInstance<Values>()
  const hold = useUploads()
  const content = plain(AntForm.useWatch(fields.content.key))
  const foreign = [...new Set(foreignPictures(content))]
  const tried = useRef(new Set<string>())
  const [busy, setBusy] = useState(false)
  const put = (addressOf: NewAddress) => {
    if (inEditor.current) inEditor.current(addressOf)
    // The tab is hidden.
    else form.setFieldValue(fields.content.key, withPictures(plain(form.getFieldValue(fields.content.key)), addressOf))
  }
  const copy = (all: readonly string[]) =>
    hold(async (end) => {
      setBusy(true)
      const copies = new Map<string, string>()
      for (const src of all) {
        const file = await fetchPicture(src)
        const [stored] = file ? await sendPictures([file], files.uploadBatch, end) : []
        if (stored) copies.set(src, stored.url)
      }
      if (copies.size) put((src) => copies.get(src) ?? src)
      setBusy(false)
      return true
    })
  const fresh = foreign.filter((src) => !tried.current.has(src))
  const added = fresh.join()
  useEffect(() => {
    if (!added) return
    for (const src of fresh) tried.current.add(src)
    copy(fresh)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [added])
  if (!foreign.length) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={t('newsPage.foreign', { count: foreign.length })}
      action={
        <Space>
          <Button size="small" loading={busy} onClick={() => copy(foreign)}>
            {t('kit.retry')}
          </Button>
          <Button
            size="small"
            danger
            disabled={busy}
            onClick={() => put((src) => (foreign.includes(src) ? undefined : src))}
          >
            {t('kit.delete')}
          </Button>
        </Space>
      }
    />
  )
}

/** Title and text. A pasted WeChat article proposes its author and its source. */
export const NewsText = ({
  Field,
  own,
  sensitive,
  department,
}: {
  Field: FormField<Values>
  own?: string
  sensitive: readonly string[]
  /** Default author, which a proposed one replaces. */
  department: string
}) => {
  const t = useT()
  const form = AntForm.useFormInstance<Values>()
  const replace = useRef<(addressOf: NewAddress) => void>(null)
  const isLax = useLax()
  const validate = (value: unknown, all: Partial<Values>) => {
    const left = foreignPictures(value).length
    const length = [...wordsOf(value)].length
    if (left > 0) return t('newsPage.foreign', { count: left })
    if (length === 0 && value) return t('newsPage.emptyText')
    if (length > 0 && (length < MIN || length > MAX)) return t('rule.length', { min: MIN, max: MAX })
    if (picturesIn(value).length > MAX_PICTURES) return t('newsPage.manyPictures', { max: MAX_PICTURES })
    return !isLax() && is(all.coverStyle, coverStyle.video) && value && !plain(value).includes('<video')
      ? t('newsPage.noVideo')
      : undefined
  }
  const propose = (html: string) => {
    const page = readHtml(html)
    const author = page.querySelector('#js_name, #js_author_name, .rich_media_meta_nickname')?.textContent?.trim()
    const link = page.querySelector('a[href^="https://mp.weixin.qq.com/s"]')?.getAttribute('href')
    if (!author && !link && !html.includes('mmbiz')) return
    form.setFieldsValue({
      source: newsSource.weChat,
      ...(form.getFieldValue(fields.author.key) === department && { author: author ?? '' }),
      ...(author && !form.getFieldValue(fields.author.key) && { author }),
      ...(link && !form.getFieldValue(fields.sourceUrl.key) && { sourceUrl: link }),
    })
  }
  return (
    <>
      <Field of={fields.title} hint={<SameTitle own={own} />} always />
      {sensitive.length > 0 && (
        <Alert type="error" showIcon title={t('newsPage.sensitive', { words: sensitive.join(' / ') })} />
      )}
      <Foreign inEditor={replace} />
      <Field of={fields.content} check={validate} needs={[fields.coverStyle]}>
        <RichText
          to={files.uploadBatch}
          max={MAX}
          label={t(fields.content.label)}
          VideoPicker={VIDEO_UPLOAD}
          CardPicker={CARDS}
          marked={sensitive}
          onPasted={propose}
          replaceRef={replace}
        />
      </Field>
    </>
  )
}
