import { ClockCircleOutlined, EnvironmentOutlined, PhoneOutlined } from '@ant-design/icons'
import { isKnownSource } from '@/api/hosts'
import { type Store, store } from '@/entities/voice/store'
import { optionName, plain } from '@/kit/show/format'
import { Period } from '@/kit/show/Period'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { PhoneCover, PhoneNone } from '@/kit/show/phoneParts'
import { PictureFrame } from '@/kit/show/Picture'
import { Stars } from '@/kit/show/Stars'
import { distinct } from '@/lib/distinct'
import { useT } from '@/locales'
import { hoursWords } from './storeWords'

const Film = ({ url }: { url: string }) => {
  const t = useT()
  if (!url || !isKnownSource(url)) return null
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- dealers upload videos without captions
    <video
      className="store-clip"
      src={url}
      controls
      muted
      playsInline
      preload="none"
      aria-label={t(store.video.label)}
    />
  )
}

export const StorePhone = ({ of }: { of: Partial<Store> }) => {
  const t = useT()
  const images = distinct(of.images ?? [], (url) => url)
  const numbers = [store.salesPhone, store.servicePhone, store.rescuePhone] as const
  const hours = [store.salesHours, store.serviceHours] as const
  return (
    <PhoneFrame title={plain(of.displayName) || plain(of.dealerName)}>
      <PhoneCover src={images[0]} alt="" />
      <div className="store-page">
        <h3>
          <bdi>{plain(of.displayName) || plain(of.dealerName)}</bdi>
        </h3>
        <Stars value={of.score} />
        {plain(of.address) && (
          <p>
            <EnvironmentOutlined aria-hidden /> <bdi>{plain(of.address)}</bdi>
          </p>
        )}
        {numbers.map(
          ({ key, label }) =>
            plain(of[key]) && (
              <p key={key}>
                <PhoneOutlined aria-hidden /> {t(label)} <span className="digits">{plain(of[key])}</span>
              </p>
            ),
        )}
        {hours.map(({ key, label }) => {
          const words = hoursWords(t, of[key])
          return (
            words && (
              <p key={key}>
                <ClockCircleOutlined aria-hidden /> {t(label)} {words}
              </p>
            )
          )
        })}
        {(of.salesHours?.specials ?? []).map(({ startDate, endDate, text }) => (
          <p key={`${startDate}${text}`} className="quiet">
            <Period startTime={startDate} endTime={endDate} format="YYYY-MM-DD" /> <bdi>{plain(text)}</bdi>
          </p>
        ))}
        {([store.services, store.facilities] as const).map((field) => {
          const codes = of[field.key] ?? []
          return (
            codes.length > 0 && (
              <ul key={field.key} aria-label={t(field.label)}>
                {codes.map((code) => (
                  <li key={code}>{optionName(t, field, code)}</li>
                ))}
              </ul>
            )
          )
        })}
        {plain(of.introduction) ? (
          <p>
            <bdi>{plain(of.introduction)}</bdi>
          </p>
        ) : (
          <PhoneNone>{t('stores.noIntroduction')}</PhoneNone>
        )}
        {images.length > 1 && (
          <div className="store-shots">
            {images.slice(1).map((url) => (
              <PictureFrame key={url} src={url} ratio={4 / 3} />
            ))}
          </div>
        )}
        <Film key={plain(of.video)} url={plain(of.video)} />
      </div>
    </PhoneFrame>
  )
}
