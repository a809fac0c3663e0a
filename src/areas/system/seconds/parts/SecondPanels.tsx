import * as dealers from '@/api/dealers'
import * as orders from '@/api/orders'
import type { SecondDealer } from '@/entities/shared/secondDealer'
import type { Action } from '@/kit/actions/actions'
import { useOpened } from '@/kit/opened'
import { derived } from '@/kit/load'
import { Reading } from '@/kit/Reading'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { DecideDrawer } from './DecideDrawer'
import { isSecond } from './kinds'
import { SecondDrawer } from './SecondDrawer'
import { SecondForm } from './SecondForm'
import { isEditable, type Who } from './who'

/** The waiting application about an outlet. */
const waiting = (secondId: string) =>
  derived(orders.listSecondDealerApprovals.query({ secondId, status: 1, pageNo: 1, pageSize: 1 }, { quiet: true }), 'one', ({ records }) => records[0])

/** The drawer or form that the address of the tab names; what this user or the state does not allow shows the detail instead. */
export const SecondPanels = ({ who, actionsOf }: { who: Who; actionsOf: (row: SecondDealer) => readonly Action[] }) => {
  const t = useT()
  const may = useMay()
  const { mode, id, close } = useOpened()
  if (mode === 'new') return who.keeps && may('dealers.createSecond') ? <SecondForm who={who} onClose={close} /> : null
  if (!mode || !id) return null
  if (mode === 'decide')
    return (
      <Reading key={`decide ${id}`} of={waiting(id)} title={t('seconds.application')} width={880} onClose={close}>
        {(row) => <DecideDrawer row={row} who={who} onClose={close} />}
      </Reading>
    )
  return (
    <Reading key={`${mode} ${id}`} of={dealers.get.query({ id }, { quiet: true })} title={t('seconds.one')} onClose={close}>
      {(row) => {
        if (!isSecond(row)) return null
        if (mode === 'edit' && who.keeps && isEditable(row) && may('dealers.updateSecond')) return <SecondForm row={row} who={who} onClose={close} />
        return <SecondDrawer row={row} actions={actionsOf(row)} onClose={close} />
      }}
    </Reading>
  )
}
