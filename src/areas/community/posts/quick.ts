import { dynamic } from '@/entities/community/dynamic'
import { dynamicType } from '@/entities/community/shared'
import type { Quick } from '../parts/QuickFilters'

/** What one press asks for: the posts with a mark, those that were reported, those with a video. */
export const QUICK: readonly Quick[] = [
  ...(dynamic.flags.of?.options ?? []).map(({ value, label }) => ({
    key: dynamic.flags.key,
    value: String(value),
    label,
  })),
  { key: dynamic.reportCount.key, value: '1~', label: 'posts.reported' },
  { key: dynamic.dynamicType.key, value: String(dynamicType.video), label: 'dynamicType.video' },
]
