import * as virtualCars from '@/api/content/virtualCars'
import { carShow } from '@/entities/content/carEnums'
import { dealerType } from '@/entities/shared/enums'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { org } from '../../system/rules/store'
import type { VirtualCarRow } from '../data/virtualCars'
import { virtualCars as cars, virtualCarView } from '../rules/cars'

const listed = listOf(virtualCars.list)<VirtualCarRow>({
  is: ['energyType', 'driveFlag', 'orderFlag', 'status', 'seriesCode', 'id'],
  like: [
    'modelName',
    { seriesName: (row) => org.carSeries.find((one) => one.seriesCode === row.seriesCode)?.seriesName ?? '' },
  ],
  keyword: ['modelName', 'id'],
  between: ['updateTime'],
  sort: ['sort', 'updateTime', 'viewCount'],
  keepsOrder: true,
})
on(virtualCars.list)((input, { user }) =>
  listed.page(
    cars().filter(({ status }) => user.dealerType === dealerType.headquarters || status === carShow.shown),
    input,
    virtualCarView,
  ),
)
