import { dynamic } from '@/entities/community/dynamic'
import { dynamicType } from '@/entities/community/shared'
import type { Quick } from '@/kit/list/QuickFilters'

/** What one press asks for: the posts with a mark, those that were reported, those with a video. */
export const QUICK: readonly Quick[] = [
  ...(dynamic.flags.of?.options ?? []).map(({ value, label }) => ({
    filters: { [dynamic.flags.key]: String(value) },
    label,
  })),
  { filters: { [dynamic.reportCount.key]: '1~' }, label: 'posts.reported' },
  { filters: { [dynamic.dynamicType.key]: String(dynamicType.video) }, label: 'dynamicType.video' },
]
