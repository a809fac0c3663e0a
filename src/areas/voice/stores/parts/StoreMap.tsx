import { useMemo } from 'react'
import * as stores from '@/api/voice/stores'
import { totalIn } from '@/api/reply'
import type { GeoPoint } from '@/entities/shared/place'
import { completenessBand, type Store } from '@/entities/voice/store'
import { Loaded, useLoad } from '@/kit/data/load'
import { useList } from '@/kit/list/place'
import { validatePoint } from '@/kit/map/GeoBox'
import { LineMap, type MapMark } from '@/kit/map/LineMap'
import type { Open } from '@/kit/page/opened'
import { named, optionName, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { nameOf, toneOf } from './storeWords'

/** Maximum number of stores on the map. */
const MAX = 500
const TONES = [
  ['good', completenessBand.whole],
  ['near', completenessBand.part],
  ['over', completenessBand.low],
] as const

const pointOf = (at: Store['location']): GeoPoint | undefined => {
  const [longitude, latitude] = [numberIn(at?.longitude), numberIn(at?.latitude)]
  return longitude !== null && latitude !== null && !validatePoint({ longitude, latitude })
    ? { longitude, latitude }
    : undefined
}

export const StoreMap = ({ open }: { open: Open }) => {
  const t = useT()
  const { count, percent } = useFormats()
  const { search } = useList()
  const load = useLoad(stores.list.query({ ...search, pageNo: 1, pageSize: MAX }, { quiet: true }))
  const rows = load.data?.records
  const contents = useMemo(
    () => ({
      lines: [],
      marks: (rows ?? []).flatMap((row): MapMark[] => {
        const at = pointOf(row.location)
        const name = named(nameOf(row), percent(row.completeness, 0))
        return at ? [{ at, name, tone: toneOf(row.completeness), open: () => open('detail', row.dealerCode) }] : []
      }),
    }),
    [rows, percent, open],
  )
  return (
    <section className="card space-below" aria-label={t('stores.map')}>
      <Loaded load={load}>
        <LineMap label={t('stores.map')} of={contents} />
        <div className="store-legend">
          {TONES.map(([tone, band]) => (
            <span key={tone}>
              <span className="store-dot" data-tone={tone} aria-hidden />
              {optionName(t, { of: completenessBand }, band)}
            </span>
          ))}
          <span className="quiet">
            {t('stores.onMap', { shown: count(contents.marks.length), total: count(totalIn(load.data)) })}
          </span>
        </div>
      </Loaded>
    </section>
  )
}
