import { CarOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import * as carSeriesCalls from '@/api/system/carSeries'
import { type CarSeries, carSeries } from '@/entities/shared/carSeries'
import { type Field, isYes } from '@/entities/field'
import { saleStatus } from '@/entities/shared/enums'
import { Blank, orDash } from '@/kit/show/Blank'
import { Toggle } from '@/kit/actions/actions'
import { named, useFormats } from '@/kit/show/format'
import { CellLink, Tags } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { Picture } from '@/kit/show/Picture'
import { isBlank } from '@/lib/given'
import { useLanguage, useT } from '@/locales'

export const Cover = ({ row, width }: { row: CarSeries; width: number | string }) => {
  const t = useT()
  return (
    <span className="series-cover" style={{ width }}>
      {row.cover ? (
        <Picture src={row.cover} alt={named(t(carSeries.cover.label), row.seriesName)} width="100%" height="100%" />
      ) : (
        <CarOutlined aria-hidden />
      )}
    </span>
  )
}

/** List prices of a series, in units of 10,000 yuan in languages that use them. */
export const Price = ({ row }: { row: CarSeries }) => {
  const t = useT()
  const format = useFormats()
  const inTenThousands = ['zh', 'ja'].includes(useLanguage())
  const text = (value: unknown) =>
    format.number(inTenThousands && Number.isFinite(Number(value)) ? Number(value) / 10_000 : value)
  const prices = [row.minPrice, row.maxPrice].filter((one) => !isBlank(one))
  const [min, max] = prices
  if (min === undefined) return <Blank />
  return (
    <span className="digits">
      {max === undefined || max === min
        ? t('cars.priceOne', { price: text(min) })
        : t('cars.priceFromTo', { min: text(min), max: text(max) })}
    </span>
  )
}

/** Flag of a series, saved at once. An upcoming series cannot have test drives, a discontinued one has no flags. */
const FlagCell = ({
  row,
  field,
  edits,
}: {
  row: CarSeries
  field: Field & { key: 'clueFlag' | 'driveFlag' }
  edits: boolean
}) => {
  const t = useT()
  const name = t(field.label)
  const status = Number(row.status)
  return (
    <Toggle
      on={isYes(row[field.key])}
      name={named(name, row.seriesName)}
      can="carSeries.update"
      disabled={
        !edits || status === saleStatus.discontinued || (field.key === 'driveFlag' && status === saleStatus.coming)
      }
      change={(to) => carSeriesCalls.update({ id: row.id, [field.key]: to ? 1 : 0 })}
      done={(to) => t(to ? 'cars.flagOn' : 'cars.flagOff', { field: name })}
    />
  )
}

export const NameCell = ({ row, open }: { row: CarSeries; open?: (id: string) => void }) =>
  open ? (
    <CellLink onClick={() => open(row.id)}>
      <bdi>{orDash(row.seriesName)}</bdi>
    </CellLink>
  ) : (
    <bdi>{row.seriesName}</bdi>
  )

/** Returns the columns; `order` renders the cell of the position. Without `open` the list is read-only. */
export const columnsOf = (
  brandName: (code: string) => string,
  order: (row: CarSeries) => ReactNode,
  open?: (id: string) => void,
): readonly ColumnOf<CarSeries>[] => [
  { field: carSeries.seriesName, width: 200, cell: (row) => <NameCell row={row} open={open} /> },
  carSeries.status,
  { key: 'price', label: 'cars.price', width: 160, cell: (row) => <Price row={row} /> },
  { field: carSeries.sort, width: 150, sortable: true, cell: order },
  { field: carSeries.clueFlag, cell: (row) => <FlagCell row={row} field={carSeries.clueFlag} edits={!!open} /> },
  { field: carSeries.driveFlag, cell: (row) => <FlagCell row={row} field={carSeries.driveFlag} edits={!!open} /> },
  { field: carSeries.cover, width: 112, cell: (row) => <Cover row={row} width={80} /> },
  carSeries.energyType,
  carSeries.bodyType,
  { field: carSeries.brandCode, width: 90, cell: (row) => brandName(row.brandCode) },
  {
    field: carSeries.modelNames,
    width: 400,
    cell: (row) => (row.modelNames?.length ? <Tags texts={row.modelNames} max={3} /> : <Blank />),
  },
  carSeries.launchDate,
  carSeries.seriesCode,
  carSeries.updateTime,
]
