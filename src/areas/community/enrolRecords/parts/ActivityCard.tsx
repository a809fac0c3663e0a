import * as socialActivities from '@/api/community/socialActivities'
import { spanText } from '@/business/ApprovalSteps'
import { type Enroll, enroll, enrollStatus } from '@/entities/community/enroll'
import { recordStatus } from '@/entities/community/enrollRecord'
import { is } from '@/entities/field'
import { RowActions } from '@/kit/actions/actions'
import { useAction } from '@/kit/data/useAction'
import { downloadFile } from '@/kit/files/files'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { named, plain, useFormats } from '@/kit/show/format'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { CellLink, Mark, StatusTag } from '@/kit/show/kinds'
import { formatPeriod, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { to } from '@/routes'
import { DETAIL } from '../../enrolments/paths'
import { Places } from './Places'

export const ActivityCard = ({
  row,
  waiting,
  hasCheckIn,
  openPeople,
}: {
  row: Enroll
  waiting: number | undefined
  hasCheckIn: boolean
  openPeople: () => void
}) => {
  const t = useT()
  const { count } = useFormats()
  const { act } = useAction()
  const linkTo = usePermittedLinks()
  const id = plain(row.id)
  const checkIn = hasCheckIn ? linkTo('/activity-management/signUpManage', { activityId: id }) : undefined
  const title = plain(row.title) || id
  const closes = toMillis(row.enrollEnd)
  const isAhead = is(row.status, enrollStatus.announced, enrollStatus.open)
  return (
    <article className="enrol-card" aria-label={title}>
      {isPictureUrl(row.cover) && <PictureFrame src={row.cover} width="100%" height={96} />}
      <h3>
        <CellLink to={id && to(DETAIL, { id })}>
          <bdi>{title}</bdi>
        </CellLink>
      </h3>
      <div className="enrol-marks">
        <StatusTag field={enroll.activityType} value={row.activityType} />
        {(waiting ?? 0) > 0 && <Mark tone="error">{t('enrolRecords.waiting', { count: count(waiting) })}</Mark>}
      </div>
      <div className="digits">{formatPeriod(row.startTime, row.endTime, 'MM-DD HH:mm')}</div>
      <div className="quiet">
        <bdi>{named(row.dealerName, row.clubName, row.cityName, row.address)}</bdi>
      </div>
      <Places of={row} />
      <div className="quiet digits">
        {t('enrolRecords.signed', { signed: count(row.signCount), passed: count(row.passCount) })}
      </div>
      {isAhead && closes !== undefined && closes > Date.now() && (
        <div className="quiet">{t('enrolRecords.endsIn', { time: spanText(closes - Date.now(), t) })}</div>
      )}
      <RowActions
        name={title}
        items={[
          { label: 'enrolRecords.people', next: true, hide: !id, run: openPeople },
          {
            label: 'enrolRecords.roster',
            can: 'socialActivities.exportEnrollRecords',
            hide: !id,
            run: () =>
              act(
                () =>
                  downloadFile(socialActivities.exportEnrollRecords, { activityId: id, status: recordStatus.passed }),
                { keep: true },
              ),
          },
          { label: 'enrolRecords.checkIn', hide: !checkIn, run: () => checkIn?.() },
        ]}
      />
    </article>
  )
}
