import type { Screens } from '../..'
import PhevReport from '../phev/PhevReport'

export const screens = { '/phev-report': PhevReport } satisfies Screens
