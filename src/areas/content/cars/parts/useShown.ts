import { useCallback } from 'react'
import * as carGallery from '@/api/content/carGallery'
import type { CarInfo } from '@/entities/content/carInfo'
import { shelfStatus } from '@/entities/content/shared'
import { is } from '@/entities/field'
import { derived, useLoad } from '@/kit/data/load'

/** More cars than the master has on the shelf at one time. */
const ALL = 500

/** Whether a car is the last of its series that users see; false as long as nobody knows. */
export const useIsLast = (): ((row: CarInfo) => boolean) => {
  const { data } = useLoad(
    derived(carGallery.listCars.query({ status: shelfStatus.up, pageSize: ALL }, { quiet: true }), 'series', (page) =>
      page.records.map(({ seriesCode }) => seriesCode),
    ),
  )
  return useCallback(
    (row) => is(row.status, shelfStatus.up) && data?.filter((one) => one === row.seriesCode).length === 1,
    [data],
  )
}
