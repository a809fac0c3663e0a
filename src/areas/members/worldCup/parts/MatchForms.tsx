import { Alert, Form as AntForm } from 'antd'
import * as worldCup from '@/api/members/worldCup'
import { is } from '@/entities/field'
import { cupMatch as fields, type MatchDetail, matchStatus } from '@/entities/members/cupMatch'
import { isKnockOut } from '@/entities/members/cupRules'
import { useLoad } from '@/kit/data/load'
import { CallSelect } from '@/kit/form/CallSelect'
import { type ControlProps, Moment } from '@/kit/form/controls'
import { FormPanel } from '@/kit/form/FormPanel'
import { useFormats } from '@/kit/show/format'
import { changesOf } from '@/lib/changes'
import { numberIn } from '@/lib/counts'
import { pick } from '@/lib/pick'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { inputsOf } from '../../parts/inputs'
import { matchName, PotParts, Team } from './matchWords'
import { activityQuery } from './queries'

interface FormProps {
  row: MatchDetail
  onClose: () => void
}
const QUIET = { quiet: true } as const
const homeTeam = { ...fields.homeTeam, key: 'homeTeamId' } as const
const awayTeam = { ...fields.awayTeam, key: 'awayTeamId' } as const
const base = { ...fields.jackpot, label: 'worldCup.base' } as const
const reason = { kind: 'longtext', key: 'remark', label: 'worldCup.cancelReason', required: true, max: 100 } as const
const isLater = (later: unknown, earlier: unknown) => (toMillis(later) ?? 0) > (toMillis(earlier) ?? 0)

const TeamSelect = ({ value, onChange, ...rest }: ControlProps<string | undefined>) => {
  const t = useT()
  return (
    <CallSelect
      {...rest}
      of={worldCup.listTeams.query({}, QUIET)}
      choice={({ teamId, teamName, flag }) => ({
        value: teamId,
        label: teamName,
        content: <Team name={teamName} flag={flag} />,
      })}
      value={value}
      onChange={(id) => onChange?.(id ?? '')}
      placeholder={t('worldCup.undecided')}
    />
  )
}

const KickOffBox = ({ onChange, minutes, ...rest }: ControlProps<string | undefined> & { minutes: number | null }) => {
  const form = AntForm.useFormInstance()
  return (
    <Moment
      {...rest}
      onChange={(time) => {
        onChange?.(time)
        const millis = toMillis(time)
        if (millis !== undefined && minutes !== null)
          form.setFieldValue('guessEnd', formatTime(millis - minutes * 60_000))
      }}
    />
  )
}

const KEYS = ['startTime', 'guessStart', 'guessEnd', 'venue', 'stakePoints'] as const
type Values = Pick<MatchDetail, 'homeTeamId' | 'awayTeamId' | (typeof KEYS)[number]>

export const MatchForm = ({ row, onClose }: FormProps) => {
  const t = useT()
  const activity = useLoad(activityQuery())
  const initial: Partial<Values> = { ...pick(row, 'homeTeamId', 'awayTeamId'), ...inputsOf(fields, row, KEYS) }
  const guessed = (numberIn(row.guessCount) ?? 0) > 0
  const fixed = guessed ? t('worldCup.guessedAlready', { count: Number(row.guessCount) }) : undefined
  const other = (value: unknown, all: Partial<Values>) =>
    value && all.homeTeamId === all.awayTeamId ? t('worldCup.sameTeam') : undefined
  const required = !isKnockOut(row)
  return (
    <FormPanel<Values>
      open
      name={`cupMatch.${row.id}`}
      title={`${t('kit.edit')} ${matchName(t, row)}`}
      initial={initial}
      save={(values) => worldCup.update({ target: 'match', id: row.id, ...changesOf(initial, values) }, QUIET)}
      done={t('worldCup.matchSaved')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          {fixed && <Alert type="info" showIcon title={fixed} className="space-below" />}
          <div className="two-columns">
            <Field of={homeTeam} required={required} disabled={guessed}>
              <TeamSelect />
            </Field>
            <Field of={awayTeam} required={required} disabled={guessed} check={other} needs={[homeTeam]}>
              <TeamSelect />
            </Field>
            <Field of={fields.startTime} hint={t('worldCup.beijing')}>
              <KickOffBox minutes={numberIn(activity.data?.closeMinutes)} />
            </Field>
            <Field of={fields.venue} />
            <Field of={fields.guessStart} />
            <Field
              of={fields.guessEnd}
              needs={[fields.startTime, fields.guessStart]}
              check={(value, all) =>
                !isLater(all.startTime, value)
                  ? t('worldCup.closesLate')
                  : isLater(value, all.guessStart)
                    ? undefined
                    : t('worldCup.badOrder')
              }
            />
            <Field of={fields.stakePoints} disabled={guessed} />
          </div>
        </>
      )}
    </FormPanel>
  )
}

/** Base of the pot; it cannot decrease once announced. */
export const JackpotForm = ({ row, onClose }: FormProps) => {
  const t = useT()
  const { count } = useFormats()
  const was = numberIn(row.baseJackpot)
  const announced = !is(row.status, matchStatus.upcoming)
  return (
    <FormPanel<{ jackpot?: number }>
      open
      asWindow
      name={`cupJackpot.${row.id}`}
      title={`${t('worldCup.setJackpot')} ${matchName(t, row)}`}
      initial={{ jackpot: was ?? undefined }}
      save={({ jackpot }) => worldCup.setJackpot({ id: row.id, jackpot }, QUIET)}
      done={t('worldCup.jackpotSaved')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Field
            of={base}
            check={(value) =>
              announced && was !== null && Number(value) < was
                ? t('worldCup.jackpotLow', { min: count(was) })
                : undefined
            }
          />
          <AntForm.Item noStyle shouldUpdate>
            {({ getFieldValue }) => {
              const typed = numberIn(getFieldValue('jackpot'))
              return typed === null ? null : <PotParts row={row} base={typed} />
            }}
          </AntForm.Item>
        </>
      )}
    </FormPanel>
  )
}

/** Cancels a match with a reason; stakes are returned. */
export const CancelForm = ({ row, onClose }: FormProps) => {
  const t = useT()
  const { count } = useFormats()
  const [people, stake] = [numberIn(row.guessCount), numberIn(row.stakePoints)]
  const points = people === null || stake === null ? null : people * stake
  return (
    <FormPanel<{ remark?: string }>
      open
      asWindow
      danger
      name={`cupCancel.${row.id}`}
      title={`${t('worldCup.cancelMatch')} ${matchName(t, row)}`}
      initial={{}}
      saveText={t('worldCup.cancelMatch')}
      save={({ remark }) =>
        worldCup.update({ target: 'match', id: row.id, status: matchStatus.cancelled, remark }, QUIET)
      }
      ask={() => ({
        title: t('worldCup.cancelAsk', { match: matchName(t, row) }),
        effect: t('worldCup.cancelEffect', { people: count(people), points: count(points) }),
        typed: t('worldCup.cancelWord'),
        danger: true,
      })}
      done={t('worldCup.hasBeenCancelled')}
      onClose={onClose}
    >
      {({ Field }) => <Field of={reason} />}
    </FormPanel>
  )
}

export const NewDateForm = ({ row, onClose }: FormProps) => {
  const t = useT()
  return (
    <FormPanel<Pick<MatchDetail, 'startTime'>>
      open
      asWindow
      name={`cupDate.${row.id}`}
      title={`${t('worldCup.newDate')} ${matchName(t, row)}`}
      initial={{}}
      save={({ startTime }) =>
        worldCup.update({ target: 'match', id: row.id, status: matchStatus.upcoming, startTime }, QUIET)
      }
      done={t('worldCup.dateSaved')}
      onClose={onClose}
    >
      {({ Field }) => (
        <Field
          of={fields.startTime}
          hint={t('worldCup.beijing')}
          check={(value) => (isLater(value, Date.now()) ? undefined : t('worldCup.dateAhead'))}
        />
      )}
    </FormPanel>
  )
}
