import { PhoneText } from '@/kit/rich/PhoneText'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useFormats } from '@/kit/show/format'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { useT } from '@/locales'
import type { Draft } from './lotteryValues'
import { Wheel } from './Wheel'

export const PhoneView = ({ draft }: { draft: Draft }) => {
  const t = useT()
  const { number } = useFormats()
  const { title, cover, content, costPoints, prizes = [] } = draft
  return (
    <PhoneFrame title={title?.trim() || t('lotteries.noTitle')} height={667}>
      <div className="wheel-page">
        {isPictureUrl(cover) && <PictureFrame className="wheel-cover" src={cover} />}
        <Wheel prizes={prizes} />
        <p className="wheel-cost">{t('lotteries.cost', { points: number(costPoints ?? 0) })}</p>
        <section className="wheel-rules" aria-label={t('lottery.content')}>
          <PhoneText html={content} none={t('lotteries.noContent')} />
        </section>
      </div>
    </PhoneFrame>
  )
}
