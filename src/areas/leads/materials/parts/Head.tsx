import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useBack } from '@/kit/back'
import { Picture } from '@/kit/Picture'
import { plain } from '@/kit/format'
import { useT } from '@/locales'
import type { Path } from '@/routes'

/** What a detail is about: its picture and title, facts below, and the way back to the list. */
export const Head = ({
  title,
  cover,
  tags,
  list,
  waits,
  children,
}: {
  title: string | undefined
  cover?: string
  tags?: ReactNode
  list: Path
  waits: boolean
  children?: ReactNode
}) => {
  const t = useT()
  const back = useBack(list)
  if (waits)
    return (
      <section className="card">
        <Skeleton active paragraph={{ rows: 2 }} />
      </section>
    )
  return (
    <section className="card report-head">
      {cover && <Picture src={cover} alt={plain(title)} width={120} height={76} />}
      <div className="report-about">
        <div className="report-title">
          <h2 className="card-title">
            <bdi>{plain(title)}</bdi>
          </h2>
          {tags}
          <Button icon={<ArrowLeftOutlined />} onClick={back}>
            {t('leads.toList')}
          </Button>
        </div>
        {children}
      </div>
    </section>
  )
}
