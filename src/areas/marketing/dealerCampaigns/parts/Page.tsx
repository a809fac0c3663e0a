import '../dealerCampaigns.css'
import * as activities from '@/api/marketing/activities'
import type { DealerActivity } from '@/entities/marketing/dealerActivity'
import { useLoad } from '@/kit/data/load'
import { PhoneCover } from '@/kit/show/phoneParts'
import { PhoneText } from '@/kit/rich/PhoneText'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { formatPeriod } from '@/lib/time'
import { useT } from '@/locales'
import { SignUpForm } from '../../campaigns/parts/SignUpForm'

export type Shown = Partial<
  Pick<DealerActivity, 'title' | 'cover' | 'startTime' | 'endTime' | 'address' | 'content' | 'typeId'>
>

const SignUp = ({ typeId }: { typeId: string }) => {
  const { data } = useLoad(activities.getType.query({ id: typeId }, { quiet: true }), { keep: false })
  return data ? <SignUpForm fields={data.formFields} /> : null
}

export const Page = ({ row }: { row: Shown }) => {
  const t = useT()
  return (
    <PhoneFrame title={t('dealerActivities.page')} height={560}>
      <div className="dealer-campaign-page">
        <PhoneCover src={row.cover} />
        <div>
          <h3>
            <bdi>{row.title || t('dealerActivities.untitled')}</bdi>
          </h3>
          {row.startTime && row.endTime && <p className="digits">{formatPeriod(row.startTime, row.endTime)}</p>}
          {row.address && (
            <p>
              <bdi>{row.address}</bdi>
            </p>
          )}
          <PhoneText html={row.content} />
        </div>
        {row.typeId && <SignUp typeId={row.typeId} />}
      </div>
    </PhoneFrame>
  )
}
