import { PushpinFilled } from '@ant-design/icons'
import { hotPlateItem } from '@/entities/content/hotPlate'
import { isYes } from '@/entities/field'
import { useFormats } from '@/kit/show/format'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'
import type { ShownItem } from './plateRules'

/** Contents of a plate by place. Automatic ones are dimmed, pinned ones have a pin. */
export const ShownList = ({ items }: { items: readonly ShownItem[] }) => {
  const t = useT()
  const { count } = useFormats()
  if (!items.length) return <p className="quiet">{t('hot.plateEmpty')}</p>
  return (
    <ol className="hot-shown" aria-label={t('hot.shownNow')}>
      {items.map((item, at) => (
        <li key={item.contentId} data-auto={item.auto}>
          <span className="digits">{at + 1}</span>
          {isPictureUrl(item.cover) ? <PictureFrame src={item.cover} /> : <span className="hot-no-cover" />}
          <bdi>{item.contentTitle || item.contentId}</bdi>
          {isYes(item.pinFlag) && (
            <PushpinFilled role="img" aria-hidden={false} aria-label={t(hotPlateItem.pinFlag.label)} />
          )}
          <span className="quiet">{item.auto ? t('hot.byHeat', { heat: count(item.heat) }) : t('hot.chosen')}</span>
        </li>
      ))}
    </ol>
  )
}
