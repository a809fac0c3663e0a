import { findById } from '@/api/findById'
import * as invitationPosters from '@/api/marketing/invitationPosters'
import { is, optionOf } from '@/entities/field'
import { referStage } from '@/entities/marketing/posterEnums'
import { type Referred, referred, type ReferredStep } from '@/entities/marketing/referred'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Facts } from '@/kit/show/Facts'
import { FieldTable } from '@/kit/show/FieldTable'
import { optionName, plain } from '@/kit/show/format'
import { StatusTag, Value } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { CLUE } from '../../parts/links'
import { TimedSteps } from '../../parts/TimedSteps'

const invalidText = (row: Referred) => optionOf(referred.invalidReason.of, row.invalidReason)

/** Returns the steps with their times; if the response has none, the two times of the record. */
const stepsOf = ({ steps, inviteTime, dealTime }: Referred): Pick<ReferredStep, 'stage' | 'time'>[] =>
  steps.length > 0
    ? steps
    : [
        { stage: referStage.registered, time: plain(inviteTime) },
        { stage: referStage.won, time: plain(dealTime) },
      ]

const Way = ({ row }: { row: Referred }) => {
  const t = useT()
  const why = invalidText(row)
  const end = { title: t(why ? why.label : 'referStage.invalid'), time: '' }
  return (
    <TimedSteps
      label={t('referrers.way')}
      steps={stepsOf(row).map(({ stage, time }) => ({ title: optionName(t, referred.stage, stage), time }))}
      end={is(row.stage, referStage.invalid) ? end : undefined}
    />
  )
}

const Rewards = ({ row }: { row: Referred }) => {
  const t = useT()
  const rows = row.steps.filter(({ points }) => numberIn(points) !== null)
  if (rows.length === 0 && !plain(row.refuseReason)) return null
  return (
    <>
      <h3 className="section-title">{t('referrers.rewards')}</h3>
      <FieldTable
        rowKey="stage"
        rows={rows}
        fields={[
          [{ ...referred.stage, label: 'referrers.step' }, ({ stage }) => optionName(t, referred.stage, stage)],
          [referred.rewardPoints, ({ points }) => <Value field={referred.rewardPoints} value={points} />],
          [
            referred.rewardStatus,
            ({ rewardStatus }) => <StatusTag field={referred.rewardStatus} value={rewardStatus} />,
          ],
        ]}
      />
      {plain(row.refuseReason) && (
        <p className="quiet">{t('referrers.refused', { reason: plain(row.refuseReason) })}</p>
      )}
    </>
  )
}

export const ReferredPanel = () => {
  const t = useT()
  return (
    <RecordPanel
      load={(id) => findById(invitationPosters.listReferred, { id })}
      title={(row) => plain(row.nickname) || row.id}
      status={referred.stage}
    >
      {(row) => (
        <>
          <h3 className="section-title">{t('referrers.way')}</h3>
          <Way row={row} />
          <Rewards row={row} />
          <FriendFacts row={row} />
        </>
      )}
    </RecordPanel>
  )
}

const FriendFacts = ({ row }: { row: Referred }) => (
  <Facts
    row={row}
    fields={[
      {
        title: 'referred.nickname',
        facts: [referred.userName, referred.phone, referred.seriesName, referred.cityName, referred.id],
      },
      {
        title: 'referred.referrerName',
        facts: [referred.referrerName, referred.referrerPhone, referred.posterTitle],
      },
      {
        title: 'referrers.follow',
        facts: [
          [
            referred.clueId,
            <PermittedLink key="clue" digits text={row.clueId} path={CLUE} query={{ clueId: row.clueId }} />,
          ],
          referred.dealerName,
          referred.inviteTime,
          referred.dealTime,
          ...(invalidText(row) ? [referred.invalidReason] : []),
        ],
      },
      { title: 'referrers.rewardSum', facts: [referred.rewardStatus, referred.rewardPoints] },
    ]}
  />
)
