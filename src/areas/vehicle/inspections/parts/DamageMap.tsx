import { Image, Popover } from 'antd'
import { useState } from 'react'
import { is } from '@/entities/field'
import {
  carView,
  damageMark,
  type DamageMark,
  type PreInspection,
  preInspection as sheet,
} from '@/entities/vehicle/preInspection'
import { Card } from '@/kit/show/Card'
import { named, optionName } from '@/kit/show/format'
import { isPictureUrl, Pictures } from '@/kit/show/Picture'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { CarOutline, VIEW_SIZES } from './CarOutline'

/** Damage with its number on the sheet, from 1, and its place in % of its view, if known. */
interface NumberedMark extends DamageMark {
  number: number
  place?: { x: number; y: number }
}

const inView = (value: number | null): value is number => value !== null && value >= 0 && value <= 100

export const numbered = (damages: readonly DamageMark[]): NumberedMark[] =>
  damages.map((mark, at) => {
    const [x, y] = [numberIn(mark.x), numberIn(mark.y)]
    return { ...mark, number: at + 1, ...(inView(x) && inView(y) && { place: { x, y } }) }
  })

const VIEWS = [carView.left, carView.right, carView.front, carView.top, carView.rear]

const useWords = () => {
  const t = useT()
  return ({ number, view, damageType }: NumberedMark) =>
    named(number, optionName(t, damageMark.view, view), optionName(t, damageMark.damageType, damageType))
}

export const DamageMap = ({ damages }: Pick<PreInspection, 'damages'>) => {
  const t = useT()
  const wordsOf = useWords()
  const [zoomed, setZoomed] = useState<readonly string[]>([])
  const marks = numbered(damages)
  return (
    <Card title={t(sheet.damages.label)}>
      <div className="damage-views">
        {VIEWS.map((view) => (
          <figure key={view} className="damage-view" data-view={view}>
            <figcaption className="quiet">{optionName(t, damageMark.view, view)}</figcaption>
            <div className="damage-stage" style={{ aspectRatio: VIEW_SIZES[view]?.join(' / ') }}>
              <CarOutline view={view} />
              {marks
                .filter((mark) => is(mark.view, view))
                .map((mark) => (
                  <Spot key={mark.number} mark={mark} words={wordsOf(mark)} zoom={setZoomed} />
                ))}
            </div>
          </figure>
        ))}
      </div>
      {marks.length === 0 ? (
        <p className="inspection-intact">{t('inspections.intact')}</p>
      ) : (
        <ol className="damage-list">
          {marks.map((mark) => (
            <li key={mark.number}>
              <span className="damage-mark" data-damage={mark.damageType} aria-hidden>
                {mark.number}
              </span>
              <span>{wordsOf(mark)}</span>
              <Pictures urls={mark.images} width={40} />
            </li>
          ))}
        </ol>
      )}
      <Image.PreviewGroup
        items={[...zoomed]}
        preview={{ open: zoomed.length > 0, onOpenChange: (open) => !open && setZoomed([]) }}
      />
    </Card>
  )
}

const Spot = ({
  mark,
  words,
  zoom,
}: {
  mark: NumberedMark
  words: string
  zoom: (urls: readonly string[]) => void
}) => {
  const { place, number, damageType, images } = mark
  const photos = images.filter(isPictureUrl)
  if (!place) return null
  return (
    <Popover
      title={words}
      content={photos.length > 0 && <Pictures urls={photos} width={160} height={120} />}
      trigger={['hover', 'focus']}
      destroyOnHidden
    >
      <button
        type="button"
        className="damage-mark"
        data-damage={damageType}
        style={{ left: `${place.x}%`, top: `${place.y}%` }}
        aria-label={words}
        onClick={() => zoom(photos)}
      >
        {number}
      </button>
    </Popover>
  )
}
