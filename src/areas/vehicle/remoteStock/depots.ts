import type { Query } from '@/api/call'
import { findById } from '@/api/findById'
import * as saleReports from '@/api/leads/saleReports'
import type { Page } from '@/api/reply'
import type { RemoteStock } from '@/entities/shared/remoteStock'
import type { RemoteDepot } from '@/entities/vehicle/remoteDepot'
import type { Queried } from '@/kit/data/load'
import { BRACKETS } from './ages'

export const OF_CARS = { viewType: 'car' } as const

export const depotRows = {
  query: (input: Query<RemoteDepot> & { seriesCode?: unknown }): Queried<Page<RemoteDepot>> =>
    // The server returns the rows of the requested view.
    saleReports.listRemoteLibrary.query(
      { ...input, viewType: 'depot' },
      { quiet: true },
    ) as Queried<unknown> as Queried<Page<RemoteDepot>>,
}
export const carByVin = (vin: string): Queried<RemoteStock | undefined> =>
  findById(saleReports.listRemoteLibrary, { vin, ...OF_CARS }, { vin })

/** Returns chart series by range: one for each of the largest groups and one for the others. */
export const stacksOf = (
  groups: readonly saleReports.StockGroup[],
  max: number,
): { seriesName: string | undefined; values: number[] }[] => {
  const totals = new Map<string, number>()
  for (const { seriesName, count } of groups) totals.set(seriesName, (totals.get(seriesName) ?? 0) + Number(count))
  const names = [...totals].toSorted(([, one], [, other]) => other - one).map(([name]) => name)
  const valuesOf = (fits: (name: string) => boolean) =>
    BRACKETS.map(([from]) =>
      groups
        .filter((group) => Number(group.from) === from && fits(group.seriesName))
        .reduce((sum, { count }) => sum + Number(count), 0),
    )
  const large = names.slice(0, max)
  return [
    ...large.map((seriesName) => ({ seriesName, values: valuesOf((name) => name === seriesName) })),
    ...(names.length > max ? [{ seriesName: undefined, values: valuesOf((name) => !large.includes(name)) }] : []),
  ]
}
