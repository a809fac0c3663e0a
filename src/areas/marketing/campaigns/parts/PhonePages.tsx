import '../campaigns.css'
import { Segmented } from 'antd'
import { useState } from 'react'
import type { ActivityInput } from '@/api/marketing/activities'
import { activity } from '@/entities/marketing/activity'
import { PhoneText } from '@/kit/rich/PhoneText'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { formatPeriod } from '@/lib/time'
import { useT } from '@/locales'
import { SignUpForm } from './SignUpForm'

const PAGES = ['card', 'page', 'form'] as const
type Page = (typeof PAGES)[number]
const DAY = 'YYYY-MM-DD'

export const PhonePages = ({ campaign, first = 'page' }: { campaign: ActivityInput; first?: Page }) => {
  const t = useT()
  const [page, setPage] = useState<Page>(first)
  const { title = '', cover, banner, startTime, endTime, content = '', formFields = [] } = campaign
  const name = title || t('campaign.untitled')
  const period = startTime && endTime ? formatPeriod(startTime, endTime, DAY) : t('campaign.noDates')
  const picture = (src: string | undefined, kind: string) =>
    isPictureUrl(src) ? (
      <PictureFrame className={kind} src={src} />
    ) : (
      <div className={`${kind} campaign-no-picture`}>{t('campaign.noPicture')}</div>
    )
  return (
    <div className="phone-pages">
      <Segmented
        aria-label={t('campaign.preview')}
        value={page}
        onChange={setPage}
        options={PAGES.map((value) => ({ value, label: t(`campaign.phone.${value}`) }))}
      />
      <PhoneFrame title={page === 'card' ? t('campaign.phone.card') : name} height={560}>
        {page === 'card' && (
          <div className="campaign-card">
            {picture(cover, 'campaign-cover')}
            <b>
              <bdi>{name}</bdi>
            </b>
            <small>
              {t(activity.startTime.label)} {period}
            </small>
          </div>
        )}
        {page === 'page' && (
          <>
            {picture(banner, 'campaign-banner')}
            <h3>
              <bdi>{name}</bdi>
            </h3>
            <p>{period}</p>
            <PhoneText html={content} />
          </>
        )}
        {page === 'form' && <SignUpForm fields={formFields} />}
      </PhoneFrame>
    </div>
  )
}
