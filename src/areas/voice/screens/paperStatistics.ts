import type { Screens } from '../..'
import PaperStatistics from '../paperStatistics/PaperStatistics'

/** What the answers to a questionnaire say. */
export const screens = { '/paper/display-data': PaperStatistics } satisfies Screens
