import '../parts/materials.css'
import { Button } from 'antd'
import { useMemo } from 'react'
import * as articles from '@/api/marketing/articles'
import { dealerNameFilter, seriesNameFilter } from '@/business/nameFilters'
import { useViewer } from '@/business/viewer'
import { type Article, article } from '@/entities/marketing/article'
import { materialKind } from '@/entities/marketing/label'
import type { Action } from '@/kit/actions/actions'
import type { ColumnOf } from '@/kit/list/columns'
import { dateRangeFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { labelFilter } from '../parts/labelFilter'
import { LabelTags } from '../parts/LabelTags'
import { rightsOf, ShelfState, useShelfActions, useShelfBulk } from '../parts/material'
import { FigureLink, TitleLink } from '../parts/materialCells'
import { Carousel, CarouselSwitch, useCarouselAction } from './parts/carousel'
import { DETAIL, SHELF } from './parts/shelf'
import { CoverImage } from '../parts/CoverImage'

const KIND = materialKind.article
const filtersFor = (hq: boolean) => [
  containsFilter(article.title),
  article.articleType,
  labelFilter(article.labels, KIND),
  seriesNameFilter(article.seriesName),
  article.uploadType,
  ...(hq ? [dealerNameFilter(article.dealerName)] : []),
  article.status,
  dateRangeFilter(article.updateTime),
]
const columnsFor = (hq: boolean, t: Translate): ColumnOf<Article>[] => [
  {
    field: article.title,
    width: 240,
    cell: (row) => <TitleLink title={row.title} address={to(DETAIL, { id: row.id })} />,
  },
  { field: article.status, width: 112, cell: (row) => <ShelfState field={article.status} row={row} /> },
  { field: article.cover, width: 100, cell: (row) => <CoverImage src={row.cover} alt={t(article.cover.label)} /> },
  {
    field: article.viewCount,
    width: 100,
    cell: (row) => <FigureLink field={article.viewCount} value={row.viewCount} row={row} kind={KIND} />,
  },
  {
    field: article.shareCount,
    width: 100,
    cell: (row) => <FigureLink field={article.shareCount} value={row.shareCount} row={row} kind={KIND} />,
  },
  article.articleType,
  article.uploadType,
  ...(hq ? [article.dealerName] : []),
  ...(hq ? [{ field: article.carouselFlag, cell: (row: Article) => <CarouselSwitch row={row} /> }] : []),
  article.pushFlag,
  { field: article.labels, width: 190, cell: (row) => <LabelTags labels={row.labels} /> },
  article.seriesName,
  article.updateTime,
  { field: article.id, width: 130 },
]
const SORT = { field: article.updateTime.key, order: 'desc' } as const
const nameOf = ({ title }: Article) => title

export default function ArticleList() {
  const t = useT()
  const { go } = useScreen()
  const link = usePermittedLinks()('/report/report-list', { materialType: String(KIND) })
  const viewer = useViewer()
  const { hq, area } = viewer
  const moves = useShelfActions(SHELF)
  const bulk = useShelfBulk<Article>(SHELF)
  const carousel = useCarouselAction()
  const filters = useMemo(() => filtersFor(hq), [hq])
  const columns = useMemo(() => columnsFor(hq, t), [hq, t])
  const actionsOf = (row: Article): Action[] => {
    const [putUp, takeDown, ...rest] = moves(row)
    return [
      { label: 'kit.detail', run: () => go(to(DETAIL, { id: row.id })) },
      {
        label: 'kit.edit',
        can: 'articles.update',
        hide: !rightsOf(row, viewer).edits,
        run: () => go(to(DETAIL, { id: row.id, mode: 'edit' })),
      },
      ...(putUp && takeDown ? [putUp, takeDown] : []),
      carousel(row),
      ...rest,
    ]
  }
  return (
    <ListScreen
      load={articles.list}
      rowKey={article.id}
      nameOf={nameOf}
      filters={filters}
      columns={columns}
      sort={SORT}
      actions={actionsOf}
      bulk={area ? undefined : bulk}
      toolbar={
        <>
          {hq && <Carousel />}
          {link && <Button onClick={link}>{t('articles.statistics')}</Button>}
        </>
      }
      create={{ label: 'articles.new', can: 'articles.create', hide: area, run: () => go(DETAIL) }}
    />
  )
}
