import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import type { RichTextProps } from './rich/Editor'

const Editor = lazy(() => import('./rich/Editor'))

/** An editor of rich text, fetched when it is first shown. Its value is sanitised HTML, '' when nothing is in it; pictures are uploaded by `to`. */
export const RichText = (props: RichTextProps) => (
  <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
    <Editor {...props} />
  </Suspense>
)
