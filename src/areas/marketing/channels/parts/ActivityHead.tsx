import '../channels.css'
import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type Activity, activity } from '@/entities/marketing/activity'
import { useBack } from '@/kit/back'
import { Facts } from '@/kit/Facts'
import { plain } from '@/kit/format'
import { StatusTag } from '@/kit/kinds'
import { useT } from '@/locales'
import type { Path } from '@/routes'
import { CoverImage } from '../../parts/CoverImage'

/** What the campaign is: cover, title, state and when it runs. */
export const ActivityHead = ({ activity: row, list }: { activity: Activity; list: Path }) => {
  const t = useT()
  const back = useBack(list)
  return (
    <section className="card channels-head" aria-labelledby={`channels-${row.id}`}>
      {row.cover && <CoverImage src={row.cover} alt={plain(row.title)} height={80} />}
      <div className="channels-about">
        <div className="channels-title">
          <h2 id={`channels-${row.id}`} className="card-title">
            <bdi>{plain(row.title)}</bdi>
          </h2>
          <StatusTag field={activity.status} value={row.status} />
          <Button icon={<ArrowLeftOutlined />} onClick={back}>
            {t('leads.toList')}
          </Button>
        </div>
        <Facts row={row} fields={[activity.id, activity.startTime, activity.endTime]} />
      </div>
    </section>
  )
}
