import type { Screens } from '../..'
import SatisfactionReport from '../satisfaction/SatisfactionReport'

export const screens = { '/paper/satisfaction-report': SatisfactionReport } satisfies Screens
