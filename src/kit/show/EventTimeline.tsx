import { Empty, Timeline } from 'antd'
import type { ReactNode } from 'react'
import type { FieldOf } from '@/entities/field'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { plain } from './format'
import { Value } from './kinds'

interface TimelineProps<Row> {
  rows: readonly Row[]
  time: FieldOf<Row>
  of: (row: Row) => { title: ReactNode; by?: unknown; text?: unknown }
  empty?: string
}

export const EventTimeline = <Row extends object>({ rows, time, of, empty }: TimelineProps<Row>) => {
  const t = useT()
  if (rows.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty ?? t('list.empty')} />
  return (
    <Timeline
      items={rows.map((row, at) => {
        const { title, by, text } = of(row)
        return {
          key: at,
          color: at === 0 ? undefined : 'gray',
          content: (
            <>
              {title}
              <div className="quiet">
                <Value field={time} value={row[time.key]} full />
                {!isBlank(by) && <bdi> · {plain(by)}</bdi>}
              </div>
              {!isBlank(text) && <bdi>{plain(text)}</bdi>}
            </>
          ),
        }
      })}
    />
  )
}
