import '../worldCup.css'
import dayjs from 'dayjs'
import { cupMatch, type CupMatch, cupStage } from '@/entities/members/cupMatch'
import { is } from '@/entities/field'
import { type ControlProps, NumberBox } from '@/kit/form/controls'
import { DASH, optionName, plain, useFormats } from '@/kit/show/format'
import { isShown, PictureFrame } from '@/kit/show/Picture'
import { numberIn } from '@/lib/counts'
import { formatTime, toMillis, ZONE } from '@/lib/time'
import { type Translate, useT } from '@/locales'

type Sides = Pick<CupMatch, 'homeTeam' | 'awayTeam'>
/** The name of a side; of one that is not known yet that it is to be decided. */
export const sideName = (t: Translate, name: unknown): string => plain(name) || t('worldCup.undecided')
export const sidesOf = (t: Translate, { homeTeam, awayTeam }: Sides): string =>
  `${sideName(t, homeTeam)} - ${sideName(t, awayTeam)}`
/** A match by its number and its teams. */
export const matchName = (t: Translate, row: Sides & { matchNo: unknown }): string =>
  t('worldCup.match', { no: plain(row.matchNo), teams: sidesOf(t, row) })
export const stageName = (t: Translate, { stage, groupName }: Pick<CupMatch, 'stage' | 'groupName'>): string =>
  is(stage, cupStage.group) && plain(groupName)
    ? t('worldCup.group', { letter: plain(groupName) })
    : optionName(t, cupMatch.stage, stage)
const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone
/** The browser's own time of a kick-off, which is shown in Beijing time; undefined where they are the same. */
const ownTime = (time: unknown): string | undefined => {
  const millis = toMillis(time)
  if (millis === undefined || OWN_ZONE === ZONE) return undefined
  return `${dayjs(millis).format('YYYY-MM-DD HH:mm')} (${OWN_ZONE})`
}

export const Team = ({ name, flag }: { name: unknown; flag?: string }) => {
  const t = useT()
  return (
    <span className="cup-team">
      {isShown(flag) && <PictureFrame src={flag} width={24} height={16} fit="cover" />}
      <bdi className={plain(name) ? undefined : 'quiet'}>{sideName(t, name)}</bdi>
    </span>
  )
}

/** A score of 90 minutes, with a note on extra time or penalties. */
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

/** A box for whole points or goals. */
export const WholeBox = (props: ControlProps<number | null>) => (
  <NumberBox {...props} precision={0} min={0} className="full-width" />
)

/** The parts of a pot and their sum; a dash for what was not sent. */
export const PotParts = ({
  base,
  stakes,
  rolled,
}: {
  base: number | null
  stakes: number | null
  rolled: number | null
}) => {
  const t = useT()
  const { count } = useFormats()
  const sum = base === null || stakes === null || rolled === null ? null : base + stakes + rolled
  return (
    <p className="digits">
      {t('worldCup.potParts', {
        base: count(base),
        stakes: count(stakes),
        rolled: count(rolled),
        pot: count(sum),
      })}
    </p>
  )
}

/** Guesses by result as a bar, each part named with its number. */
export const GuessBar = ({
  home,
  draw,
  away,
}: Readonly<Record<'home' | 'draw' | 'away', number | null | undefined>>) => {
  const t = useT()
  const { count, percent } = useFormats()
  const parts = [
    { key: 'home', label: t('guessResult.home'), value: numberIn(home) },
    { key: 'draw', label: t('guessResult.draw'), value: numberIn(draw) },
    { key: 'away', label: t('guessResult.away'), value: numberIn(away) },
  ]
  const all = parts.reduce((sum, { value }) => sum + (value ?? 0), 0)
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
              {count(value)}{' '}
              <small className="quiet">{percent(all && value !== null ? (value / all) * 100 : null)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
