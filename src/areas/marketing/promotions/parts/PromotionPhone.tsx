import '../../parts/posters.css'
import type { PromotionMaterial } from '@/entities/marketing/promotionMaterial'
import { optionName } from '@/kit/show/format'
import { PhoneCover } from '@/kit/show/phoneParts'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { promotionMaterial } from '@/entities/marketing/promotionMaterial'
import { useT } from '@/locales'
import { isGone } from './pages'

/** Returns the non-empty lines of the talking points. */
export const linesOf = (script: unknown): string[] =>
  String(script ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const Script = ({ text }: { text: unknown }) => (
  <ol className="script-lines">
    {linesOf(text).map((line, at) => (
      // A line has no identity but its place.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={at}>
        <bdi>{line}</bdi>
      </li>
    ))}
  </ol>
)

interface Shown {
  title?: string
  cover?: string
  summary?: string
  script?: string
}

export const PromotionPhone = ({
  of: row,
  materials = [],
}: {
  of: Shown
  materials?: readonly PromotionMaterial[]
}) => {
  const t = useT()
  return (
    <PhoneFrame title={row.title || t('promotion.title')}>
      <PhoneCover src={row.cover} />
      <div className="phone-body">
        <h3>{t('promotion.summary')}</h3>
        <p className="phone-words">
          <bdi>{row.summary || t('promotions.sampleSummary')}</bdi>
        </p>
        {linesOf(row.script).length > 0 && (
          <>
            <h3>{t('promotion.script')}</h3>
            <Script text={row.script} />
          </>
        )}
        {materials.length > 0 && <h3>{t('promotions.materials')}</h3>}
        {materials
          .filter((one) => !isGone(one))
          .map((one) => (
            <div key={one.materialId} className="phone-card">
              {isPictureUrl(one.cover) && <PictureFrame src={one.cover} />}
              <span>
                <bdi>{one.title}</bdi>
                <small>{optionName(t, promotionMaterial.materialType, one.materialType)}</small>
              </span>
            </div>
          ))}
      </div>
    </PhoneFrame>
  )
}
