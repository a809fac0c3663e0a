import type { Screens } from '../..'
import SatisfactionReport from '../satisfaction/SatisfactionReport'

/** How satisfied customers are. */
export const screens = { '/paper/satisfaction-report': SatisfactionReport } satisfies Screens
