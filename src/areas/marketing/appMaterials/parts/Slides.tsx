import { useState } from 'react'
import type { Article } from '@/entities/marketing/article'
import { PhoneNone } from '@/kit/show/phoneParts'
import { isShown, PictureFrame } from '@/kit/show/Picture'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { useT } from '@/locales'

/** The carousel of the owner app: a picture after another, by their dots; below it the same articles. */
export const Slides = ({ rows }: { rows: readonly Article[] }) => {
  const t = useT()
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, rows.length - 1)
  const row = rows[at]
  return (
    <PhoneFrame title={t('appMaterials.carouselPhone')}>
      {row ? (
        <>
          <figure className="slides">
            {isShown(row.carouselImage) ? <PictureFrame src={row.carouselImage} /> : null}
            <figcaption>
              <bdi>{row.title}</bdi>
            </figcaption>
            {rows.length > 1 && (
              <div className="slide-dots">
                {rows.map(({ id }, place) => (
                  <button
                    key={id}
                    type="button"
                    aria-label={t('appMaterials.goTo', { place: place + 1 })}
                    aria-current={place === at}
                    onClick={() => setChosen(place)}
                  />
                ))}
              </div>
            )}
          </figure>
          <ul className="slide-feed">
            {rows.map(({ id, title, cover }) => (
              <li key={id}>
                <bdi>{title}</bdi>
                {isShown(cover) && <PictureFrame src={cover} />}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <PhoneNone>{t('articles.carouselEmpty')}</PhoneNone>
      )}
    </PhoneFrame>
  )
}
