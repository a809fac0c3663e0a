import * as growthPlanet from '@/api/members/growthPlanet'
import { type Watering, watering as fields } from '@/entities/members/growthRound'
import type { ColumnOf } from '@/kit/list/columns'
import { phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import '../growthPlanet.css'

/** A friend who waters one planet more often than this on one day is marked. */
const MANY = 20
export const tintOf = (row: Watering): string => ((numberIn(row.dayCount) ?? 0) > MANY ? 'watered-often' : '')

const FILTERS = [
  fields.nickname,
  phoneFilter(fields.phone),
  fields.waterType,
  fields.eventName,
  spanFilter(fields.createTime),
]
const DEFAULTS = { createTime: 'last7' }
const SORT = { field: fields.createTime.key, order: 'desc' } as const
const COLUMNS: readonly ColumnOf<Watering>[] = [
  { field: fields.nickname, width: 170, below: fields.phone },
  { field: fields.waterType, width: 110 },
  { field: fields.waterBy, width: 150 },
  { field: fields.energy, width: 110 },
  { field: fields.eventName, width: 140 },
  fields.createTime,
  fields.id,
]

/** Who watered whose planet, with the energy of which event. Read only. */
export const WateringList = () => (
  <ListScreen
    load={growthPlanet.listWaterings}
    rowKey={fields.id}
    nameOf={(row) => plain(row.nickname) || row.id}
    filters={FILTERS}
    defaults={DEFAULTS}
    columns={COLUMNS}
    sort={SORT}
    rowClass={tintOf}
  />
)
