import type { Screens } from '../..'
import PaperStatisticsReport from '../paperStatistics/PaperStatisticsReport'

/** The statistics of a questionnaire. */
export const screens = { '/paper/display-data': PaperStatisticsReport } satisfies Screens
