import { DislikeOutlined, LikeOutlined } from '@ant-design/icons'
import { type Qaa, qaa as fields } from '@/entities/content/qaa'
import { isYes } from '@/entities/field'
import { optionName, plain } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { PhoneText } from '@/kit/rich/PhoneText'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { useT } from '@/locales'

const HEIGHT = 560

/** The help page with a question open. */
export const FaqPhone = ({ of }: { of: Partial<Pick<Qaa, 'title' | 'content' | 'category' | 'hotFlag'>> }) => {
  const t = useT()
  return (
    <PhoneFrame title={optionName(t, fields.category, of.category) || t('faqs.help')} height={HEIGHT}>
      <div className="faq-head">
        <bdi>{plain(of.title).trim() || t('faqs.noTitle')}</bdi>
        {isYes(of.hotFlag) && <Mark>{t('faqs.hot')}</Mark>}
      </div>
      <PhoneText html={of.content} none={t('faqs.noAnswer')} />
      <div className="faq-foot">
        <span>
          <LikeOutlined aria-hidden /> {t(fields.usefulCount.label)}
        </span>
        <span>
          <DislikeOutlined aria-hidden /> {t(fields.uselessCount.label)}
        </span>
      </div>
    </PhoneFrame>
  )
}
