import type { ReactNode } from 'react'
import * as socialConfig from '@/api/community/socialConfig'
import { type LatestPlate, latestPlate, sourceType } from '@/entities/community/latestPlate'
import { enableStatus } from '@/entities/shared/enums'
import { is } from '@/entities/field'
import { Toggle } from '@/kit/actions/actions'
import type { ColumnOf } from '@/kit/list/columns'
import { named } from '@/kit/show/format'
import { CellLink, Mark, StatusTag, Value } from '@/kit/show/kinds'
import { isShown, PictureFrame } from '@/kit/show/Picture'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { endsSoon, FORM, isEnabled, isGone, nameOf, periodOf } from './blocks'

/** Enables and disables a block. */
export const setEnabled = (id: string, on: boolean) =>
  socialConfig.updatePlate({ id, status: on ? enableStatus.enabled : enableStatus.disabled })

/** Enabled or not, as a switch that waits for the server; beside it what keeps users from seeing it. Who only reads has the words. */
const State = ({ row, writes }: { row: LatestPlate; writes: boolean }) => {
  const t = useT()
  const period = periodOf(row)
  return (
    <span className="feed-state">
      {writes ? (
        <Toggle
          after
          on={isEnabled(row)}
          name={named(t('feed.enable'), nameOf(row))}
          can="socialConfig.updatePlate"
          change={(on) => setEnabled(row.id, on)}
          done={(on) => t(on ? 'feed.enabled' : 'feed.disabled')}
        />
      ) : (
        <StatusTag field={latestPlate.status} value={row.status} />
      )}
      {isGone(row) && <Mark tone="warning">{t('feed.sourceGone')}</Mark>}
      {period && <Mark>{t(period)}</Mark>}
    </span>
  )
}

/** The columns of the blocks: which it is, whether it is seen and where it stands, what it shows, to whom and until when. */
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
        {isShown(row.icon) && <PictureFrame src={row.icon} alt={t(latestPlate.icon.label)} />}
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
