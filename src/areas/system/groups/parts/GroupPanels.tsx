import * as dealers from '@/api/dealers'
import type { Dealer } from '@/entities/shared/dealer'
import type { GroupDealer } from '@/entities/shared/groupDealer'
import type { SecondDealer } from '@/entities/shared/secondDealer'
import type { Action } from '@/kit/actions/actions'
import { useOpened } from '@/kit/opened'
import { Reading } from '@/kit/Reading'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { GroupDrawer } from './GroupDrawer'
import { GroupForm } from './GroupForm'

const isGroup = (row: Dealer | GroupDealer | SecondDealer): row is GroupDealer => 'groupName' in row && !('dealerLevel' in row)

/** The drawer or form that the address of the tab names; what this user or the state does not allow shows the detail instead. */
export const GroupPanels = ({ head, actionsOf }: { head: boolean; actionsOf: (row: GroupDealer) => readonly Action[] }) => {
  const t = useT()
  const edits = useMay()('dealers.updateGroup') && head
  const { mode, id, open, close } = useOpened()
  if (!mode || !id) return null
  return (
    <Reading key={`${mode} ${id}`} of={dealers.get.query({ id }, { quiet: true })} title={t('groups.one')} onClose={close}>
      {(row) => {
        if (!isGroup(row)) return null
        const on = Number(row.status) === 1
        if (edits && (mode === 'edit' || (mode === 'dealers' && on)))
          return (
            <Reading of={dealers.listRelated.query({ groupCode: row.groupCode }, { quiet: true })} title={t('groups.one')} width={880} onClose={close}>
              {(members) => <GroupForm row={row} members={members} onlyMembers={mode === 'dealers'} onClose={close} />}
            </Reading>
          )
        return <GroupDrawer row={row} actions={actionsOf(row)} add={edits && on ? () => open('dealers', row.id) : undefined} onClose={close} />
      }}
    </Reading>
  )
}
