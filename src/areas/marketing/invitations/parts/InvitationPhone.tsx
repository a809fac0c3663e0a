import { isYes } from '@/entities/field'
import '../../parts/posters.css'
import type { InvitationPoster } from '@/entities/marketing/invitationPoster'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { useT } from '@/locales'
import { PosterPicture } from '../../parts/PosterPicture'
import { ShareCard } from '../../parts/ShareCard'

export const InvitationPhone = ({ of: row }: { of: Partial<InvitationPoster> }) => {
  const t = useT()
  return (
    <PhoneFrame title={t('invitations.page')}>
      <div className="phone-poster">
        <PosterPicture src={row.imageUrl ?? ''} boxes={row.qrPosition} avatar={isYes(row.showAvatar)} />
        <h3>{t('invitationPoster.rewardText')}</h3>
        <p className="phone-words">
          <bdi>{row.rewardText || t('invitations.sampleReward')}</bdi>
        </p>
      </div>
      <ShareCard title={row.shareTitle} content={row.shareText} cover={row.imageUrl} />
    </PhoneFrame>
  )
}
