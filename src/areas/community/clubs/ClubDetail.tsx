import './clubs.css'
import { Alert } from 'antd'
import * as clubs from '@/api/community/clubs'
import { useViewer } from '@/business/viewer'
import { club, type ClubPage, clubStatus } from '@/entities/community/club'
import { is } from '@/entities/field'
import { useLeave } from '@/kit/page/back'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { named } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { ClubForm } from './parts/ClubForm'
import { ClubHead } from './parts/ClubHead'
import { Activities, Members, Posts, Reviews } from './parts/Newest'
import { MonthChart } from './parts/MonthChart'
import { auditsOf } from './paths'
import { clubName, useClubActions } from './useClubActions'

const Banner = ({ of: row }: { of: ClubPage }) => {
  const t = useT()
  const { hq } = useViewer()
  if (is(row.status, clubStatus.pending))
    return (
      <Alert
        type="warning"
        showIcon
        title={t('clubs.isPending')}
        action={hq && <CellLink to={auditsOf(row.id)}>{t('clubs.review')}</CellLink>}
        className="club-banner"
      />
    )
  if (!is(row.status, clubStatus.disbanded)) return null
  return (
    <Alert
      type="info"
      title={named(t('clubStatus.disbanded'), formatTime(row.disbandTime, 'YYYY-MM-DD HH:mm'), row.disbandBy)}
      className="club-banner"
    />
  )
}

export default function ClubDetail() {
  const t = useT()
  const may = useMay()
  const leave = useLeave()
  const { hq } = useViewer()
  const { of, windows } = useClubActions(leave)
  return (
    <>
      <RecordScreen
        load={clubs.get}
        title={clubName}
        status={club.status}
        create={hq && may('clubs.create') && t('clubs.new')}
        edits={(row) => hq && may('clubs.update') && is(row.status, clubStatus.down, clubStatus.up)}
        form={(row) => <ClubForm key={row?.id ?? 'new'} row={row} />}
        actions={of}
        above={(row) => (
          <>
            <Banner of={row} />
            <ClubHead of={row} />
          </>
        )}
        facts={(row) => [
          club.id,
          club.clubType,
          club.cityName,
          club.seriesName,
          club.dealerName,
          club.presidentName,
          club.presidentPhone,
          club.intro,
          club.joinMode,
          club.memberLimit,
          club.sort,
          club.statusReason,
          club.createTime,
          ...(is(row.status, clubStatus.disbanded) ? [club.disbandTime, club.disbandBy] : []),
        ]}
        tabs={(row) => [
          { key: 'members', label: t('clubs.members'), children: <Members clubId={row.id} /> },
          { key: 'posts', label: t('clubs.postsTab'), children: <Posts clubId={row.id} /> },
          { key: 'activities', label: t('clubs.activitiesTab'), children: <Activities clubId={row.id} /> },
          { key: 'audits', label: t('clubs.reviewsTab'), children: <Reviews clubId={row.id} /> },
        ]}
      >
        {(row) => <MonthChart of={row.memberTrend} />}
      </RecordScreen>
      {windows}
    </>
  )
}
