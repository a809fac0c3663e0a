import '../appMaterials.css'
import { Button } from 'antd'
import { useState } from 'react'
import { article, type Article } from '@/entities/marketing/article'
import { Loaded } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, Picture, PictureFrame } from '@/kit/show/Picture'
import { PhoneNone } from '@/kit/show/phoneParts'
import { useT } from '@/locales'
import { MAX_SLIDES, CarouselSwitch, useCarousel } from '../../articles/parts/carousel'

const Slides = ({ rows }: { rows: readonly Article[] }) => {
  const t = useT()
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, rows.length - 1)
  const row = rows[at]
  return (
    <PhoneFrame title={t('appMaterials.carouselPhone')}>
      {row ? (
        <>
          <figure className="slides">
            {isPictureUrl(row.carouselImage) ? <PictureFrame src={row.carouselImage} /> : null}
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
                {isPictureUrl(cover) && <PictureFrame src={cover} />}
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

export const CarouselButton = ({ onOpen }: { onOpen: () => void }) => {
  const t = useT()
  const { data } = useCarousel()
  return <Button onClick={onOpen}>{t('articles.carousel', { count: data?.total ?? '–', max: MAX_SLIDES })}</Button>
}

export const CarouselPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  const load = useCarousel()
  const rows = load.data?.records ?? []
  return (
    <Panel
      open
      title={t('articles.carousel', { count: load.data?.total ?? '–', max: MAX_SLIDES })}
      width={960}
      onClose={onClose}
    >
      <Loaded load={load}>
        <div className="app-use">
          {rows.length ? (
            <ol className="in-carousel">
              {rows.map((row) => (
                <li key={row.id}>
                  <Picture src={row.carouselImage} alt={t(article.carouselImage.label)} width={100} height={48} />
                  <bdi>{row.title}</bdi>
                  <CarouselSwitch row={row} />
                </li>
              ))}
            </ol>
          ) : (
            <p className="quiet">{t('articles.carouselEmpty')}</p>
          )}
          <aside aria-label={t('kit.phonePreview')}>
            <Slides rows={rows} />
          </aside>
        </div>
      </Loaded>
    </Panel>
  )
}
