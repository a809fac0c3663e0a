import type { Viewer } from '@/business/viewer'
import { enroll, type Enroll } from '@/entities/community/enroll'
import type { ColumnOf } from '@/kit/list/columns'
import { plain, useFormats } from '@/kit/show/format'
import { CellLink, Mark, Value } from '@/kit/show/kinds'
import { Picture } from '@/kit/show/Picture'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { to } from '@/routes'
import { DETAIL } from '../paths'
import { enrollName } from './useEnrollShelf'

const Name = ({ row }: { row: Enroll }) => {
  const t = useT()
  const waiting = numberIn(row.waitingCount) ?? 0
  return (
    <span className="enroll-name">
      {row.cover && <Picture src={row.cover} alt={t(enroll.cover.label)} width={48} height={27} />}
      <CellLink to={to(DETAIL, { id: row.id })}>
        <bdi>{enrollName(row)}</bdi>
      </CellLink>
      {waiting > 0 && <Mark tone="error">{t('enrolments.waiting', { count: waiting })}</Mark>}
    </span>
  )
}

export const Enrolled = ({ row }: { row: Enroll }) => {
  const t = useT()
  const { count } = useFormats()
  const [enrolled, quota] = [numberIn(row.enrollCount), numberIn(row.quota)]
  const limit = quota === 0 ? t('enrolments.noLimit') : count(quota)
  return (
    <span className="digits">
      {count(enrolled)} / {limit}
      {enrolled !== null && quota !== null && quota > 0 && (
        <span className="enroll-places" aria-hidden>
          <span style={{ width: `${Math.min(100, (enrolled / quota) * 100)}%` }} />
        </span>
      )}
    </span>
  )
}

/** Columns of activities for a viewer. A dealer has no host column, since it hosts all that it sees. */
export const columnsFor = ({ hq, group }: Viewer): ColumnOf<Enroll>[] => [
  { field: enroll.title, width: 300, cell: (row) => <Name row={row} /> },
  enroll.status,
  { field: enroll.enrollCount, width: 120, cell: (row) => <Enrolled row={row} /> },
  { field: enroll.startTime, width: 190, below: enroll.endTime },
  { field: enroll.enrollStart, width: 260, below: enroll.enrollEnd },
  { field: enroll.activityType, below: enroll.organizer },
  ...(hq || group
    ? [
        {
          field: { ...enroll.dealerName, label: 'enrolments.host' },
          width: 180,
          cell: (row: Enroll) => <Value field={enroll.dealerName} value={plain(row.dealerName) || row.clubName} />,
        } as const,
      ]
    : []),
  enroll.cityName,
  enroll.passCount,
  enroll.signCount,
  { field: enroll.id, width: 120 },
  enroll.createBy,
  enroll.createTime,
]
