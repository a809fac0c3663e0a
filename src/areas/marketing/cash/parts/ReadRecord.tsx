import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { Unread } from '@/business/NoRecord'
import { Outdated } from '@/kit/load'
import type { Path } from '@/routes'

/** A record in its place, once it is read; what was read before stays under a failure that says so. */
export const ReadRecord = <O,>({
  load: { data, error, retry },
  list,
  children,
}: {
  load: { data?: O; error?: Error; retry: () => void }
  list: Path
  children: (record: O) => ReactNode
}) => {
  if (data)
    return (
      <>
        <Outdated error={error} retry={retry} />
        {children(data)}
      </>
    )
  if (error) return <Unread error={error} retry={retry} list={list} />
  return (
    <section className="card">
      <Skeleton active paragraph={{ rows: 8 }} />
    </section>
  )
}
