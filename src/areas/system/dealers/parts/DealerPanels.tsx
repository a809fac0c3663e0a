import * as dealers from '@/api/system/dealers'
import type { Viewer } from '@/business/viewer'
import type { Dealer } from '@/entities/shared/dealer'
import { dealerStatus } from '@/entities/shared/enums'
import type { GroupDealer } from '@/entities/shared/groupDealer'
import type { SecondDealer } from '@/entities/shared/secondDealer'
import type { Action } from '@/kit/actions/actions'
import { useOpened } from '@/kit/page/opened'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { DealerDrawer } from './DealerDrawer'
import { DealerForm } from './DealerForm'
import { LeaveForm } from './LeaveForm'
import { SuspendForm } from './SuspendForm'

const isFirst = (row: Dealer | GroupDealer | SecondDealer): row is Dealer => 'dealerLevel' in row

/** Whether a mode is for a dealer of this state and for who asks; the detail is for all. */
const fits = (mode: string, status: number, viewer: Viewer): boolean => {
  if (mode === 'edit') return status !== dealerStatus.left && !viewer.area
  if (mode === 'suspend') return viewer.head && status === dealerStatus.open
  if (mode === 'leave') return viewer.head && (status === dealerStatus.open || status === dealerStatus.suspended)
  return false
}

/** The drawer or form that the address of the tab names. What this user or the state of the dealer does not allow shows the detail instead. */
export const DealerPanels = ({
  viewer,
  actionsOf,
}: {
  viewer: Viewer
  actionsOf: (row: Dealer) => readonly Action[]
}) => {
  const t = useT()
  const may = useMay()
  const { mode, id, close } = useOpened()
  if (!mode || !id) return null
  return (
    <LoadRecord
      key={`${mode} ${id}`}
      of={dealers.get.query({ id }, { quiet: true })}
      title={t('dealers.one')}
      onClose={close}
    >
      {(row) => {
        if (!isFirst(row)) return null
        const shown = may('dealers.updateFirst') && fits(mode, Number(row.status), viewer) ? mode : 'detail'
        if (shown === 'edit') return <DealerForm row={row} viewer={viewer} onClose={close} />
        if (shown === 'suspend') return <SuspendForm row={row} onClose={close} />
        if (shown === 'leave') return <LeaveForm row={row} onClose={close} />
        return <DealerDrawer row={row} actions={actionsOf(row)} onClose={close} />
      }}
    </LoadRecord>
  )
}
