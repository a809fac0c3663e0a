import * as articles from '@/api/marketing/articles'
import { appDay } from '@/entities/marketing/appDay'
import { type Article, article } from '@/entities/marketing/article'
import { materialKind } from '@/entities/marketing/label'
import type { Items } from '@/kit/actions/actions'
import { DailyFigures } from '@/kit/chart/DailyFigures'
import { WHOLE_WIDTH } from '@/kit/form/FormScreen'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useT } from '@/locales'
import { ArticleForm } from '../../articles/parts/ArticleForm'
import { ArticlePhone } from '../../articles/parts/ArticlePhone'
import { USE_WIDTH, UsePanel } from './UsePanel'

const COUNTS = [{ ...appDay.viewCount, label: article.appViewCount.label }, appDay.viewUserCount, appDay.shareCount]

interface PanelsProps {
  mode: string
  id: string
  /** Whether the user may make one, and change this one. */
  makes: boolean
  edits: (row: Article) => boolean
  actions: (row: Article) => Items
  onClose: () => void
}

/** What stands over the list of articles: the form, or an article with what it brought in the owner app. */
export default function ArticlePanels({ mode, id, makes, edits, actions, onClose }: PanelsProps) {
  const t = useT()
  if (mode === 'new' && makes) return <ArticleForm panel={{ title: t('articles.new'), onClose }} />
  if (!id) return null
  const isForm = mode === 'edit'
  if (!isForm && mode !== 'use') return null
  return (
    <LoadRecord
      key={`${mode}${id}`}
      of={articles.get.query({ id }, { quiet: true })}
      title={t(isForm ? 'materials.edit' : 'appMaterials.figures')}
      width={isForm ? WHOLE_WIDTH : USE_WIDTH}
      onClose={onClose}
    >
      {(row) =>
        isForm && edits(row) ? (
          <ArticleForm row={row} panel={{ title: row.title || row.id, onClose }} />
        ) : (
          <UsePanel
            row={row}
            status={article.status}
            kind={materialKind.article}
            actions={actions(row)}
            phone={<ArticlePhone of={row} />}
            onClose={onClose}
          >
            <DailyFigures title={t('appMaterials.figures')} days={row.trend} date={appDay.date} counts={COUNTS} />
          </UsePanel>
        )
      }
    </LoadRecord>
  )
}
