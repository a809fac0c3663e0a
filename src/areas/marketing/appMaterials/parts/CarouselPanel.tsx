import '../appMaterials.css'
import { Button } from 'antd'
import { article } from '@/entities/marketing/article'
import { Loaded } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { Picture } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { CAROUSEL_MOST, CarouselSwitch, useCarousel } from '../../articles/parts/carousel'
import { Slides } from './Slides'

/** How full the carousel is; opens it. */
export const CarouselButton = ({ onOpen }: { onOpen: () => void }) => {
  const t = useT()
  const { data } = useCarousel()
  return <Button onClick={onOpen}>{t('articles.carousel', { count: data?.total ?? '–', max: CAROUSEL_MOST })}</Button>
}

/** The articles in the carousel in their order, each of which can be taken out, beside the phone that turns them. */
export const CarouselPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  const load = useCarousel()
  const rows = load.data?.records ?? []
  return (
    <Panel
      open
      title={t('articles.carousel', { count: load.data?.total ?? '–', max: CAROUSEL_MOST })}
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
