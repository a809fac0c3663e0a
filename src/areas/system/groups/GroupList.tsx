import { useMemo } from 'react'
import * as dealers from '@/api/dealers'
import { type GroupDealer, groupDealer } from '@/entities/shared/groupDealer'
import type { Action } from '@/kit/actions/actions'
import { Export } from '@/kit/actions/Export'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/opened'
import { useT } from '@/locales'
import { useIdentity } from '@/session/identity'
import { columnsFor, FILTERS, SORT } from './parts/fields'
import { GroupPanels } from './parts/GroupPanels'

const CAN = 'dealers.updateGroup'

/** The dealer groups and which dealers belong to them. Headquarters keeps them; a group reads its own. */
export default function GroupList() {
  const t = useT()
  const head = useIdentity(({ user }) => Number(user?.dealerType) === 1)
  const { open } = useOpened()
  const columns = useMemo(() => columnsFor(open, t), [open, t])

  const actionsOf = (row: GroupDealer): Action[] => {
    const on = Number(row.status) === 1
    const name = row.groupName
    return [
      { label: 'groups.detail', run: () => open('detail', row.id) },
      { label: 'groups.edit', can: CAN, hide: !head, run: () => open('edit', row.id) },
      { label: 'groups.members', can: CAN, hide: !head || !on, run: () => open('dealers', row.id) },
      {
        label: 'groups.disable',
        can: CAN,
        danger: true,
        hide: !head || !on,
        ask: { title: t('groups.askDisable', { name }), effect: t('groups.disableEffect', { count: Number(row.dealerCount) }), danger: true },
        run: () => dealers.updateGroup({ id: row.id, status: 0 }),
        done: t('groups.disabled'),
      },
      {
        label: 'groups.enable',
        can: CAN,
        hide: !head || on,
        ask: { title: t('groups.askEnable', { name }) },
        run: () => dealers.updateGroup({ id: row.id, status: 1 }),
        done: t('groups.enabled'),
      },
    ]
  }
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
        actions={actionsOf}
      />
      <GroupPanels head={head} actionsOf={actionsOf} />
    </>
  )
}
