import { type ReactNode, useMemo, useState } from 'react'
import * as points from '@/api/members/points'
import { useViewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import type { PointDetail } from '@/entities/members/pointDetail'
import type { Action } from '@/kit/actions/actions'
import { useLatest } from '@/kit/data/useLatest'
import type { ColumnOf } from '@/kit/list/columns'
import type { FilterOf } from '@/kit/list/filters'
import { type ListProps, ListScreen } from '@/kit/list/ListScreen'
import { statePair } from '@/kit/list/statePair'
import { type SummaryTile, SummaryTiles } from '@/kit/list/SummaryTiles'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { CellLink, Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { type TextKey, useT } from '@/locales'
import { type Account, fieldsOf, nameFieldOf, nameOf, type Side, statesOf } from './account'
import { AccountPanel } from './AccountPanel'
import { Booked, PointDialog } from './PointDialog'

const MAX_SHOWN = 500
const MAX_NAME = 20
const TILES: readonly SummaryTile[] = [
  { label: 'points.people', name: 'people' },
  { label: 'points.balanceSum', name: 'balance' },
  { label: 'points.soonExpireSum', name: 'soonExpire' },
]
const cut = (name: string) => {
  const signs = [...name]
  return signs.length > MAX_NAME ? `${signs.slice(0, MAX_NAME).join('')}…` : name
}

/**
 * Accounts of one side; sales areas and dealers only read. `columns` gets the cell of the ranking switch and returns
 * the columns after the name.
 */
export const AccountList = <
  Row extends Account,
  Search extends object,
  Answer,
  By extends FilterOf<keyof Search & string>,
>({
  side,
  summary,
  columns: others,
  ...list
}: Pick<ListProps<Row, Search, Answer, By>, 'load' | 'filters' | 'toolbar'> & {
  side: Side
  summary: TextKey
  columns: (shown: (row: Row) => ReactNode) => readonly ColumnOf<Row>[]
}) => {
  const t = useT()
  const { head } = useViewer()
  const { open } = useOpened()
  const { query, setQuery } = useScreen()
  const [asked, ask] = useState<{ row: Account; isGrant: boolean }>()
  const [booked, setBooked] = useState<PointDetail>()
  const { active, frozen } = statesOf(side)
  const fields = fieldsOf(side)
  const isLive = (row: Account) => is(row.status, active, frozen)
  const pair = statePair<Account>(t, {
    can: 'points.setUserPointShow',
    isOn: (row) => isYes(row.pointShow),
    set: (row, on, options) => points.setUserPointShow({ side, userIds: [row.userId], pointShow: on ? 1 : 0 }, options),
    on: { label: 'points.show', when: isLive, done: (row) => t('points.shown', { name: nameOf(row) }) },
    off: {
      label: 'points.hide',
      when: isLive,
      done: (row) => t('points.hidden', { name: nameOf(row) }),
      ask: (row) => ({ title: t('points.hideAsk', { name: nameOf(row) }) }),
      effect: 'points.hideEffect',
    },
  })
  const cell = useLatest((row: Account) =>
    head ? pair.toggle(row, nameOf(row)) : <Value field={fields.pointShow} value={row.pointShow} />,
  )
  const columns = useMemo(
    (): ColumnOf<Row>[] => [
      {
        field: nameFieldOf(side),
        width: 170,
        below: fields.phone,
        cell: (row) => (
          <CellLink onClick={() => open('detail', row.userId)}>
            <bdi title={nameOf(row)}>{cut(nameOf(row))}</bdi>
          </CellLink>
        ),
      },
      ...others(cell),
    ],
    [side, fields, open, others, cell],
  )
  const actionsOf = (row: Account): Action[] => [
    {
      label: 'points.grant',
      can: 'points.changeUserPoint',
      primary: true,
      hide: !head || !is(row.status, active),
      run: () => ask({ row, isGrant: true }),
    },
    {
      label: 'points.deduct',
      can: 'points.changeUserPoint',
      danger: true,
      hide: !head || !isLive(row) || (numberIn(row.balance) ?? 1) <= 0,
      run: () => ask({ row, isGrant: false }),
    },
  ]
  // The enquiry in the address belongs to the open account.
  const contactId = asked && query.get('record') === asked.row.userId ? (query.get('contactId') ?? '') : ''
  return (
    <>
      <ListScreen
        {...list}
        rowKey={fields.userId}
        nameOf={nameOf}
        columns={columns}
        asOf="points.asOf"
        above={() => <SummaryTiles label={summary} of={TILES} />}
        bulk={head ? pair.bulk(MAX_SHOWN) : undefined}
        emptyText={t('points.noAccounts')}
        actions={(row) => [...actionsOf(row), { label: 'kit.detail', run: () => open('detail', row.userId) }]}
      />
      <AccountPanel side={side} actions={actionsOf} />
      {asked && (
        <PointDialog
          {...asked}
          side={side}
          contactId={contactId}
          onBooked={(line) => {
            setBooked(line?.id ? line : undefined)
            if (contactId) setQuery({ contactId: undefined })
          }}
          onClose={() => ask(undefined)}
        />
      )}
      {booked && <Booked line={booked} onClose={() => setBooked(undefined)} />}
    </>
  )
}
