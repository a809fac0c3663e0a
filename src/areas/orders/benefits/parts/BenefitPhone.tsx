import { type Equity, equity } from '@/entities/orders/equity'
import { plain } from '@/kit/show/format'
import { PhoneText } from '@/kit/rich/PhoneText'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isShown, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'

const HEIGHT = 560

/** A benefit as its buyer sees it: icon, name, summary and details; what is still empty has words in its place. */
export const BenefitPhone = ({ of }: { of: Partial<Pick<Equity, 'rightName' | 'cover' | 'summary' | 'content'>> }) => {
  const t = useT()
  return (
    <PhoneFrame title={t('benefits.phoneTitle')} height={HEIGHT}>
      <header className="benefit-head">
        {isShown(of.cover) && <PictureFrame src={of.cover} alt={t(equity.cover.label)} />}
        <div>
          <strong>{plain(of.rightName).trim() || t(equity.rightName.label)}</strong>
          <p>{plain(of.summary).trim() || t(equity.summary.label)}</p>
        </div>
      </header>
      <PhoneText html={of.content} none={t('benefits.noContent')} />
    </PhoneFrame>
  )
}
