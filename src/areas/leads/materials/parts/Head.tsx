import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useRecordName } from '@/kit/page/screen'
import { RecordBar } from '@/kit/record/RecordHead'
import { plain } from '@/kit/show/format'
import { Picture } from '@/kit/show/Picture'

export const Head = ({
  title,
  cover,
  tags,
  waits,
  children,
}: {
  title: string | undefined
  cover?: string
  tags?: ReactNode
  waits: boolean
  children?: ReactNode
}) => {
  useRecordName(waits ? undefined : title)
  if (waits)
    return (
      <section className="card">
        <Skeleton active paragraph={{ rows: 2 }} />
      </section>
    )
  return (
    <>
      <RecordBar title={plain(title)} marks={tags} />
      {(cover || children) && (
        <section className="card report-head">
          {cover && <Picture src={cover} alt={plain(title)} width={120} height={76} />}
          <div className="report-about">{children}</div>
        </section>
      )}
    </>
  )
}
