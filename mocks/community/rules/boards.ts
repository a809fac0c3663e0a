import { topicStatus } from '@/entities/community/topic'
import { formatTime } from '@/lib/time'
import { control, seeded } from '../../core/control'
import { withId } from '../../core/input'
import { org, reference } from '../../system/rules/store'
import { buildBoards, type PlateRow, type TopicRow } from '../data/boards'
import { people } from './people'

const store = seeded('boards', () => buildBoards(reference(), org.carSeries, people()))

export const plates = (): PlateRow[] => store().plates
/** Returns the current topics. A campaign past its end is ended and loses its marks. */
export const topics = (now = control.now()): TopicRow[] => {
  const time = formatTime(now)
  for (const row of store().topics)
    if (row.status === topicStatus.up && row.endTime !== '' && row.endTime <= time)
      Object.assign(row, { status: topicStatus.ended, hotFlag: 0, recommendFlag: 0 })
  return store().topics
}

const MISSING = '无权查看或数据不存在'
export const plateOf = (id: unknown): PlateRow => withId(plates(), id, MISSING)
export const topicOf = (id: unknown): TopicRow => withId(topics(), id, MISSING)
