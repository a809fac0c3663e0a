import '../parts/materials.css'
import { useMemo } from 'react'
import * as articles from '@/api/marketing/articles'
import { dealerNameFilter, seriesNameFilter } from '@/business/nameFilters'
import { useViewer } from '@/business/viewer'
import { type Article, article } from '@/entities/marketing/article'
import { materialKind } from '@/entities/marketing/label'
import type { Action } from '@/kit/actions/actions'
import { lazyComponent } from '@/kit/data/lazyComponent'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, dateRangeFilter, yesNoFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { type Open, useOpened } from '@/kit/page/opened'
import { CellLink } from '@/kit/show/kinds'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { CarouselSwitch, useCarouselAction } from '../articles/parts/carousel'
import { SHELF } from '../articles/parts/shelf'
import { CoverImage } from '../parts/CoverImage'
import { labelFilter } from '../parts/labelFilter'
import { LabelTags } from '../parts/LabelTags'
import { rightsOf, ShelfState } from '../parts/material'
import { PUSHED_FIRST, PushTabs, SourceSwitch } from './parts/AppHead'
import { CarouselButton, CarouselPanel } from './parts/CarouselPanel'
import { useAppActions, useAppBulk } from './parts/useAppActions'

/** Separate chunk: only this panel needs the editor and the sanitiser of rich text. */
const ArticlePanel = lazyComponent(() => import('./parts/ArticlePanel'))

const KIND = materialKind.article
const ALSO = { app: 1 } as const
const BULK = ['push', 'putUp', 'takeDown'] as const
const filtersFor = (hq: boolean) => [
  containsFilter(article.title),
  labelFilter(article.labels, KIND),
  seriesNameFilter(article.seriesName),
  ...(hq ? [dealerNameFilter(article.dealerName)] : []),
  yesNoFilter(article.carouselFlag),
  { ...choicesFilter(article.pushFlag), elsewhere: true },
  { ...choicesFilter(article.uploadType), elsewhere: true },
  article.status,
  dateRangeFilter(article.pushTime),
]
const columnsFor = (hq: boolean, open: Open, t: Translate): ColumnOf<Article>[] => [
  {
    field: article.title,
    width: 240,
    cell: ({ id, title }) => <CellLink onClick={() => open('use', id)}>{title || id}</CellLink>,
  },
  { field: article.status, width: 112, cell: (row) => <ShelfState field={article.status} row={row} /> },
  {
    field: article.cover,
    width: 116,
    cell: (row) => <CoverImage src={row.cover} alt={t(article.cover.label)} height={54} />,
  },
  { field: article.pushFlag, width: 112 },
  ...(hq ? [{ field: article.carouselFlag, cell: (row: Article) => <CarouselSwitch row={row} /> }] : []),
  article.pushTime,
  { field: article.appViewCount, width: 116 },
  { field: article.likeCount, width: 90 },
  { field: article.shareCount, width: 90 },
  { field: article.clueCount, width: 90 },
  article.articleType,
  article.uploadType,
  ...(hq ? [article.dealerName] : []),
  { field: article.labels, width: 190, cell: (row) => <LabelTags labels={row.labels} /> },
  article.seriesName,
]
const SORT = { field: article.pushTime.key, order: 'desc' } as const
const nameOf = ({ title, id }: Article) => title || id

export default function AppArticleList() {
  const t = useT()
  const may = useMay()
  const viewer = useViewer()
  const { hq, area } = viewer
  const { mode, open, close } = useOpened()
  const moves = useAppActions(SHELF)
  const bulk = useAppBulk<Article>(SHELF, BULK)
  const carousel = useCarouselAction()
  const filters = useMemo(() => filtersFor(hq), [hq])
  const columns = useMemo(() => columnsFor(hq, open, t), [hq, open, t])
  const writes = !area && may('articles.create')
  const edits = (row: Article) => rightsOf(row, viewer).edits && may('articles.update')
  const movesOf = (row: Article, removed?: () => void): Action[] => [
    { label: 'kit.edit', hide: !edits(row), run: () => open('edit', row.id) },
    ...moves(row, removed),
    carousel(row),
  ]
  return (
    <>
      <ListScreen
        load={articles.list}
        also={ALSO}
        above={(answer) => <PushTabs answer={answer} />}
        rowKey={article.id}
        nameOf={nameOf}
        filters={filters}
        defaults={hq ? PUSHED_FIRST : undefined}
        columns={columns}
        sort={SORT}
        actions={(row) => [{ label: 'appMaterials.figures', run: () => open('use', row.id) }, ...movesOf(row)]}
        bulk={area ? undefined : bulk}
        toolbar={
          <>
            <SourceSwitch />
            {hq && <CarouselButton onOpen={() => open('carousel')} />}
          </>
        }
        create={writes ? { label: 'articles.new', run: () => open('new') } : undefined}
      />
      {mode === 'carousel' && hq && <CarouselPanel onClose={close} />}
      {['new', 'edit', 'use'].includes(mode) && (
        <ArticlePanel makes={writes} edits={edits} actions={(row) => movesOf(row, close)} />
      )}
    </>
  )
}
