import { useMemo } from 'react'
import * as dealers from '@/api/system/dealers'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { type GroupDealer, groupDealer } from '@/entities/shared/groupDealer'
import type { Action } from '@/kit/actions/actions'
import { Export } from '@/kit/files/Export'
import { ListScreen } from '@/kit/list/ListScreen'
import { statePair } from '@/kit/list/statePair'
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
