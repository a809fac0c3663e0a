import type { Screens } from '../..'
import PhevReport from '../phev/PhevReport'

/** The traceability of traction batteries. */
export const screens = { '/phev-report': PhevReport } satisfies Screens
