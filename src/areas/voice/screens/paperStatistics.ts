import type { Screens } from '../..'
import PaperStatisticsReport from '../paperStatistics/PaperStatisticsReport'

export const screens = { '/paper/display-data': PaperStatisticsReport } satisfies Screens
