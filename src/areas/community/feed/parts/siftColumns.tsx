import type { ReactNode } from 'react'
import type { SendOptions } from '@/api/client'
import * as socialConfig from '@/api/community/socialConfig'
import { type LatestPlate, latestPlate, sourceType } from '@/entities/community/latestPlate'
import { enableStatus } from '@/entities/shared/enums'
import { is } from '@/entities/field'
import type { ColumnOf } from '@/kit/list/columns'
import { statePair } from '@/kit/list/statePair'
import { named } from '@/kit/show/format'
import { CellLink, Mark, StatusTag, Value } from '@/kit/show/kinds'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { endsSoon, FORM, isEnabled, isGone, nameOf, periodOf } from './blocks'

export const setEnabled = (id: string, on: boolean, options?: SendOptions) =>
  socialConfig.updatePlate({ id, status: on ? enableStatus.enabled : enableStatus.disabled }, options)

export const blockState = (t: Translate) =>
  statePair<LatestPlate>(t, {
    can: 'socialConfig.updatePlate',
    isOn: isEnabled,
    set: ({ id }, on, options) => setEnabled(id, on, options),
    on: { label: 'kit.enable', done: t('feed.enabled'), next: true },
    off: { label: 'kit.disable', done: t('feed.disabled') },
  })

/**
 * State of a block as a switch that waits for the server, with the reason why users do not see the block. A tag for
 * users without write permission.
 */
const State = ({ row, writes }: { row: LatestPlate; writes: boolean }) => {
  const t = useT()
  const period = periodOf(row)
  return (
    <span className="feed-state">
      {writes ? (
        blockState(t).toggle(row, named(t('kit.enable'), nameOf(row)))
      ) : (
        <StatusTag field={latestPlate.status} value={row.status} />
      )}
      {isGone(row) && <Mark tone="warning">{t('feed.sourceGone')}</Mark>}
      {period && <Mark>{t(period)}</Mark>}
    </span>
  )
}

export const columnsOf = (
  writes: boolean,
  sorted: (row: LatestPlate) => ReactNode,
  t: Translate,
): ColumnOf<LatestPlate>[] => [
  {
    field: latestPlate.plateName,
    width: 170,
    cell: (row) => (
      <span className="feed-name">
        {isPictureUrl(row.icon) && <PictureFrame src={row.icon} alt={t(latestPlate.icon.label)} />}
        <CellLink to={to(FORM, { id: row.id })}>
          <bdi>{nameOf(row)}</bdi>
        </CellLink>
      </span>
    ),
  },
  { field: latestPlate.status, width: 170, cell: (row) => <State row={row} writes={writes} /> },
  { field: latestPlate.sort, width: 90, cell: sorted },
  latestPlate.sourceType,
  {
    field: latestPlate.sourceName,
    width: 170,
    cell: (row) => (
      <Value field={latestPlate.sourceName} value={is(row.sourceType, sourceType.web) ? row.linkUrl : row.sourceName} />
    ),
  },
  latestPlate.showStyle,
  latestPlate.contentRule,
  latestPlate.showCount,
  latestPlate.userScope,
  latestPlate.startTime,
  {
    field: latestPlate.endTime,
    cell: (row) => (
      <span className={endsSoon(row) ? 'feed-soon' : undefined}>
        <Value field={latestPlate.endTime} value={row.endTime} />
      </span>
    ),
  },
  latestPlate.updateTime,
]
