import { client as clients, jumpType } from '@/entities/content/shared'
import type { QuickEntry } from '@/entities/content/quickEntry'
import { is, isYes } from '@/entities/field'
import { energyType } from '@/entities/shared/enums'
import { toMillis } from '@/lib/time'
import type { TextKey } from '@/locales'

export const nameOf = ({ entryName, id }: Pick<QuickEntry, 'entryName' | 'id'>): string => entryName || id

/** Who looks at a page of the app. */
export interface PreviewAudience {
  who: 'guest' | 'member' | 'owner'
  /** The series of the owner's car. */
  seriesCode?: string
  client: number
  /** The version of the app; none is the newest. */
  version?: string
}

const partsOf = (version: string) => version.split('.').map(Number)
/** Whether one version of the app comes before another. */
const isBefore = (version: string, least: string): boolean => {
  const [own, needed] = [partsOf(version), partsOf(least)]
  const at = needed.findIndex((part, index) => part !== (own[index] ?? 0))
  return at >= 0 && (own[at] ?? 0) < (needed[at] ?? 0)
}

/** Why somebody does not get to see an entry; undefined where it is shown. */
export const hiddenBecause = (
  entry: QuickEntry,
  { who, seriesCode, client, version }: PreviewAudience,
): TextKey | undefined => {
  if (entry.appTypes.length > 0 && !entry.appTypes.some((one) => is(one, client))) return 'hot.otherClient'
  if (entry.minVersion && version && client !== clients.mini && isBefore(version, entry.minVersion))
    return 'hot.oldVersion'
  if (!isYes(entry.bindFlag)) return undefined
  if (who !== 'owner') return 'hot.noCar'
  return seriesCode && entry.seriesCodes.length > 0 && !entry.seriesCodes.includes(seriesCode)
    ? 'hot.otherSeries'
    : undefined
}

/** Whether its corner mark shows now. */
export const isMarked = ({
  cornerText,
  cornerEndTime,
}: Partial<Pick<QuickEntry, 'cornerText' | 'cornerEndTime'>>): boolean =>
  !!cornerText && (toMillis(cornerEndTime) ?? Infinity) > Date.now()

/** The version of the app from which on it has a page; the others were always there. */
const PAGE_SINCE: Readonly<Record<string, string>> = {
  pickSend: '2.6.0',
  trip: '2.8.0',
  carControl: '3.0.0',
  carStatus: '3.0.0',
  insurance: '3.1.0',
  planet: '3.2.0',
}
/** The version that a page of the app needs, where the one of the entry lacks it. */
export const versionLacking = (entry: {
  jumpType?: unknown
  jumpValue?: string
  minVersion?: string
}): string | undefined => {
  const since = is(entry.jumpType, jumpType.appPage) ? PAGE_SINCE[entry.jumpValue ?? ''] : undefined
  return since && (!entry.minVersion || isBefore(entry.minVersion, since)) ? since : undefined
}

/** Pages of the app that only cars with a plug or a battery have. */
const ELECTRIC_PAGES: readonly string[] = ['charge', 'carControl', 'carStatus']
/** Whether a page of the app does not work for one of these series. */
export const isBeyond = (
  entry: { jumpType?: unknown; jumpValue?: string },
  series: readonly { energyType: unknown }[],
): boolean =>
  is(entry.jumpType, jumpType.appPage) &&
  ELECTRIC_PAGES.includes(entry.jumpValue ?? '') &&
  series.some((one) => is(one.energyType, energyType.petrol))
