import type { DrawInput } from '@/api/marketing/cashDraws'
import { plain, useFormats } from '@/kit/show/format'
import { PhoneButton } from '@/kit/show/phoneParts'
import { PhoneText } from '@/kit/rich/PhoneText'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'

export const DrawPhone = ({ draw }: { draw: Pick<DrawInput, 'title' | 'cover' | 'content' | 'prizes'> }) => {
  const t = useT()
  const { money } = useFormats()
  const { title, cover, content, prizes = [] } = draw
  return (
    <PhoneFrame title={title || t('cashDraw.title')}>
      <div className="cash-phone">
        {cover ? (
          <PictureFrame src={cover} alt={t('cashDraw.cover')} />
        ) : (
          <div className="cash-phone-cover">{t('cashDraw.cover')}</div>
        )}
        <ul className="cash-phone-tiers">
          {prizes.map(({ prizeName, amount }, index) => (
            // A tier has no identity but its place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <bdi>{plain(prizeName) || t('cash.tier', { level: index + 1 })}</bdi>
              <b className="digits">{amount ? money(amount) : '¥—'}</b>
            </li>
          ))}
        </ul>
        <PhoneButton>{t('cash.drawNow')}</PhoneButton>
        <PhoneText html={content} none={t('cashDraw.content')} />
      </div>
    </PhoneFrame>
  )
}
