import { belongs } from '@/api/belongs'
import type { Dynamic } from '@/entities/community/dynamic'

export const isOf = (
  row: Dynamic,
  { plateId, topicId, clubId }: { plateId?: string; topicId?: string; clubId?: string },
): boolean => belongs(row, 'plateId', plateId) && belongs(row, 'topicIds', topicId) && belongs(row, 'clubId', clubId)
