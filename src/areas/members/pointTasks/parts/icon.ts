import * as files from '@/api/system/files'
import type { Translate } from '@/locales'

const SIDE = 120
/** Of the picture box of an icon: square, 120 px and more, 200 KB. */
export const ICON = (t: Translate) => ({
  drop: files.remove,
  megabytes: 0.2,
  least: { sides: [SIDE, SIDE], text: t('pointTasks.iconSmall') } as const,
})
