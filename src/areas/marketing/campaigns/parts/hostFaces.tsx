import { type ActivityLine, activity } from '@/entities/marketing/activity'
import { Blank } from '@/kit/Blank'
import { named, useFormats } from '@/kit/format'
import { CellLink, Mark } from '@/kit/kinds'
import { useScreen } from '@/kit/screen'
import { useWays } from '@/kit/way'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { to } from '@/routes'

export const DRAFT = 0
export const UPCOMING = 1
export const RUNNING = 2
export const STOPPED = 3
export const ENDED = 4
export const DETAIL = '/marketing-management/campaign-host-details'
const DAY = 86_400_000
const MINUTE = 'YYYY-MM-DD HH:mm'

/** The title as the way to the campaign; whether it stands on top. */
export const TitleLink = ({ row }: { row: Pick<ActivityLine, 'id' | 'title' | 'topFlag'> }) => {
  const t = useT()
  const { go } = useScreen()
  const address = to(DETAIL, { id: row.id })
  return (
    <>
      {Number(row.topFlag) === 1 && <Mark tone="processing">{t(activity.topFlag.label)}</Mark>}{' '}
      <CellLink to={address} onClick={() => go(address)}>
        <bdi>{row.title}</bdi>
      </CellLink>
    </>
  )
}

/** From when to when; of one that runs, how many days are left. */
export const Period = ({ row }: { row: Pick<ActivityLine, 'startTime' | 'endTime' | 'status'> }) => {
  const t = useT()
  const end = toMillis(row.endTime)
  if (!row.startTime && !row.endTime) return <Blank />
  const left = end === undefined ? 0 : Math.max(0, Math.ceil((end - Date.now()) / DAY))
  return (
    <span className="digits">
      {formatTime(row.startTime, MINUTE)} – {formatTime(row.endTime, MINUTE)}
      {Number(row.status) === RUNNING && <small className="quiet"> {t('campaign.daysLeft', { count: left })}</small>}
    </span>
  )
}

/** How many have signed up, of how many places; the way to who they are, where this user has that page. */
export const Joined = ({ row }: { row: Pick<ActivityLine, 'id' | 'joinCount' | 'joinLimit' | 'status'> }) => {
  const t = useT()
  const { number } = useFormats()
  const ways = useWays()
  const go = ways('/report/retention-details', { activityId: row.id })
  const count = Number(row.joinCount)
  return (
    <span className="digits">
      {go && count > 0 ? (
        <CellLink digits aria-label={named(number(count), t(activity.joinCount.label))} onClick={go}>
          {number(count)}
        </CellLink>
      ) : (
        number(count)
      )}
      {Number(row.joinLimit) > 0 && <span className="quiet"> / {number(row.joinLimit)}</span>}
    </span>
  )
}
