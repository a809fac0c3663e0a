import { isYes } from '@/entities/field'
import '../../parts/posters.css'
import type { Poster } from '@/entities/marketing/poster'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { useT } from '@/locales'
import { PosterPicture } from '../../parts/PosterPicture'

export const PosterPhone = ({
  of: row,
}: {
  of: Partial<Pick<Poster, 'imageUrl' | 'qrPosition' | 'showCard' | 'shareText'>>
}) => {
  const t = useT()
  return (
    <PhoneFrame title={t('posters.image')}>
      <div className="phone-poster">
        <PosterPicture src={row.imageUrl ?? ''} boxes={row.qrPosition} card={isYes(row.showCard)} />
        {row.shareText && (
          <>
            <h3>{t('poster.shareText')}</h3>
            <p className="phone-words">
              <bdi>{row.shareText}</bdi>
            </p>
          </>
        )}
      </div>
    </PhoneFrame>
  )
}
