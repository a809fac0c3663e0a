import { Tooltip } from 'antd'
import * as articles from '@/api/marketing/articles'
import { useViewer, type Viewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { type Article, article, articleStatus } from '@/entities/marketing/article'
import { Toggle, type Action } from '@/kit/actions/actions'
import { named } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { Loaded, useLoad } from '@/kit/data/load'
import { Picture } from '@/kit/show/Picture'
import { Popup } from '@/kit/dialog/Popup'
import { useT } from '@/locales'
import { to } from '@/routes'
import { rightsOf } from '../../parts/material'
import { DETAIL } from './shelf'

export const MAX_SLIDES = 5

/** True for published articles of headquarters, viewed by headquarters. */
const isMovable = (row: Article, viewer: Viewer) => rightsOf(row, viewer).pushes && is(row.status, articleStatus.up)

/** Switch for the carousel. It waits for the server, because the carousel may be full. */
export const CarouselSwitch = ({ row }: { row: Article }) => {
  const t = useT()
  const viewer = useViewer()
  const isIn = isYes(row.carouselFlag)
  const lacks = !isIn && !row.carouselImage
  const movable = isMovable(row, viewer)
  return (
    <Tooltip title={movable && lacks ? t('articles.needsImage') : undefined}>
      <span>
        <Toggle
          after
          on={isIn}
          name={named(t(article.carouselFlag.label), row.title)}
          can="articles.setCarousel"
          disabled={!movable || lacks}
          change={(on) => articles.setCarousel({ id: row.id, status: on ? 1 : 0 })}
          done={(on) => t(on ? 'articles.isIn' : 'articles.isOut')}
        />
      </span>
    </Tooltip>
  )
}

export const useCarouselAction = () => {
  const t = useT()
  const viewer = useViewer()
  return (row: Article): Action => {
    const isIn = isYes(row.carouselFlag)
    return {
      label: isIn ? 'articles.carouselOut' : 'articles.carouselIn',
      can: 'articles.setCarousel',
      hide: !isMovable(row, viewer) || (!isIn && !row.carouselImage),
      run: () => articles.setCarousel({ id: row.id, status: isIn ? 0 : 1 }),
      done: t(isIn ? 'articles.isOut' : 'articles.isIn'),
    }
  }
}

const PRESENT = articles.list.query(
  { carouselFlag: 1, pageNo: 1, pageSize: 10, sortField: article.sort.key, sortOrder: 'desc' },
  { quiet: true },
)

export const useCarousel = () => useLoad(PRESENT)

export const Carousel = () => {
  const t = useT()
  const load = useCarousel()
  const label = t('articles.carousel', { count: load.data?.total ?? '–', max: MAX_SLIDES })
  return (
    <Popup label={label} button={{ children: label }}>
      {(close) => (
        <Loaded load={load}>
          <ol className="carousel-list">
            {load.data?.records.map((row) => (
              <li key={row.id}>
                <Picture src={row.carouselImage} alt="" width={100} height={48} />
                <CellLink to={to(DETAIL, { id: row.id })} onClick={close}>
                  <bdi>{row.title}</bdi>
                </CellLink>
              </li>
            ))}
          </ol>
          {load.data?.total === 0 && <p className="quiet">{t('articles.carouselEmpty')}</p>}
        </Loaded>
      )}
    </Popup>
  )
}
