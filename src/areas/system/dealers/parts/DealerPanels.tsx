import * as dealers from '@/api/dealers'
import type { Dealer } from '@/entities/shared/dealer'
import type { GroupDealer } from '@/entities/shared/groupDealer'
import type { SecondDealer } from '@/entities/shared/secondDealer'
import type { Action } from '@/kit/actions/actions'
import { useOpened } from '@/kit/opened'
import { Reading } from '@/kit/Reading'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { DealerDrawer } from './DealerDrawer'
import { DealerForm } from './DealerForm'
import { LeaveForm } from './LeaveForm'
import { SuspendForm } from './SuspendForm'
import type { Who } from './who'

const isFirst = (row: Dealer | GroupDealer | SecondDealer): row is Dealer => 'dealerLevel' in row

/** Whether a mode is for a dealer of this state and for who asks; the detail is for all. */
const fits = (mode: string, status: number, who: Who): boolean => {
  if (mode === 'edit') return status !== 0 && who.type !== 2
  if (mode === 'suspend') return who.head && status === 1
  if (mode === 'leave') return who.head && (status === 1 || status === 2)
  return false
}

/** The drawer or form that the address of the tab names. What this user or the state of the dealer does not allow shows the detail instead. */
export const DealerPanels = ({ who, actionsOf }: { who: Who; actionsOf: (row: Dealer) => readonly Action[] }) => {
  const t = useT()
  const may = useMay()
  const { mode, id, close } = useOpened()
  if (!mode || !id) return null
  return (
    <Reading key={`${mode} ${id}`} of={dealers.get.query({ id }, { quiet: true })} title={t('dealers.one')} onClose={close}>
      {(row) => {
        if (!isFirst(row)) return null
        const shown = may('dealers.updateFirst') && fits(mode, Number(row.status), who) ? mode : 'detail'
        if (shown === 'edit') return <DealerForm row={row} who={who} onClose={close} />
        if (shown === 'suspend') return <SuspendForm row={row} onClose={close} />
        if (shown === 'leave') return <LeaveForm row={row} onClose={close} />
        return <DealerDrawer row={row} actions={actionsOf(row)} onClose={close} />
      }}
    </Reading>
  )
}
