import '../storePromotions.css'
import { isYes } from '@/entities/field'
import { type StorePromotion, storePromotion } from '@/entities/voice/storePromotion'
import { plain } from '@/kit/show/format'
import { Period } from '@/kit/show/Period'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { PhoneButton, PhoneCover } from '@/kit/show/phoneParts'
import { PhoneText } from '@/kit/rich/PhoneText'
import { useT } from '@/locales'

const BOXES = ['storePromotions.leadName', 'storePromotions.leadPhone', 'storePromotions.leadSeries'] as const

export const PromotionPhone = ({ of }: { of: Partial<StorePromotion> }) => {
  const t = useT()
  const phone = plain(of.contactPhone)
  return (
    <PhoneFrame title={t('storePromotions.inApp')}>
      <PhoneCover src={of.cover} alt="" />
      <div className="promo-page">
        <h3>
          <bdi>{plain(of.title)}</bdi>
        </h3>
        {(of.startTime || of.endTime) && (
          <p className="quiet">
            <Period startTime={of.startTime} endTime={of.endTime} />
          </p>
        )}
        {plain(of.dealerName) && (
          <p className="quiet">
            <bdi>{plain(of.dealerName)}</bdi>
          </p>
        )}
        <PhoneText html={of.content} none={t('storePromotions.noContent')} />
        {isYes(of.clueFlag) && (
          <>
            {BOXES.map((key) => (
              <span key={key} className="promo-box">
                {t(key)}
              </span>
            ))}
            <PhoneButton>{t('storePromotions.leave')}</PhoneButton>
          </>
        )}
        {phone && (
          <p>
            {t(storePromotion.contactPhone.label)} <span className="digits">{phone}</span>
          </p>
        )}
      </div>
    </PhoneFrame>
  )
}
