import type { WishStats } from '@/api/voice/feedback'
import { type Wish, type WishChange, type WishDetail, wishStatus } from '@/entities/members/wish'
import { fromCents } from '@/lib/money'
import { createContext, reference } from '../../core/context'
import { control, seeded } from '../../core/control'
import { grouped } from '../../core/grouped'
import { at } from '../../core/random'
import { carPicture, PAINTS, TRIMS } from '../../content/data/carPictures'
import { cars } from '../../content/rules/cars'
import { dealerName, leads, seriesName } from '../../leads/rules/leads'
import { org } from '../../system/rules/store'
import { shopUsers } from '../data/shopUsers'
import { buildWishes, OPTIONS, type WishRow } from '../data/wishes'

export const wishes = seeded('wishes', (): readonly WishRow[] =>
  buildWishes(createContext(reference(), 20_261_135, 1), {
    leads,
    cars: cars(),
    people: shopUsers(),
    dealers: org.dealers,
    now: control.now(),
  }),
)

export const wishView = ({ paint, trim, options, cents, ...row }: WishRow): Wish => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as Wish),
  seriesName: seriesName(row.seriesCode),
  dealerName: dealerName(row.dealerCode),
  exterior: at(PAINTS, paint)[0],
  exteriorColor: at(PAINTS, paint)[1],
  interior: at(TRIMS, trim)[0],
  interiorColor: at(TRIMS, trim)[1],
  options: options.map((place) => at(OPTIONS, place)[0]),
  guidePrice: fromCents(cents),
})

const historyOf = ({ clueId, status, createTime, updateTime, nickname, trim }: WishRow): WishChange[] => {
  const last =
    status === wishStatus.ordered
      ? '客户已下订'
      : status === wishStatus.withdrawn
        ? '客户取消心愿'
        : status === wishStatus.gone
          ? '所选车型已下架'
          : `内饰色改为${at(TRIMS, trim)[0]}`
  const changes = [
    [updateTime, last, status === wishStatus.gone ? '系统' : nickname],
    ...(clueId === '' ? [] : [[updateTime, `客户留下手机号，生成线索 ${clueId}`, '系统']]),
    [createTime, '加入心愿单', nickname],
  ] as const
  return changes.map(([time = '', content = '', createBy = ''], index) => ({
    id: String(changes.length - index),
    content,
    createBy,
    createTime: time,
  }))
}
export const wishDetail = (row: WishRow): WishDetail => ({
  ...wishView(row),
  image: carPicture(at(PAINTS, row.paint)[1], 480, 256, 'side', '#eef1f4'),
  optionPrices: row.options.map((place) => {
    const [optionName, yuan] = at(OPTIONS, place)
    return { id: String(place + 1), optionName, price: fromCents(yuan * 100) }
  }),
  history: historyOf(row),
})

const countBy = (rows: readonly WishRow[], keysOf: (row: WishRow) => readonly string[]): [string, number][] => {
  const groups = [...grouped(rows.flatMap(keysOf), (key) => key)]
  return groups.map(([key, own]): [string, number] => [key, own.length]).toSorted((a, b) => b[1] - a[1])
}
export const wishStats = (rows: readonly WishRow[]): WishStats => ({
  series: countBy(rows, (row) => [row.seriesCode]).map(([code, count]) => ({ seriesName: seriesName(code), count })),
  colors: countBy(rows, (row) => [`${row.seriesCode}|${row.paint}`]).map(([key, count]) => {
    const [code = '', paint = ''] = key.split('|')
    return { seriesName: seriesName(code), exterior: at(PAINTS, Number(paint))[0], count }
  }),
  options: countBy(rows, (row) => row.options.map(String))
    .slice(0, 10)
    .map(([place, count]) => ({ optionName: at(OPTIONS, Number(place))[0], count })),
  days: countBy(rows, (row) => [row.createTime.slice(0, 10)])
    .map(([date, count]) => ({ date, count }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  wished: rows.length,
  lead: rows.filter(({ clueId }) => clueId !== '').length,
  ordered: rows.filter(({ status }) => status === wishStatus.ordered).length,
})
