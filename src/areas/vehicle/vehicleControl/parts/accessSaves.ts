import type { SendOptions } from '@/api/client'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import type { AccessSeries, TspProvider } from '@/entities/vehicle/accessConfig'
import { derived } from '@/kit/data/load'
import { useLatest } from '@/kit/data/useLatest'

/** The single response of the page: the series, and the providers as a page. */
export const ACCESS = derived(vehicleControl.getAccessConfig.query(undefined, { quiet: true }), 'page', (answer) => ({
  ...answer,
  records: answer.providers,
  total: answer.providers.length,
}))

/** Returns the save functions of a form, which saves a whole row; after a conflict the row is reloaded. */
export const accessSaves = <Row extends AccessSeries | TspProvider>(part: 'series' | 'provider') => {
  const save = ({ force, ...row }: Row & { force?: true }, options: SendOptions) =>
    // The row belongs to its part.
    vehicleControl.updateAccessConfig({ part, row, force } as vehicleControl.AccessChange, options)
  return {
    whole: true,
    create: save,
    update: save,
    read: async ({ id }: { id: string }, options: SendOptions) => {
      const { series, providers } = await vehicleControl.getAccessConfig(undefined, options)
      return [...(part === 'series' ? series : providers)].find((one) => one.id === id)
    },
  } as const
}

/** Returns a function that saves changes to the latest loaded row of an id. An unknown id is ignored. */
export const useAccessChange = <Row extends AccessSeries | TspProvider>(
  part: 'series' | 'provider',
  rows: readonly Row[],
) =>
  useLatest(async (id: string, changeOf: (row: Row) => Partial<Row>) => {
    const row = rows.find((one) => one.id === id)
    const changed: Row | undefined = row && { ...row, ...changeOf(row) }
    if (changed) await accessSaves<Row>(part).update(changed, {})
  })
