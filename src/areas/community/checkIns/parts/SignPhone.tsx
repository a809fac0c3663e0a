import '../checkIns.css'
import { type SignActivity, signActivity } from '@/entities/community/signActivity'
import { optionName, plain } from '@/kit/show/format'
import { PhoneButton, PhoneCover } from '@/kit/show/phoneParts'
import { PhoneText } from '@/kit/rich/PhoneText'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { formatPeriod } from '@/lib/time'
import { useT } from '@/locales'

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
      <PhoneCover src={of.cover} />
      <div className="sign-face">
        <strong>
          <bdi>{plain(of.title).trim() || t('checkIns.noName')}</bdi>
        </strong>
        <small>{formatPeriod(of.startTime, of.endTime)}</small>
        <small>
          {optionName(t, signActivity.signMode, of.signMode)} · {t('checkIns.sessionCount', { count: sessions })} ·{' '}
          {optionName(t, signActivity.rewardMode, of.rewardMode)}
        </small>
        <PhoneButton>{t('checkIns.phoneButton')}</PhoneButton>
      </div>
      <PhoneText html={of.content} />
    </PhoneFrame>
  )
}
