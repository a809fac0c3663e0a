import type { Screens } from '../..'
import PaperStatistics from '../paperStatistics/PaperStatistics'

/** The statistics of a questionnaire. */
export const screens = { '/paper/display-data': PaperStatistics } satisfies Screens
