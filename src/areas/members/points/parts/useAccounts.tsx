import { useState } from 'react'
import * as points from '@/api/members/points'
import { useViewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import type { PointDetail } from '@/entities/members/pointDetail'
import type { Action } from '@/kit/actions/actions'
import { statePair } from '@/kit/list/statePair'
import { useScreen } from '@/kit/page/screen'
import { Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { type Account, fieldsOf, nameOf, type Side, statesOf } from './account'
import { Booked } from './Booked'
import { PointDialog } from './PointDialog'

const MAX_SHOWN = 500

/** What headquarters may do with the accounts of one side, and the dialogs for it. Sales areas and dealers only read. */
export const useAccounts = (side: Side) => {
  const t = useT()
  const { head } = useViewer()
  const { query, setQuery } = useScreen()
  const [asked, ask] = useState<{ row: Account; isGrant: boolean }>()
  const [booked, setBooked] = useState<PointDetail>()
  const { active, frozen } = statesOf(side)
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
      hide: !head || !isLive(row) || !((numberIn(row.balance) ?? 0) > 0),
      run: () => ask({ row, isGrant: false }),
    },
  ]
  // The enquiry that led here is about the account that is open.
  const contactId = asked && query.get('record') === asked.row.userId ? (query.get('contactId') ?? '') : ''
  return {
    actionsOf,
    bulk: head ? pair.bulk(MAX_SHOWN) : undefined,
    showCell: (row: Account) =>
      head ? pair.toggle(row, nameOf(row)) : <Value field={fieldsOf(side).pointShow} value={row.pointShow} />,
    dialogs: (
      <>
        {asked && (
          <PointDialog
            {...asked}
            side={side}
            contactId={contactId}
            onBooked={(line) => {
              setBooked(line)
              if (contactId) setQuery({ contactId: undefined })
            }}
            onClose={() => ask(undefined)}
          />
        )}
        {booked && <Booked line={booked} onClose={() => setBooked(undefined)} />}
      </>
    ),
  }
}
