import '../posts/posts.css'
import { Alert } from 'antd'
import { useMemo, useState } from 'react'
import * as dynamics from '@/api/community/dynamics'
import { useViewer } from '@/business/viewer'
import { type Dynamic, dynamic, dynamicStatus, publishWay } from '@/entities/community/dynamic'
import { postArticle } from '@/entities/community/postArticle'
import { dynamicType } from '@/entities/community/shared'
import { is, withStates } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { lazyComponent } from '@/kit/data/lazyComponent'
import { Panel } from '@/kit/dialog/dialog'
import { WHOLE_WIDTH } from '@/kit/form/FormScreen'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { TwoValues } from '@/kit/show/TwoValues'
import { StatusTag, Value } from '@/kit/show/kinds'
import { isGiven } from '@/lib/given'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { Flags } from '../parts/Flags'
import { plateIdFilter, topicIdFilter } from '../parts/pickFilters'
import { seriesCodeFilter } from '../parts/series'
import { PostCell } from '../posts/parts/PostCell'
import { isOwn, postName, usePostActions } from '../posts/usePostActions'

const FILTERS = [
  statusTabs(withStates(dynamic.status, (code) => !is(code, dynamicStatus.userDeleted, dynamicStatus.deleted))),
  containsFilter(postArticle.title),
  containsFilter(postArticle.nickname),
  choicesFilter(postArticle.userType),
  plateIdFilter(dynamic.plateName),
  topicIdFilter(dynamic.topicNames),
  seriesCodeFilter(postArticle.seriesName),
  postArticle.originFlag,
  spanFilter(dynamic.publishTime),
]

/** Separate chunk: only the editor needs the rich text sanitiser. */
const ArticleForm = lazyComponent(() => import('./parts/ArticleForm'))

/**
 * Full-window editor over the list, for a new article or one of an official account. Other articles show that they
 * are not editable.
 */
const ArticleEditor = ({
  id,
  onMade,
  onClose,
}: {
  /** Empty for a new article. */
  id: string
  /** Called with the id of a new article once it is saved as a draft. The editor stays open. */
  onMade: (id: string) => void
  onClose: () => void
}) => {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  if (!id) return <ArticleForm onMade={onMade} onClose={onClose} />
  return (
    <LoadRecord
      of={dynamics.get.query({ id }, { quiet: true })}
      title={t('kit.edit')}
      width={WHOLE_WIDTH}
      onClose={onClose}
    >
      {(row) =>
        hq && may('dynamics.update') && isOwn(row) && is(row.dynamicType, dynamicType.article) ? (
          <ArticleForm given={row} onMade={onMade} onClose={onClose} />
        ) : (
          <Panel open title={postName(row)} onClose={onClose}>
            <Alert type="info" showIcon title={t('postArticles.notEdited')} />
          </Panel>
        )
      }
    </LoadRecord>
  )
}

const DETAIL = '/dynamic-management/dynamicDetail'
const SORT = { field: postArticle.updateTime.key, order: 'desc' } as const
const ALSO = { dynamicType: dynamicType.article }
const CALLS = [
  'dynamics.shelve',
  'dynamics.top',
  'dynamics.recommend',
  'dynamics.setQuality',
  'dynamics.remove',
] as const

const COLUMNS: ColumnOf<Dynamic>[] = [
  { field: postArticle.title, width: 300, cell: (row) => <PostCell row={row} cover={row.cover} /> },
  {
    field: dynamic.status,
    width: 120,
    cell: (row) => {
      const tag = <StatusTag field={dynamic.status} value={row.status} />
      if (!isGiven(row.offReason)) return tag
      return <TwoValues upper={tag} below={<Value field={dynamic.offReason} value={row.offReason} />} />
    },
  },
  { field: postArticle.nickname, width: 150, below: postArticle.userType },
  { field: dynamic.flags, width: 150, cell: (row) => <Flags of={row.flags} /> },
  dynamic.plateName,
  dynamic.publishTime,
  postArticle.viewCount,
  postArticle.finishRate,
  dynamic.likeCount,
  dynamic.commentCount,
  postArticle.updateTime,
  dynamic.topicNames,
  postArticle.id,
]

export default function ArticleList() {
  const t = useT()
  const may = useMay()
  const { go } = useScreen()
  const { hq } = useViewer()
  const { mode, id, open, close } = useOpened()
  const { of, windows } = usePostActions({ only: CALLS })
  /** Id of the article created by the open editor, which stays open. */
  const [made, setMade] = useState('')
  const writes = hq && may('dynamics.create')
  const actions = useMemo(
    () =>
      (row: Dynamic): Action[] => {
        const isScheduled = is(row.status, dynamicStatus.scheduled)
        return [
          { label: 'posts.detail', run: () => go(to(DETAIL, { id: row.id })) },
          {
            label: 'kit.edit',
            can: 'dynamics.update',
            hide: !hq || !isOwn(row),
            run: () => open('edit', row.id),
          },
          {
            label: 'postArticles.now',
            can: 'dynamics.update',
            next: true,
            hide: !hq || !isScheduled,
            ask: {
              title: t('postArticles.nowAsk', { name: postName(row) }),
              effect: t('postArticles.nowEffect', { time: formatTime(row.publishTime, 'YYYY-MM-DD HH:mm') }),
            },
            run: () =>
              dynamics.update({
                id: row.id,
                dynamicType: dynamicType.article,
                publishType: publishWay.now,
                publishTime: formatTime(Date.now()),
              }),
            done: t('postArticles.published'),
          },
          {
            label: 'postArticles.toDraft',
            can: 'dynamics.update',
            hide: !hq || !isScheduled,
            run: () => dynamics.update({ id: row.id, dynamicType: dynamicType.article, publishType: publishWay.draft }),
            done: t('postArticles.isDraft'),
          },
          ...of(row),
        ]
      },
    [go, hq, of, open, t],
  )
  return (
    <>
      <ListScreen
        load={dynamics.list}
        also={ALSO}
        rowKey={postArticle.id}
        nameOf={postName}
        filters={FILTERS}
        columns={COLUMNS}
        sort={SORT}
        create={{ label: 'postArticles.write', can: 'dynamics.create', hide: !hq, run: () => open('new') }}
        actions={actions}
        emptyText={t('postArticles.nothing')}
      />
      {windows}
      {((mode === 'new' && writes) || (mode === 'edit' && id !== '')) && (
        <ArticleEditor
          key={mode === 'new' || id === made ? 'new' : id}
          id={mode === 'new' || id === made ? '' : id}
          onMade={(article) => {
            setMade(article)
            open('edit', article)
          }}
          onClose={() => {
            setMade('')
            close()
          }}
        />
      )}
    </>
  )
}
