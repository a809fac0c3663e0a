import type { Plate } from '@/entities/community/plate'
import type { Topic } from '@/entities/community/topic'
import { formatTime } from '@/lib/time'
import type { PlateRow, TopicRow } from '../data/boards'
import { plates } from './boards'
import { socialUser } from './people'
import { posts } from './posts'

export const onPlate = (id: string) => posts().dynamics.filter(({ plateId }) => plateId === id)

export const plateView = (row: PlateRow, now: number): Plate => {
  const placed = onPlate(row.id)
  const today = formatTime(now).slice(0, 10)
  return {
    // The data holds only the values of the enumerations.
    ...(row as unknown as Plate),
    moderators: row.moderators.map(socialUser),
    dynamicCount: placed.length,
    todayCount: placed.filter(({ publishTime }) => publishTime.startsWith(today)).length,
  }
}

export const postsAbout = ({ topicName }: Pick<TopicRow, 'topicName'>): number =>
  posts().dynamics.filter(({ topicNames }) => topicNames.includes(topicName)).length

export const topicView = (row: TopicRow): Topic => ({
  // As above.
  ...(row as unknown as Topic),
  plateName: plates().find(({ id }) => id === row.plateId)?.plateName ?? '',
  dynamicCount: postsAbout(row),
})
