import { useMemo } from 'react'
import * as integral from '@/api/commerce/integral'
import * as points from '@/api/members/points'
import { appPoint as fields, type AppPoint } from '@/entities/members/appPoint'
import { pointSide } from '@/entities/members/pointEnums'
import { useLatest } from '@/kit/data/useLatest'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, numberRangeFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { SummaryTiles } from '@/kit/list/SummaryTiles'
import { useOpened } from '@/kit/page/opened'
import { CellLink } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { nameOf, SoonExpire } from './parts/account'
import { AccountPanel } from './parts/AccountPanel'
import { TILES } from './parts/tiles'
import { useAccounts } from './parts/useAccounts'

const SIDE = { side: pointSide.app } as const
const FILTERS = [
  containsFilter(fields.nickname),
  phoneFilter(fields.phone),
  fields.memberType,
  fields.memberLevel,
  numberRangeFilter(fields.balance),
  fields.status,
]
const MAX_NAME = 20
const cut = (name: string) => {
  const signs = [...name]
  return signs.length > MAX_NAME ? `${signs.slice(0, MAX_NAME).join('')}…` : name
}

/** The points accounts of the users of the app. */
export const AppAccounts = () => {
  const t = useT()
  const { open } = useOpened()
  const { actionsOf, bulk, showCell, dialogs } = useAccounts(pointSide.app)
  const cell = useLatest(showCell)
  const columns = useMemo(
    (): ColumnOf<AppPoint>[] => [
      {
        field: fields.nickname,
        width: 170,
        below: fields.phone,
        cell: (row) => (
          <CellLink onClick={() => open('detail', row.userId)}>
            <bdi title={nameOf(row)}>{cut(nameOf(row))}</bdi>
          </CellLink>
        ),
      },
      { field: fields.status, width: 90 },
      { field: fields.balance, width: 110 },
      { field: fields.soonExpire, width: 110, cell: (row) => <SoonExpire value={row.soonExpire} /> },
      { field: fields.memberType, width: 100 },
      { field: fields.memberLevel, width: 100 },
      { field: fields.totalEarn, width: 110 },
      { field: fields.totalUse, width: 110 },
      { field: fields.totalExpire, width: 110 },
      { field: fields.pointShow, width: 90, cell },
      { field: fields.changeTime, width: 150 },
    ],
    [open, cell],
  )
  return (
    <>
      <ListScreen
        load={integral.listUsers}
        rowKey={fields.userId}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        asOf="points.asOf"
        above={() => <SummaryTiles label="points.appSummary" of={TILES} />}
        toolbar={<Export from={points.exportUserPoints} can="points.exportUserPoints" also={SIDE} />}
        bulk={bulk}
        emptyText={t('points.noAccounts')}
        actions={(row) => [...actionsOf(row), { label: 'kit.detail', run: () => open('detail', row.userId) }]}
      />
      <AccountPanel side={pointSide.app} actions={actionsOf} />
      {dialogs}
    </>
  )
}
