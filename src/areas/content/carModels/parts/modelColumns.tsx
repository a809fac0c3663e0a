import * as virtualCars from '@/api/content/virtualCars'
import { type VirtualCar, virtualCar } from '@/entities/content/virtualCar'
import { isYes } from '@/entities/field'
import { Toggle } from '@/kit/actions/actions'
import type { ColumnOf } from '@/kit/list/columns'
import { NumberCell } from '@/kit/list/NumberCell'
import { named } from '@/kit/show/format'
import { CellLink, Mark } from '@/kit/show/kinds'
import { Picture } from '@/kit/show/Picture'
import { Blank } from '@/kit/show/Blank'
import type { Translate } from '@/locales'
import { priceWords } from './carPrice'
import { Dots } from './Dots'

const flag = (
  t: Translate,
  field: typeof virtualCar.driveFlag | typeof virtualCar.orderFlag,
  writes: boolean,
): ColumnOf<VirtualCar> =>
  writes
    ? {
        field,
        width: 110,
        cell: (row) => (
          <Toggle
            on={isYes(row[field.key])}
            name={named(t(field.label), row.modelName)}
            can="virtualCars.update"
            change={(on) => virtualCars.update({ id: row.id, [field.key]: on ? 1 : 0 })}
            done={(on) => t(on ? 'carPages.onDone' : 'carPages.offDone')}
          />
        ),
      }
    : field

export const columnsOf = ({
  t,
  writes,
  stopped,
  open,
}: {
  t: Translate
  writes: boolean
  stopped: ReadonlySet<string> | undefined
  open: (id: string) => void
}): ColumnOf<VirtualCar>[] => [
  {
    field: virtualCar.modelName,
    width: 200,
    below: virtualCar.slogan,
    cell: (row) => (
      <CellLink onClick={() => open(row.id)}>
        <bdi>{row.modelName || row.id}</bdi>
      </CellLink>
    ),
  },
  virtualCar.status,
  {
    field: virtualCar.cover,
    width: 150,
    cell: (row) => (row.cover ? <Picture src={row.cover} alt={row.modelName} width={120} height={68} /> : <Blank />),
  },
  { field: virtualCar.minPrice, width: 150, cell: (row) => <span className="digits">{priceWords(row, t)}</span> },
  {
    field: virtualCar.seriesName,
    width: 190,
    cell: (row) => (
      <>
        <bdi>{row.seriesName || row.seriesCode}</bdi>{' '}
        {stopped?.has(row.seriesCode) && <Mark tone="warning">{t('carPages.stopped')}</Mark>}
      </>
    ),
  },
  virtualCar.energyType,
  { field: virtualCar.colors, width: 150, cell: (row) => <Dots colors={row.colors} /> },
  flag(t, virtualCar.driveFlag, writes),
  flag(t, virtualCar.orderFlag, writes),
  { field: virtualCar.viewCount, width: 100 },
  writes
    ? {
        field: virtualCar.sort,
        width: 120,
        sortable: true,
        cell: (row) => (
          <NumberCell
            field={virtualCar.sort}
            value={row.sort}
            name={row.modelName}
            can="virtualCars.update"
            save={(sort) => virtualCars.update({ id: row.id, sort })}
            done="carPages.orderDone"
          />
        ),
      }
    : virtualCar.sort,
  { field: virtualCar.updateBy, width: 130 },
  virtualCar.updateTime,
]
