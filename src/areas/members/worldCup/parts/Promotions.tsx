import { Alert } from 'antd'
import { useState } from 'react'
import * as worldCup from '@/api/members/worldCup'
import type { CupMatch } from '@/entities/members/cupMatch'
import { promotionsOf } from '@/entities/members/cupRules'
import { useAction } from '@/kit/data/useAction'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useT } from '@/locales'
import { stageName } from './matchWords'
import { ALL_MATCHES } from './queries'

interface PromotionsProps {
  match: CupMatch
  onClose: () => void
}

/**
 * Offers to enter the winner of a scored knock-out match, and the loser of a semi-final, into the next matches. A
 * failure leaves the offer open.
 */
export const Promotions = ({ match, onClose }: PromotionsProps) => {
  const t = useT()
  return (
    <LoadRecord of={ALL_MATCHES} asWindow title={t('worldCup.promote')} onClose={onClose}>
      {({ records }) => <Offer match={match} matches={records} onClose={onClose} />}
    </LoadRecord>
  )
}

const Offer = ({ match, matches, onClose }: PromotionsProps & { matches: readonly CupMatch[] }) => {
  const t = useT()
  const { act, busy } = useAction()
  const [failed, setFailed] = useState('')
  const places = promotionsOf(match, matches)
  const send = () =>
    act(
      async () => {
        for (const { to, side, teamId } of places)
          await worldCup.update({ target: 'match', id: to.id, [`${side}TeamId`]: teamId }, { quiet: true })
      },
      {
        done: t('worldCup.promoted'),
        onError: (error) => setFailed(error instanceof Error ? error.message : ''),
      },
    ).then((good) => good && onClose())
  return (
    <Dialog
      open
      title={t('worldCup.promote')}
      onClose={onClose}
      footer={
        <DialogButtons
          ok={t('worldCup.promoteNow')}
          cancel={t('worldCup.promoteLater')}
          busy={busy}
          disabled={places.length === 0}
          onOk={() => void send()}
          onClose={onClose}
        />
      }
    >
      {places.length === 0 ? (
        <p>{t('worldCup.noPromotion')}</p>
      ) : (
        <ul>
          {places.map(({ to, side, teamId, teamName }) => (
            <li key={`${to.id} ${teamId}`}>
              {t(side === 'home' ? 'worldCup.promoteHome' : 'worldCup.promoteAway', {
                team: teamName,
                no: String(to.matchNo),
                stage: stageName(t, to),
              })}
            </li>
          ))}
        </ul>
      )}
      {failed && <Alert type="error" showIcon title={t('worldCup.promoteFailed')} description={failed} />}
    </Dialog>
  )
}
