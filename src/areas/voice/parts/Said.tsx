import './answers.css'
import { Blank } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { useT } from '@/locales'

/** Text written by a user, clamped to two lines in a cell and shown in full on hover. Icons mark its attachments. */
export const Said = ({
  text: given,
  images,
  video,
}: {
  text: unknown
  images?: readonly string[]
  video?: unknown
}) => {
  const t = useT()
  const text = plain(given)
  const count = images?.length ?? 0
  const hasVideo = plain(video) !== ''
  if (!text && !count && !hasVideo) return <Blank />
  return (
    <span className="said" title={text}>
      {count > 0 && <Mark>{t('answers.pictures', { count })}</Mark>}
      {hasVideo && <Mark>{t('answers.video')}</Mark>}
      <bdi>{text}</bdi>
    </span>
  )
}
