import type { Club } from '@/entities/community/club'
import { plain, useFormats } from '@/kit/show/format'
import { PhoneCover } from '@/kit/show/phoneParts'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isShown, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'

/** What of a club its page in the app shows. */
export type ShownClub = Partial<
  Pick<
    Club,
    'clubName' | 'logo' | 'cover' | 'cityName' | 'seriesName' | 'presidentName' | 'slogan' | 'intro' | 'memberCount'
  >
>

/** The page of a club in the app. */
export const ClubPhone = ({ of }: { of: ShownClub }) => {
  const t = useT()
  const { count } = useFormats()
  const place = [of.cityName, of.seriesName].map(plain).filter(Boolean).join(' · ')
  return (
    <PhoneFrame title={t('clubs.page')} height={560}>
      <PhoneCover src={of.cover} />
      <div className="club-face">
        {isShown(of.logo) ? <PictureFrame src={of.logo} /> : <span className="club-sign" />}
        <span>
          <strong>
            <bdi>{plain(of.clubName).trim() || t('clubs.noName')}</bdi>
          </strong>
          {place && <small>{place}</small>}
          <small>{t('clubs.inApp', { count: count(of.memberCount) })}</small>
        </span>
      </div>
      {plain(of.slogan) && (
        <p>
          <bdi>{plain(of.slogan)}</bdi>
        </p>
      )}
      {plain(of.presidentName) && (
        <p>
          <bdi>{t('clubs.presides', { name: plain(of.presidentName) })}</bdi>
        </p>
      )}
      {plain(of.intro) && (
        <p>
          <bdi>{plain(of.intro)}</bdi>
        </p>
      )}
      <p className="club-join">{t('clubs.join')}</p>
    </PhoneFrame>
  )
}
