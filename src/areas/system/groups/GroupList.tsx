import { useMemo } from 'react'
import * as dealers from '@/api/system/dealers'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { type GroupDealer, groupDealer } from '@/entities/shared/groupDealer'
import type { Action } from '@/kit/actions/actions'
import { Export } from '@/kit/files/Export'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/page/opened'
import { useT } from '@/locales'
import { numberIn } from '@/lib/counts'
import { columnsFor, FILTERS, SORT } from './parts/fields'
import { GroupPanel } from './parts/GroupPanel'

const CAN = 'dealers.updateGroup'

/** The dealer groups and which dealers belong to them. Headquarters keeps them; a group reads its own. */
export default function GroupList() {
  const t = useT()
  const { head } = useViewer()
  const { open } = useOpened()
  const columns = useMemo(() => columnsFor(open, t), [open, t])

  const actionsOf = (row: GroupDealer): Action[] => {
    const on = is(row.status, enableStatus.enabled)
    const name = row.groupName
    return [
      { label: 'groups.edit', can: CAN, hide: !head, run: () => open('edit', row.id) },
      { label: 'groups.members', can: CAN, hide: !head || !on, run: () => open('dealers', row.id) },
      {
        label: 'groups.disable',
        can: CAN,
        danger: true,
        hide: !head || !on,
        ask: {
          title: t('groups.askDisable', { name }),
          effect: t('groups.disableEffect', { count: numberIn(row.dealerCount) }),
        },
        run: () => dealers.updateGroup({ id: row.id, status: enableStatus.disabled }),
        done: t('groups.disabled'),
      },
      {
        label: 'groups.enable',
        next: true,
        can: CAN,
        hide: !head || on,
        ask: { title: t('groups.askEnable', { name }) },
        run: () => dealers.updateGroup({ id: row.id, status: enableStatus.enabled }),
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
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.id) }, ...actionsOf(row)]}
      />
      <GroupPanel head={head} actionsOf={actionsOf} />
    </>
  )
}
