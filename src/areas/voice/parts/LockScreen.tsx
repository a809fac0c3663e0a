import './messaging.css'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'

const IOS_TITLE = 20
const ANDROID_TITLE = 26
const cut = (text: string, length: number) => {
  const chars = [...text]
  return chars.length > length ? `${chars.slice(0, length).join('')}…` : text
}

interface Pushed {
  title: string
  text: string
  cover?: string
}
const Card = ({ system, length, title, text, cover }: Pushed & { system: string; length: number }) => {
  const t = useT()
  return (
    <figure className="lock-card">
      <figcaption>
        <span>{system}</span>
        <span>{t('time.now')}</span>
      </figcaption>
      <div>
        <div className="lock-words">
          <strong>
            <bdi>{cut(title, length)}</bdi>
          </strong>
          <p>
            <bdi>{text}</bdi>
          </p>
        </div>
        {isPictureUrl(cover) && <PictureFrame src={cover} width={56} height={40} />}
      </div>
    </figure>
  )
}

/** Push notification on the lock screens of both systems, with a truncated title and at most two lines of text. */
export const LockScreen = (pushed: Pushed) => (
  <div className="lock-screen">
    <Card system="iOS" length={IOS_TITLE} {...pushed} />
    <Card system="Android" length={ANDROID_TITLE} {...pushed} />
  </div>
)
