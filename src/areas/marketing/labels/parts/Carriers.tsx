import { Tabs } from 'antd'
import { type ReactNode, useState } from 'react'
import * as articles from '@/api/marketing/articles'
import type { Page } from '@/api/reply'
import * as posters from '@/api/marketing/posters'
import * as videos from '@/api/marketing/videos'
import type { Field } from '@/entities/field'
import { article } from '@/entities/marketing/article'
import { poster } from '@/entities/marketing/poster'
import { video } from '@/entities/marketing/video'
import { SubTable, useColumn } from '@/kit/list/SubTable'
import { useLoad } from '@/kit/data/load'
import { PageButtons } from '@/kit/list/Pager'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { Card } from '@/kit/show/Card'
import { CellLink } from '@/kit/show/kinds'
import { type TextKey, useT } from '@/locales'

interface Carrier {
  id: string
  title: string
}
interface Question {
  labelId: string
  pageNo: number
  pageSize: number
}
interface Kind {
  key: string
  label: TextKey
  detail: string
  ask: (input: Question) => {
    queryKey: readonly unknown[]
    queryFn: (context: { signal: AbortSignal }) => Promise<Page<Carrier>>
  }
  fields: readonly Field[]
  title: Field
}

const SIZE = 10
const KINDS: readonly Kind[] = [
  {
    key: 'article',
    label: 'materialKind.article',
    detail: '/marketing-management/article-details',
    ask: (input) => articles.list.query(input, { quiet: true }),
    title: article.title,
    fields: [
      article.id,
      article.cover,
      article.title,
      article.uploadType,
      article.status,
      article.viewCount,
      article.shareCount,
    ],
  },
  {
    key: 'video',
    label: 'materialKind.video',
    detail: '/marketing-management/video-details',
    ask: (input) => videos.list.query(input, { quiet: true }),
    title: video.title,
    fields: [video.id, video.cover, video.title, video.uploadType, video.status, video.viewCount, video.shareCount],
  },
  {
    key: 'poster',
    label: 'materialKind.poster',
    detail: '/marketing-management/poster-details',
    ask: (input) => posters.list.query(input, { quiet: true }),
    title: poster.title,
    fields: [
      poster.id,
      poster.imageUrl,
      poster.title,
      poster.uploadType,
      poster.status,
      poster.shareCount,
      poster.scanCount,
    ],
  },
]

export const Carriers = ({ id }: { id: string }) => {
  const t = useT()
  return (
    <Card title={t('labels.carriers')}>
      <Tabs
        destroyOnHidden
        items={KINDS.map((kind) => ({ key: kind.key, label: t(kind.label), children: <Rows kind={kind} id={id} /> }))}
      />
    </Card>
  )
}

const Rows = ({ kind, id }: { kind: Kind; id: string }): ReactNode => {
  const [pageNo, setPageNo] = useState(1)
  const column = useColumn()
  const linkTo = usePermittedLinks()
  const load = useLoad(kind.ask({ labelId: id, pageNo, pageSize: SIZE }))
  const titled = (row: Carrier) => {
    const link = linkTo(kind.detail, { id: row.id })
    return link ? (
      <CellLink onClick={link}>
        <bdi>{row.title}</bdi>
      </CellLink>
    ) : (
      <bdi>{row.title}</bdi>
    )
  }
  return (
    <>
      <SubTable<Carrier>
        load={{ ...load, data: load.data?.records }}
        rowKey="id"
        columns={kind.fields.map((field) =>
          field === kind.title
            ? { ...column(field), width: 240, render: (_: unknown, row: Carrier) => titled(row) }
            : column(field),
        )}
      />
      <PageButtons counted page={load.data} pageNo={pageNo} pageSize={SIZE} setPageNo={setPageNo} />
    </>
  )
}
