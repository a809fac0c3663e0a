import { client as clients, jumpType } from '@/entities/content/shared'
import type { QuickEntry } from '@/entities/content/quickEntry'
import { is, isYes } from '@/entities/field'
import { energyType } from '@/entities/shared/enums'
import { toMillis } from '@/lib/time'
import type { TextKey } from '@/locales'

export const nameOf = ({ entryName, id }: Pick<QuickEntry, 'entryName' | 'id'>): string => entryName || id

export interface PreviewAudience {
  who: 'guest' | 'member' | 'owner'
  seriesCode?: string
  client: number
  /** App version. Undefined is the newest. */
  version?: string
}

const partsOf = (version: string) => version.split('.').map(Number)
const isBefore = (version: string, least: string): boolean => {
  const [own, needed] = [partsOf(version), partsOf(least)]
  const at = needed.findIndex((part, index) => part !== (own[index] ?? 0))
  return at >= 0 && (own[at] ?? 0) < (needed[at] ?? 0)
}

/** Returns the text key of the reason why an entry is hidden from a user. Undefined if it is visible. */
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

/** True if the entry shows its corner mark now. */
export const isMarked = ({
  cornerText,
  cornerEndTime,
}: Partial<Pick<QuickEntry, 'cornerText' | 'cornerEndTime'>>): boolean =>
  !!cornerText && (toMillis(cornerEndTime) ?? Infinity) > Date.now()

/** Minimum app version of each page. Pages that are not listed need none. */
const PAGE_SINCE: Readonly<Record<string, string>> = {
  pickSend: '2.6.0',
  trip: '2.8.0',
  carControl: '3.0.0',
  carStatus: '3.0.0',
  insurance: '3.1.0',
  planet: '3.2.0',
}
/** Returns the version that the target page needs if the entry does not require it. Undefined otherwise. */
export const versionLacking = (entry: {
  jumpType?: unknown
  jumpValue?: string
  minVersion?: string
}): string | undefined => {
  const since = is(entry.jumpType, jumpType.appPage) ? PAGE_SINCE[entry.jumpValue ?? ''] : undefined
  return since && (!entry.minVersion || isBefore(entry.minVersion, since)) ? since : undefined
}

/** App pages that are available only for electric and plug-in cars. */
const ELECTRIC_PAGES: readonly string[] = ['charge', 'carControl', 'carStatus']
/** True if an app page does not work for one of these series. */
export const isBeyond = (
  entry: { jumpType?: unknown; jumpValue?: string },
  series: readonly { energyType: unknown }[],
): boolean =>
  is(entry.jumpType, jumpType.appPage) &&
  ELECTRIC_PAGES.includes(entry.jumpValue ?? '') &&
  series.some((one) => is(one.energyType, energyType.petrol))
