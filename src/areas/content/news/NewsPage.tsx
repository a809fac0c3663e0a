import './news.css'
import * as news from '@/api/content/news'
import { useViewer } from '@/business/viewer'
import { news as fields } from '@/entities/content/news'
import { DailyFigures } from '@/kit/chart/DailyFigures'
import { useLeave } from '@/kit/page/back'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { named } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { usePermitted } from '@/session/permissions'
import { H5Link } from '../parts/H5Link'
import { DAY } from './day'
import { NewsForm } from './parts/NewsForm'
import { NewsPhone } from './parts/NewsPhone'
import { newsLink, useNewsActions } from './useNewsActions'

const COMMENTS = '/interactive-management/comment'

export default function NewsPage() {
  const t = useT()
  const may = useMay()
  const leave = useLeave()
  const { head } = useViewer()
  const { pages } = usePermitted()
  const { of, windows } = useNewsActions(leave)
  return (
    <>
      <RecordScreen
        load={news.get}
        title={({ title }) => title}
        status={fields.status}
        create={head && may('news.create') && t('newsPage.new')}
        edits={() => head && may('news.update')}
        form={(row, copied) => <NewsForm key={row?.id ?? 'new'} row={row} copied={copied} />}
        actions={of}
        tools={(row) => <H5Link ask={newsLink(row.id)} />}
        phone={(row) => <NewsPhone of={row} />}
        facts={(row) => [
          fields.id,
          [fields.channelId, <bdi key="column">{named(row.parentName, row.channelName)}</bdi>],
          fields.source,
          fields.sourceUrl,
          fields.author,
          fields.seriesName,
          fields.tags,
          fields.publishTime,
          fields.topFlag,
          fields.topEndTime,
          fields.qualityFlag,
          fields.homeFlag,
          fields.starWebFlag,
          fields.commentFlag,
          fields.viewCount,
          fields.likeCount,
          fields.commentCount,
          fields.shareCount,
          fields.createTime,
          fields.updateBy,
          fields.updateTime,
        ]}
        tabs={(row) => [
          {
            key: 'data',
            label: t('newsPage.figures'),
            children: (
              <>
                <DailyFigures
                  title={t('newsPage.figures')}
                  days={row.trend}
                  date={DAY.date}
                  counts={[DAY.viewCount, DAY.viewUserCount, DAY.shareCount]}
                />
                {pages.has(COMMENTS) && (
                  <CellLink to={to(COMMENTS, { dynamicId: row.id })}>{t('newsPage.comments')}</CellLink>
                )}
              </>
            ),
          },
        ]}
      />
      {windows}
    </>
  )
}
