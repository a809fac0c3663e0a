import '../worldCup.css'
import dayjs from 'dayjs'
import { cupMatch as fields, type CupMatch, cupStage, type MatchDetail } from '@/entities/members/cupMatch'
import { is } from '@/entities/field'
import type { ColumnOf } from '@/kit/list/columns'
import { DASH, optionName, plain, useFormats } from '@/kit/show/format'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { numberIn, sumOf } from '@/lib/counts'
import { formatTime, toMillis, TIMEZONE } from '@/lib/time'
import { type Translate, useT } from '@/locales'

/** Returns the number and teams of a match, with a placeholder for unknown teams. */
export const matchName = (
  t: Translate,
  { matchNo, homeTeam, awayTeam }: Pick<CupMatch, 'matchNo' | 'homeTeam' | 'awayTeam'>,
): string => {
  const [home, away] = [homeTeam, awayTeam].map((name) => plain(name) || t('worldCup.undecided'))
  return t('worldCup.match', { no: plain(matchNo), teams: `${home} - ${away}` })
}
export const stageName = (t: Translate, { stage, groupName }: Pick<CupMatch, 'stage' | 'groupName'>): string =>
  is(stage, cupStage.group) && plain(groupName)
    ? t('worldCup.group', { letter: plain(groupName) })
    : optionName(t, fields.stage, stage)
const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone
/** Returns a kick-off in the time zone of the browser; undefined if that is the displayed Beijing time. */
const ownTime = (time: unknown): string | undefined => {
  const millis = toMillis(time)
  if (millis === undefined || OWN_ZONE === TIMEZONE) return undefined
  return `${dayjs(millis).format('YYYY-MM-DD HH:mm')} (${OWN_ZONE})`
}

export const Team = ({ name, flag }: { name: unknown; flag?: string }) => {
  const t = useT()
  return (
    <span className="cup-team">
      {isPictureUrl(flag) && <PictureFrame src={flag} width={24} height={16} fit="cover" />}
      <bdi className={plain(name) ? undefined : 'quiet'}>{plain(name) || t('worldCup.undecided')}</bdi>
    </span>
  )
}

/** Score after 90 minutes, with a note on extra time or penalties. */
export const Score = ({ row }: { row: Pick<CupMatch, 'homeScore' | 'awayScore' | 'scoreNote'> }) => {
  const [home, away] = [numberIn(row.homeScore), numberIn(row.awayScore)]
  return (
    <span className="cup-score digits">
      <b>{home === null || away === null ? '– : –' : `${home} : ${away}`}</b>
      {plain(row.scoreNote) && <small>{plain(row.scoreNote)}</small>}
    </span>
  )
}

export const KickOff = ({ time }: { time: unknown }) => (
  <span className="digits" title={ownTime(time)}>
    {formatTime(time, 'YYYY-MM-DD HH:mm') || DASH}
  </span>
)

export const matchColumns = (t: Translate, open: (id: string) => void, sortable: boolean) =>
  ({
    number: {
      // A number that serves as a name, so without thousands separators.
      field: { ...fields.matchNo, kind: 'text', sortable },
      width: 104,
      open: ({ id }) => open(id),
      text: ({ matchNo }) => t('worldCup.number', { no: plain(matchNo) }),
    },
    home: { field: fields.homeTeam, width: 140, cell: (row) => <Team name={row.homeTeam} flag={row.homeFlag} /> },
    score: { key: 'score', label: 'worldCup.score', width: 104, cell: (row) => <Score row={row} /> },
    away: { field: fields.awayTeam, width: 140, cell: (row) => <Team name={row.awayTeam} flag={row.awayFlag} /> },
    kickOff: {
      field: fields.startTime,
      width: 150,
      tip: t('worldCup.beijing'),
      cell: ({ startTime }) => <KickOff time={startTime} />,
    },
  }) satisfies Record<string, ColumnOf<CupMatch>>

/** Parts of a pot and their sum, with an unsaved `base` if given; a dash for missing values. */
export const PotParts = ({ row, base = numberIn(row.baseJackpot) }: { row: MatchDetail; base?: number | null }) => {
  const t = useT()
  const { count } = useFormats()
  const [stakes, rolled] = [numberIn(row.stakeJackpot), numberIn(row.rolledJackpot)]
  const pot = sumOf([base, stakes, rolled]) ?? row.jackpot
  return (
    <p className="digits">
      {t('worldCup.potParts', {
        base: count(base),
        stakes: count(stakes),
        rolled: count(rolled),
        pot: count(pot),
      })}
    </p>
  )
}

export const GuessBar = ({ row: { homeCount, drawCount, awayCount } }: { row: MatchDetail }) => {
  const t = useT()
  const { count, percent } = useFormats()
  const parts = [
    { key: 'home', label: t('guessResult.home'), value: numberIn(homeCount) },
    { key: 'draw', label: t('guessResult.draw'), value: numberIn(drawCount) },
    { key: 'away', label: t('guessResult.away'), value: numberIn(awayCount) },
  ]
  const all = sumOf(parts.map(({ value }) => value))
  return (
    <div className="cup-guesses">
      <div className="cup-bar" aria-hidden>
        {parts.map(({ key, value }) => (
          <span key={key} data-part={key} style={{ flexGrow: value ?? 0 }} />
        ))}
      </div>
      <dl>
        {parts.map(({ key, label, value }) => (
          <div key={key}>
            <dt data-part={key}>{label}</dt>
            <dd className="digits">
              {count(value)} <small className="quiet">{percent(all && (value ?? 0) * (100 / all))}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
