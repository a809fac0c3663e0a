import { DislikeOutlined, LikeOutlined } from '@ant-design/icons'
import { useDeferredValue } from 'react'
import { type Qaa, qaa as fields } from '@/entities/content/qaa'
import { isYes } from '@/entities/field'
import { RichView } from '@/kit/rich/RichView'
import { optionName, plain } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { useT } from '@/locales'

const HEIGHT = 560

/** The help page with a question open. */
export const FaqPhone = ({ of }: { of: Partial<Pick<Qaa, 'title' | 'content' | 'category' | 'hotFlag'>> }) => {
  const t = useT()
  const content = useDeferredValue(plain(of.content))
  return (
    <PhoneFrame title={optionName(t, fields.category, of.category) || t('faqs.help')} height={HEIGHT}>
      <div className="faq-head">
        <bdi>{plain(of.title).trim() || t('faqs.noTitle')}</bdi>
        {isYes(of.hotFlag) && <Mark>{t('faqs.hot')}</Mark>}
      </div>
      {content ? <RichView html={content} /> : <p className="faq-none">{t('faqs.noAnswer')}</p>}
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
