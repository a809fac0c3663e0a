import { Form as AntForm } from 'antd'
import { useEffect, useRef, useState } from 'react'
import * as files from '@/api/system/files'
import { postArticle } from '@/entities/community/postArticle'
import { FieldNote } from '@/kit/form/FieldNote'
import { type FormField, useLax } from '@/kit/form/Form'
import { foreignPictures, picturesIn, readHtml, wordsOf } from '@/kit/rich/html'
import type { NewAddress } from '@/kit/rich/pictures'
import { RichText } from '@/kit/rich/RichText'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { CARDS, VIDEO_UPLOAD } from '../../parts/richTools'
import type { ArticleValues } from './ArticleForm'

const [MIN, MAX] = [50, 20_000]
const [MAX_PICTURES, MAX_VIDEOS] = [50, 5]

/**
 * Removes external pictures from pasted text and counts them. The app does not show them, and their host may delete
 * them at any time.
 */
const useForeignDropped = () => {
  const content = plain(AntForm.useWatch(postArticle.content.key))
  const pasted = useRef(new Set<string>())
  const replaceRef = useRef<(addressOf: NewAddress) => void>(null)
  const [count, setCount] = useState(0)
  useEffect(() => {
    const dropped = foreignPictures(content).filter((src) => pasted.current.has(src))
    if (!dropped.length) return
    setCount(dropped.length)
    replaceRef.current?.((src) => (dropped.includes(src) ? undefined : src))
  }, [content])
  return {
    count,
    replaceRef,
    onPasted: (html: string) => {
      setCount(0)
      for (const src of foreignPictures(html)) pasted.current.add(src)
    },
  }
}

/** Text of an article: 50 to 20,000 characters once published, with all pictures loaded. */
export const ArticleText = ({ Field }: { Field: FormField<ArticleValues> }) => {
  const t = useT()
  const isLax = useLax()
  const { count, replaceRef, onPasted } = useForeignDropped()
  const broken = useRef(new Set<string>())
  const note = (event: React.SyntheticEvent, isBroken: boolean) => {
    const src = event.target instanceof HTMLImageElement ? event.target.getAttribute('src') : null
    if (src === null) return
    if (isBroken) broken.current.add(src)
    else broken.current.delete(src)
  }
  const validate = (value: unknown) => {
    if (!value) return undefined
    const pictures = picturesIn(value)
    const at = pictures.findIndex((src) => broken.current.has(src))
    const length = [...wordsOf(value)].length
    if (at >= 0) return t('postArticles.brokenPicture', { place: at + 1 })
    if (length > MAX) return t('rule.tooLong', { max: MAX, count: length })
    if (pictures.length > MAX_PICTURES) return t('postArticles.maxPictures', { max: MAX_PICTURES })
    if (readHtml(plain(value)).querySelectorAll('video').length > MAX_VIDEOS)
      return t('postArticles.maxVideos', { max: MAX_VIDEOS })
    return length < MIN && !isLax() ? t('postArticles.fewWords', { least: MIN }) : undefined
  }
  return (
    // Load and error events do not bubble, so they are captured here.
    <div onErrorCapture={(event) => note(event, true)} onLoadCapture={(event) => note(event, false)}>
      <Field
        of={postArticle.content}
        check={validate}
        hint={<FieldNote text={count > 0 ? t('postArticles.foreignDropped', { count }) : undefined} />}
      >
        <RichText
          to={files.uploadBatch}
          max={MAX}
          label={t(postArticle.content.label)}
          VideoPicker={VIDEO_UPLOAD}
          CardPicker={CARDS}
          onPasted={onPasted}
          replaceRef={replaceRef}
        />
      </Field>
    </div>
  )
}
