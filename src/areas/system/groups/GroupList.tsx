import { useMemo } from 'react'
import * as dealers from '@/api/system/dealers'
import { dealerFilter } from '@/business/DealerSelect'
import { regionFilter } from '@/business/RegionFilter'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { type GroupDealer, groupDealer } from '@/entities/shared/groupDealer'
import { placeText } from '@/entities/shared/place'
import type { Action } from '@/kit/actions/actions'
import { Export } from '@/kit/files/Export'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, phoneFilter } from '@/kit/list/filters'
import { statePair } from '@/kit/list/statePair'
import { type Open, useOpened } from '@/kit/page/opened'
import { Blank } from '@/kit/show/Blank'
import { CellLink, Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { type Translate, useT } from '@/locales'
import { GroupPanel } from './parts/GroupPanel'

const SORT = { field: 'updateTime', order: 'desc' } as const

const FILTERS = [
  containsFilter({ key: 'keyword', label: 'groups.keyword' }),
  phoneFilter(groupDealer.contactPhone),
  regionFilter({ from: 'provinceCode', label: 'groupDealer.region' }),
  {
    ...dealerFilter,
    key: groupDealer.dealerCodes.key,
    label: groupDealer.dealerCodes.label,
    toQuery: (text: string) => ({ dealerCodes: text }),
  },
  groupDealer.status,
]

const columnsFor = (open: Open, t: Translate): readonly ColumnOf<GroupDealer>[] => [
  {
    field: groupDealer.groupName,
    width: 280,
    cell: (row) => (
      <CellLink onClick={() => open('detail', row.id)}>
        <bdi>{row.groupName}</bdi>
      </CellLink>
    ),
  },
  groupDealer.status,
  {
    field: groupDealer.dealerCount,
    width: 104,
    cell: (row) => (
      <CellLink
        aria-label={t('groups.dealersOf', { name: row.groupName, count: numberIn(row.dealerCount) })}
        onClick={() => open('detail', row.id, 'dealers')}
      >
        <Value field={groupDealer.dealerCount} value={row.dealerCount} />
      </CellLink>
    ),
  },
  groupDealer.secondCount,
  { field: groupDealer.contactName, below: groupDealer.contactPhone },
  { field: groupDealer.region, width: 200, cell: (row) => placeText(row) || <Blank /> },
  groupDealer.groupCode,
  groupDealer.updateTime,
]

const CAN = 'dealers.updateGroup'

export default function GroupList() {
  const t = useT()
  const { head } = useViewer()
  const { open } = useOpened()
  const columns = useMemo(() => columnsFor(open, t), [open, t])

  const isOn = (row: GroupDealer) => is(row.status, enableStatus.enabled)
  const state = statePair<GroupDealer>(t, {
    can: CAN,
    isOn,
    set: ({ id }, on) => dealers.updateGroup({ id, status: on ? enableStatus.enabled : enableStatus.disabled }),
    on: {
      label: 'kit.enable',
      done: t('groups.enabled'),
      next: true,
      when: () => head,
      ask: (row) => ({ title: t('groups.askEnable', { name: row.groupName }) }),
    },
    off: {
      label: 'kit.disable',
      done: t('groups.disabled'),
      danger: true,
      when: () => head,
      ask: (row) => ({
        title: t('groups.askDisable', { name: row.groupName }),
        effect: t('groups.disableEffect', { count: numberIn(row.dealerCount) }),
      }),
    },
  })
  const actionsOf = (row: GroupDealer): Action[] => [
    { label: 'kit.edit', can: CAN, hide: !head, run: () => open('edit', row.id) },
    { label: 'groups.members', can: CAN, hide: !head || !isOn(row), run: () => open('dealers', row.id) },
    ...state.actions(row),
  ]
  return (
    <>
      <ListScreen
        load={dealers.listGroups}
        rowKey={groupDealer.id}
        nameOf={(row) => row.groupName}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        toolbar={<Export from={dealers.exportGroups} can="dealers.exportGroups" />}
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.id) }, ...actionsOf(row)]}
      />
      <GroupPanel head={head} actionsOf={actionsOf} />
    </>
  )
}
