import '../checkIns.css'
import { type SignActivity, signActivity } from '@/entities/community/signActivity'
import { RichView } from '@/kit/rich/RichView'
import { optionName, plain } from '@/kit/show/format'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isShown, PictureFrame } from '@/kit/show/Picture'
import { formatPeriod } from '@/lib/time'
import { useT } from '@/locales'

/** The page of a check-in activity in the app. */
export const SignPhone = ({
  of,
  sessions,
}: {
  of: Partial<Pick<SignActivity, 'title' | 'cover' | 'signMode' | 'startTime' | 'endTime' | 'content' | 'rewardMode'>>
  sessions: number | null
}) => {
  const t = useT()
  return (
    <PhoneFrame title={t('checkIns.phoneTitle')} height={560}>
      {isShown(of.cover) && <PictureFrame className="sign-cover" src={of.cover} />}
      <div className="sign-face">
        <strong>
          <bdi>{plain(of.title).trim() || t('checkIns.noName')}</bdi>
        </strong>
        <small>{formatPeriod(of.startTime, of.endTime)}</small>
        <small>
          {optionName(t, signActivity.signMode, of.signMode)} · {t('checkIns.sessionCount', { count: sessions })} ·{' '}
          {optionName(t, signActivity.rewardMode, of.rewardMode)}
        </small>
        <span className="sign-button">{t('checkIns.phoneButton')}</span>
      </div>
      {plain(of.content) && <RichView html={plain(of.content)} />}
    </PhoneFrame>
  )
}
