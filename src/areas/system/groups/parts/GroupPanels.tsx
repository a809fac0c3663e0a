import * as dealers from '@/api/system/dealers'
import { is } from '@/entities/field'
import type { Dealer } from '@/entities/shared/dealer'
import { enableStatus } from '@/entities/shared/enums'
import type { GroupDealer } from '@/entities/shared/groupDealer'
import type { SecondDealer } from '@/entities/shared/secondDealer'
import type { Action } from '@/kit/actions/actions'
import { useOpened } from '@/kit/page/opened'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { GroupDrawer } from './GroupDrawer'
import { GroupForm } from './GroupForm'

const isGroup = (row: Dealer | GroupDealer | SecondDealer): row is GroupDealer =>
  'groupName' in row && !('dealerLevel' in row)

/** The drawer or form that the address of the tab names; what this user or the state does not allow shows the detail instead. */
export const GroupPanels = ({
  head,
  actionsOf,
}: {
  head: boolean
  actionsOf: (row: GroupDealer) => readonly Action[]
}) => {
  const t = useT()
  const edits = useMay()('dealers.updateGroup') && head
  const { mode, id, open, close } = useOpened()
  if (!mode || !id) return null
  return (
    <LoadRecord
      key={`${mode} ${id}`}
      of={dealers.get.query({ id }, { quiet: true })}
      title={t('groups.one')}
      onClose={close}
    >
      {(row) => {
        if (!isGroup(row)) return null
        const on = is(row.status, enableStatus.enabled)
        if (edits && (mode === 'edit' || (mode === 'dealers' && on)))
          return (
            <LoadRecord
              of={dealers.listRelated.query({ groupCode: row.groupCode }, { quiet: true })}
              title={t('groups.one')}
              width={880}
              onClose={close}
            >
              {(members) => <GroupForm row={row} members={members} onlyMembers={mode === 'dealers'} onClose={close} />}
            </LoadRecord>
          )
        return (
          <GroupDrawer
            row={row}
            actions={actionsOf(row)}
            add={edits && on ? () => open('dealers', row.id) : undefined}
            onClose={close}
          />
        )
      }}
    </LoadRecord>
  )
}
