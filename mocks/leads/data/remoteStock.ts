import { dmsOrderStatus } from '@/entities/orders/orderEnums'
import { dealerStatus, remoteStockStatus } from '@/entities/shared/enums'
import type { RemoteStock } from '@/entities/shared/remoteStock'
import type { Context } from '../../core/context'
import { at } from '../../core/random'
import { vinWith } from '../../core/vins'
import { colourOf } from '../../orders/data/cars'
import type { DmsOrderRow } from '../../orders/data/dmsOrders'
import type { CarSeriesRow, DealerRow } from '../../system/data/types'

/** [code, name, city, address]. */
export const depots = [
  ['CK01', '芜湖总装库', '芜湖市', '芜湖市鸠江区经开大道 8 号'],
  ['CK02', '天津滨海库', '天津市', '天津市滨海新区海铁大道 66 号'],
  ['CK03', '广州南沙库', '广州市', '广州市南沙区港前大道 21 号'],
  ['CK04', '成都龙泉库', '成都市', '成都市龙泉驿区车城东路 5 号'],
  ['CK05', '西安高陵库', '西安市', '西安市高陵区泾环北路 12 号'],
  ['CK06', '武汉经开库', '武汉市', '武汉市经济技术开发区枫树路 3 号'],
] as const
const reasons = ['运输划伤待修', '电池待复检', '内饰件缺件'] as const

interface Ground {
  dealers: readonly DealerRow[]
  carSeries: readonly CarSeriesRow[]
  orders: readonly DmsOrderRow[]
}

export const buildRemoteStock = (context: Context, { dealers, carSeries, orders }: Ground): RemoteStock[] => {
  const { random } = context
  const alive = orders.filter(({ status }) => status >= dmsOrderStatus.accepted && status <= dmsOrderStatus.arrived)
  const series = carSeries.filter((row) => row.modelNames.length > 0)
  const seriesNames = new Map(carSeries.map((row) => [row.seriesCode, row.seriesName]))
  const car = (dealer: DealerRow | undefined, isShipped = false): RemoteStock => {
    const number = context.next('remote')
    const model = random.pick(series)
    const own = alive.filter(({ dealerCode }) => dealerCode === dealer?.dealerCode)
    const order = own.length > 0 ? at(own, number) : undefined
    const seriesCode = order?.seriesCode ?? model.seriesCode
    const [warehouseCode, warehouseName, cityName] = at(depots, number)
    const status = isShipped
      ? remoteStockStatus.shipped
      : dealer
        ? random.pick([3, 3, 3, 4, 4, 1] as const)
        : random.pick([2, 2, 2, 2, 6, 1] as const)
    const stockDays = status === remoteStockStatus.inbound ? 0 : random.int(1, 130)
    return {
      id: String(900_000 + number),
      vin: vinWith(`LVVDB21B0TD${String(number).padStart(6, '0')}`),
      seriesCode,
      seriesName: seriesNames.get(seriesCode) ?? '',
      modelName: order?.modelName ?? random.pick(model.modelNames),
      materialCode: order?.materialCode ?? `M${seriesCode.replaceAll('_', '')}${random.digits(3)}`,
      colorName: order?.colorName ?? colourOf(context),
      warehouseCode,
      warehouseName,
      cityName,
      dealerCode: dealer?.dealerCode ?? '',
      dealerName: dealer?.dealerName ?? '',
      areaName: dealer?.areaName ?? '',
      orderNo: order?.orderNo ?? '',
      productionDate: context.date(stockDays + random.int(3, 12)),
      inTime: status === remoteStockStatus.inbound ? '' : context.workTime(stockDays),
      stockDays,
      remark: status === remoteStockStatus.onHold ? random.pick(reasons) : '',
      status,
      updateTime: context.time(Math.max(stockDays - 20, 1)),
    }
  }
  return [
    ...dealers
      .filter((row) => row.status !== dealerStatus.left)
      .flatMap((dealer) =>
        Array.from({ length: 2 + ((Number(dealer.dealerCode.slice(1)) * 13) % 14) }, () => car(dealer)),
      ),
    ...Array.from({ length: 80 }, () => car(undefined)),
    ...dealers.filter((row, index) => row.status !== dealerStatus.left && index % 4 === 0).map((row) => car(row, true)),
  ]
}
