import '../parts/materials.css'
import * as articles from '@/api/articles'
import type { Article } from '@/entities/marketing/article'
import { useMay } from '@/session/identity'
import { rightsOf, useMaterialViewer } from '../parts/material'
import { RecordPage } from '../parts/RecordPage'
import { ArticleForm } from './parts/ArticleForm'
import { ArticleView } from './parts/ArticleView'
import { LIST } from './parts/shelf'

/** An article: written, looked at as on a phone, published; afterwards read with its figures. */
export default function ArticlePage() {
  const may = useMay()
  const viewer = useMaterialViewer()
  return (
    <RecordPage<Article>
      list={LIST}
      load={(id) => articles.get.query({ id }, { quiet: true })}
      creates={viewer.writes && may('articles.create')}
      edits={(row) => rightsOf(row, viewer).edits && may('articles.update')}
      form={(row) => <ArticleForm key={row?.id ?? 'new'} row={row} />}
      view={(row) => <ArticleView row={row} />}
    />
  )
}
