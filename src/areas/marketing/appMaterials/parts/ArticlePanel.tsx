import * as articles from '@/api/marketing/articles'
import { appDay } from '@/entities/marketing/appDay'
import { type Article, article } from '@/entities/marketing/article'
import { materialKind } from '@/entities/marketing/label'
import type { Items } from '@/kit/actions/actions'
import { DailyFigures } from '@/kit/chart/DailyFigures'
import { useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { useT } from '@/locales'
import { ArticleForm } from '../../articles/parts/ArticleForm'
import { ArticlePhone } from '../../articles/parts/ArticlePhone'
import { AppUseBoard } from './AppUseBoard'

const COUNTS = [{ ...appDay.viewCount, label: article.appViewCount.label }, appDay.viewUserCount, appDay.shareCount]

interface PanelProps {
  makes: boolean
  edits: (row: Article) => boolean
  actions: (row: Article) => Items
}

export default function ArticlePanel({ makes, edits, actions }: PanelProps) {
  const t = useT()
  const { mode, close } = useOpened()
  if (mode === 'new') return makes ? <ArticleForm panel={{ title: t('articles.new'), onClose: close }} /> : null
  return (
    <RecordPanel
      wide
      load={articles.get}
      title={(row) => row.title || row.id}
      actions={actions}
      form={(row) =>
        mode === 'edit' && edits(row) ? (
          <ArticleForm row={row} panel={{ title: row.title || row.id, onClose: close }} />
        ) : undefined
      }
    >
      {(row) => (
        <AppUseBoard row={row} status={article.status} kind={materialKind.article} phone={<ArticlePhone of={row} />}>
          <DailyFigures title={t('appMaterials.figures')} days={row.trend} date={appDay.date} counts={COUNTS} />
        </AppUseBoard>
      )}
    </RecordPanel>
  )
}
