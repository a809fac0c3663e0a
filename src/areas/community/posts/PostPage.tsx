import './posts.css'
import { Alert } from 'antd'
import * as dynamics from '@/api/community/dynamics'
import { useViewer } from '@/business/viewer'
import { type Dynamic, dynamic as fields, dynamicStatus } from '@/entities/community/dynamic'
import { is } from '@/entities/field'
import { DailyFigures } from '@/kit/chart/DailyFigures'
import { useLeave } from '@/kit/page/back'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { Flags } from '../parts/Flags'
import { Likes, Shares } from './parts/Doings'
import { FilingForm, PostForm } from './parts/PostForm'
import { PostPhone } from './parts/PostPhone'
import { Log, Reports } from './parts/Story'
import { PostComments } from './parts/PostComments'
import { articleEditor, isOwn, isOwnArticle, postName, usePostActions } from './usePostActions'
import { usePostReview } from './usePostReview'

const DAY = {
  date: { kind: 'date', key: 'date', label: 'posts.day' },
  viewCount: { ...fields.viewCount, sortable: false },
  likeCount: { ...fields.likeCount, sortable: false },
  commentCount: { ...fields.commentCount, sortable: false },
} as const

/** True if the filing of the post can be changed: it is pending, published or withdrawn. */
const isFiled = ({ status }: Dynamic) => is(status, dynamicStatus.pending, dynamicStatus.up, dynamicStatus.down)
const isGone = ({ status }: Dynamic) => is(status, dynamicStatus.userDeleted, dynamicStatus.deleted)

export default function PostPage() {
  const t = useT()
  const leave = useLeave()
  const may = useMay()
  const { go } = useScreen()
  const { hq } = useViewer()
  const { of, windows } = usePostActions({ leave })
  const review = usePostReview()
  return (
    <>
      <RecordScreen
        load={dynamics.get}
        missing={t('posts.noId')}
        title={postName}
        status={fields.status}
        marks={(row) => row.flags.length > 0 && <Flags of={row.flags} />}
        edits={(row) => hq && may('dynamics.update') && !isOwnArticle(row) && (isOwn(row) || isFiled(row))}
        form={(row) =>
          row && (isOwn(row) ? <PostForm key={row.id} row={row} /> : <FilingForm key={row.id} row={row} />)
        }
        actions={(row) => [
          {
            label: 'kit.edit',
            can: 'dynamics.update',
            primary: true,
            hide: !hq || !isOwnArticle(row),
            run: () => go(articleEditor(row)),
          },
          ...(hq ? review.of(row) : []),
          ...of(row),
        ]}
        phone={(row) => <PostPhone of={row} />}
        above={(row) => isGone(row) && <Alert type="info" title={t('posts.gone')} className="space-below-md" />}
        facts={(row) => [
          fields.id,
          fields.dynamicType,
          fields.nickname,
          fields.userType,
          fields.phone,
          fields.plateName,
          fields.topicNames,
          fields.clubName,
          fields.seriesName,
          fields.location,
          fields.ipRegion,
          fields.viewCount,
          fields.likeCount,
          fields.commentCount,
          fields.shareCount,
          fields.collectCount,
          fields.reportCount,
          [fields.flags, <Flags key="flags" of={row.flags} />],
          fields.offReason,
          fields.publishTime,
        ]}
        tabs={(row) => [
          {
            key: 'data',
            label: t('posts.data'),
            children: (
              <DailyFigures
                title={t('posts.firstDays')}
                days={row.trend}
                date={DAY.date}
                counts={[DAY.viewCount, DAY.likeCount, DAY.commentCount]}
                complete
              />
            ),
          },
          { key: 'comments', label: t('posts.comments'), children: <PostComments of={row} /> },
          { key: 'likes', label: t('posts.likes'), children: <Likes id={row.id} /> },
          { key: 'shares', label: t('posts.shares'), children: <Shares id={row.id} /> },
          { key: 'reports', label: t('posts.reports'), children: <Reports of={row} /> },
          { key: 'log', label: t('posts.log'), children: <Log of={row} /> },
        ]}
      />
      {windows}
      {review.windows}
    </>
  )
}
