import { Form as AntForm, Select } from 'antd'
import * as worldCup from '@/api/members/worldCup'
import { is } from '@/entities/field'
import { cupMatch as fields, type CupMatch, type MatchDetail, matchStatus } from '@/entities/members/cupMatch'
import { isKnockOut, outcomeOf } from '@/entities/members/cupRules'
import type { ControlProps } from '@/kit/form/controls'
import { FormPanel } from '@/kit/form/FormPanel'
import { plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { matchName } from './matchWords'

interface Values {
  homeScore?: number
  awayScore?: number
  winnerTeamId?: string
  scoreNote?: string
}
const winner = { ...fields.winnerTeam, key: 'winnerTeamId', required: true } as const
const RESULTS = { H: 'guessResult.home', D: 'guessResult.draw', A: 'guessResult.away' } as const

const resultOf = ({ homeScore, awayScore }: Values) => {
  const [home, away] = [numberIn(homeScore), numberIn(awayScore)]
  return home === null || away === null ? undefined : outcomeOf(home, away)
}

const Winner = ({ row, value, onChange, id }: ControlProps<string | undefined> & { row: CupMatch }) => (
  <Select
    id={id}
    value={value || undefined}
    onChange={onChange}
    options={[
      { value: row.homeTeamId, label: row.homeTeam },
      { value: row.awayTeamId, label: row.awayTeam },
    ]}
  />
)

const Preview = ({ row }: { row: MatchDetail }) => {
  const t = useT()
  const { count } = useFormats()
  const result = resultOf(AntForm.useWatch((all: Values) => all) ?? {})
  if (!result) return null
  const people = { H: row.homeCount, D: row.drawCount, A: row.awayCount }[result]
  return (
    <p role="status" className="digits">
      {t('worldCup.scorePreview', { result: t(RESULTS[result]), people: count(people) })}
    </p>
  )
}

/** Enters or corrects the score after 90 minutes; a knock-out match that ends in a draw also needs the winner. */
export const ScoreForm = ({
  row,
  onClose,
  onScored,
}: {
  row: MatchDetail
  onClose: () => void
  onScored: (row: CupMatch) => void
}) => {
  const t = useT()
  const corrects = is(row.status, matchStatus.toDraw)
  const knockOut = isKnockOut(row)
  const initial: Values = corrects
    ? {
        homeScore: numberIn(row.homeScore) ?? undefined,
        awayScore: numberIn(row.awayScore) ?? undefined,
        winnerTeamId: row.winnerTeamId,
        scoreNote: plain(row.scoreNote),
      }
    : {}
  const save = async (values: Values) => {
    const [homeScore, awayScore] = [Number(values.homeScore), Number(values.awayScore)]
    const won = { H: row.homeTeamId, A: row.awayTeamId, D: values.winnerTeamId }[outcomeOf(homeScore, awayScore)]
    const sent = { homeScore, awayScore, scoreNote: plain(values.scoreNote), ...(knockOut && { winnerTeamId: won }) }
    await worldCup.updateScore({ id: row.id, ...sent, scoreTime: plain(row.scoreTime) }, { quiet: true })
    if (knockOut) onScored({ ...row, ...sent, winnerTeamId: won ?? '' })
  }
  return (
    <FormPanel<Values>
      open
      asWindow
      name={`cupScore.${row.id}`}
      title={`${t(corrects ? 'worldCup.correctScore' : 'worldCup.enterScore')} ${matchName(t, row)}`}
      initial={initial}
      save={save}
      done={t('worldCup.scoreSaved')}
      ask={(values) =>
        corrects
          ? {
              title: t('worldCup.correctAsk', {
                old: `${plain(row.homeScore)}:${plain(row.awayScore)}`,
                now: `${values.homeScore}:${values.awayScore}`,
              }),
            }
          : undefined
      }
      onClose={onClose}
    >
      {({ Field, form }) => (
        <>
          <div className="two-columns">
            <Field of={fields.homeScore} label={plain(row.homeTeam)} hint={t('worldCup.ninetyMinutes')} />
            <Field of={fields.awayScore} label={plain(row.awayTeam)} />
          </div>
          <Preview row={row} />
          {knockOut && (
            <AntForm.Item noStyle shouldUpdate>
              {() =>
                resultOf(form.getFieldsValue(true)) === 'D' && (
                  <Field of={winner} hint={t('worldCup.needsWinner')}>
                    <Winner row={row} />
                  </Field>
                )
              }
            </AntForm.Item>
          )}
          <Field of={fields.scoreNote} hint={t('worldCup.scoreNoteHint')} />
        </>
      )}
    </FormPanel>
  )
}
