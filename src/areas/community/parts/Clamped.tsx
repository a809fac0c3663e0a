import './comments.css'
import './userText.css'
import { Blank } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { Picture } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { HitText } from './HitText'

export const Clamped = ({
  text: given,
  images = [],
  hits,
}: {
  text: unknown
  images?: readonly string[]
  hits?: readonly string[]
}) => {
  const t = useT()
  const text = plain(given)
  if (!text && !images.length) return <Blank />
  return (
    <span className="clamped">
      {images[0] && <Picture src={images[0]} alt={t('upload.picture', { place: 1 })} width={36} height={36} />}
      <bdi title={text}>
        <HitText text={text} hits={hits} />
      </bdi>
    </span>
  )
}
