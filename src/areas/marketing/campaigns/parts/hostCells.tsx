import { is, isYes } from '@/entities/field'
import { type ActivityLine, activity } from '@/entities/marketing/activity'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import { named, useFormats } from '@/kit/show/format'
import { CellLink, Mark } from '@/kit/show/kinds'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'
import { Period } from '@/kit/show/Period'
import { useT } from '@/locales'
import { to } from '@/routes'

export const DETAIL = '/marketing-management/campaign-host-details'
const DAY = 86_400_000

export const TitleLink = ({ row }: { row: Pick<ActivityLine, 'id' | 'title' | 'topFlag'> }) => {
  const t = useT()
  const address = to(DETAIL, { id: row.id })
  return (
    <>
      {isYes(row.topFlag) && <Mark tone="processing">{t(activity.topFlag.label)}</Mark>}{' '}
      <CellLink to={address}>
        <bdi>{row.title}</bdi>
      </CellLink>
    </>
  )
}

/** Period of a campaign, with the days left while it is running. */
export const RunPeriod = ({ row }: { row: Pick<ActivityLine, 'startTime' | 'endTime' | 'status'> }) => {
  const t = useT()
  const end = toMillis(row.endTime)
  const left = end === undefined ? undefined : Math.max(0, Math.ceil((end - Date.now()) / DAY))
  return (
    <span className="digits">
      <Period startTime={row.startTime} endTime={row.endTime} />
      {is(row.status, activityStatus.running) && (
        <small className="quiet"> {t('campaign.daysLeft', { count: left })}</small>
      )}
    </span>
  )
}

/** Sign-ups out of the places, linked to the participants if the user has permission for that page. */
export const Joined = ({ row }: { row: Pick<ActivityLine, 'id' | 'joinCount' | 'joinLimit' | 'status'> }) => {
  const t = useT()
  const format = useFormats()
  const linkTo = usePermittedLinks()
  const go = linkTo('/report/retention-details', { activityId: row.id })
  const count = numberIn(row.joinCount)
  return (
    <span className="digits">
      {go && count !== null && count > 0 ? (
        <CellLink digits aria-label={named(format.count(count), t(activity.joinCount.label))} onClick={go}>
          {format.count(count)}
        </CellLink>
      ) : (
        format.count(count)
      )}
      {Number(row.joinLimit) > 0 && <span className="quiet"> / {format.count(row.joinLimit)}</span>}
    </span>
  )
}
