import { type CarInfo, carInfo } from '@/entities/content/carInfo'
import { optionName, useFormats } from '@/kit/show/format'
import { PhoneButton } from '@/kit/show/phoneParts'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isShown, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'

/** A car as the car choice of the app shows it. */
export const CarChoicePhone = ({ row, picture }: { row: CarInfo; picture: string }) => {
  const t = useT()
  const { money } = useFormats()
  return (
    <PhoneFrame title={t('carPages.choiceTitle')} height={560}>
      <div className="phone-cars">
        <strong>{row.seriesName}</strong>
        <article className="phone-car">
          {isShown(picture) ? (
            <PictureFrame fit="contain" src={picture} alt={row.modelName} />
          ) : (
            <span className="car-outline" aria-hidden />
          )}
          <b>{row.modelName || row.modelCode}</b>
          <small>{[optionName(t, carInfo.energyType, row.energyType), row.range].filter(Boolean).join(' · ')}</small>
          <span className="phone-price">{row.guidePrice ? money(row.guidePrice) : t('carPages.priceLater')}</span>
          <small>{row.colorNames.join(' / ')}</small>
          <PhoneButton>{t('carPages.choose')}</PhoneButton>
        </article>
      </div>
    </PhoneFrame>
  )
}
