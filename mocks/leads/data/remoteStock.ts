import { dealerStatus, remoteStockStatus } from '@/entities/shared/enums'
import type { RemoteStock } from '@/entities/shared/remoteStock'
import type { Context } from '../../core/context'
import { at } from '../../core/random'
import type { CarSeriesRow, DealerRow } from '../../system/data/types'

/** [code, name, city, address] of the depots. */
export const depots = [
  ['CK01', '芜湖总装库', '芜湖市', '芜湖市鸠江区经开大道 8 号'],
  ['CK02', '天津滨海库', '天津市', '天津市滨海新区海铁大道 66 号'],
  ['CK03', '广州南沙库', '广州市', '广州市南沙区港前大道 21 号'],
  ['CK04', '成都龙泉库', '成都市', '成都市龙泉驿区车城东路 5 号'],
  ['CK05', '西安高陵库', '西安市', '西安市高陵区泾环北路 12 号'],
  ['CK06', '武汉经开库', '武汉市', '武汉市经济技术开发区枫树路 3 号'],
] as const
const colors = ['珠光白/黑', '曜石黑/棕', '极光蓝/米', '钛金灰/黑', '烈焰红/黑'] as const
const reasons = ['运输划伤待修', '电池待复检', '内饰件缺件'] as const

const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  [...'0123456789']
    .map((digit) => [digit, Number(digit)])
    .concat(
      [...'ABCDEFGH'].map((letter, index) => [letter, index + 1]),
      [...'JKLMN'].map((letter, index) => [letter, index + 1]),
      [
        ['P', 7],
        ['R', 9],
      ],
      [...'STUVWXYZ'].map((letter, index) => [letter, index + 2]),
    ),
)
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** A vehicle identification number whose ninth sign checks the others. */
const vinOf = (head: string, tail: string): string => {
  const sum = [...`${head}0${tail}`].reduce((all, sign, index) => all + (VALUES[sign] ?? 0) * (WEIGHTS[index] ?? 0), 0)
  const check = sum % 11
  return `${head}${check === 10 ? 'X' : check}${tail}`
}

/** Cars in the depots: a few kept for each dealer that is not gone, free ones, and some that have left for their dealer. */
export const buildRemoteStock = (
  context: Context,
  dealers: readonly DealerRow[],
  carSeries: readonly CarSeriesRow[],
): RemoteStock[] => {
  const { random } = context
  const series = carSeries.filter((row) => row.modelNames.length > 0)
  const car = (dealer: DealerRow | undefined, isShipped = false): RemoteStock => {
    const number = context.next('remote')
    const model = random.pick(series)
    const [warehouseCode, warehouseName, cityName] = at(depots, number)
    const status = isShipped
      ? remoteStockStatus.shipped
      : dealer
        ? random.pick([3, 3, 3, 4, 4, 1] as const)
        : random.pick([2, 2, 2, 2, 6, 1] as const)
    const stockDays = status === remoteStockStatus.inbound ? 0 : random.int(1, 130)
    return {
      id: String(900_000 + number),
      vin: vinOf('LVVDB21B', `TD${String(number).padStart(6, '0')}`),
      seriesCode: model.seriesCode,
      seriesName: model.seriesName,
      modelName: random.pick(model.modelNames),
      materialCode: `M${model.seriesCode.replaceAll('_', '')}${random.digits(4)}`,
      colorName: random.pick(colors),
      warehouseCode,
      warehouseName,
      cityName,
      dealerCode: dealer?.dealerCode ?? '',
      dealerName: dealer?.dealerName ?? '',
      areaName: dealer?.areaName ?? '',
      orderNo: dealer ? `DMS${context.date(stockDays).replaceAll('-', '')}${random.digits(4)}` : '',
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
