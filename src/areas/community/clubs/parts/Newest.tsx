import { belongs } from '@/api/belongs'
import * as clubs from '@/api/community/clubs'
import * as dynamics from '@/api/community/dynamics'
import * as socialActivities from '@/api/community/socialActivities'
import { organizer } from '@/entities/community/activity'
import { clubMember, type ClubMember, memberRole, memberStatus } from '@/entities/community/club'
import { type Dynamic, dynamic } from '@/entities/community/dynamic'
import { enroll } from '@/entities/community/enroll'
import { is } from '@/entities/field'
import { derived, useLoad } from '@/kit/data/load'
import { SubTable, useColumn } from '@/kit/list/SubTable'
import { plain } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { to } from '@/routes'
import { clubApply } from '@/entities/community/clubApply'
import { auditKind } from '@/entities/community/audit'
import { listApplications } from '../listApplications'
import { membersOf } from '../paths'

const MAX = 10
const FIRST = { pageNo: 1, pageSize: MAX }
const HERE = [memberStatus.normal, memberStatus.muted]

const presides = (row: ClubMember) => is(row.memberRole, memberRole.president)

export const Members = ({ clubId }: { clubId: string }) => {
  const t = useT()
  const column = useColumn()
  // For one club, the server returns the president first, then the newest members.
  const load = useLoad(
    derived(clubs.listMembers.query({ clubId, status: HERE, ...FIRST }, { quiet: true }), 'newest', ({ records }) =>
      records
        .filter((row) => belongs(row, 'clubId', clubId))
        .toSorted((a, b) => Number(presides(b)) - Number(presides(a)))
        .slice(0, MAX),
    ),
  )
  return (
    <>
      <SubTable
        load={load}
        rowKey={clubMember.id.key}
        columns={[
          { ...column(clubMember.nickname), width: 160 },
          { ...column(clubMember.memberRole), width: 110 },
          { ...column(clubMember.userType), width: 120 },
          { ...column(clubMember.seriesName), width: 140 },
          { ...column(clubMember.dynamicCount), width: 110 },
          { ...column(clubMember.joinTime), width: 180 },
        ]}
      />
      <p>
        <CellLink to={membersOf(clubId)}>{t('clubs.allMembers')}</CellLink>
      </p>
    </>
  )
}

export const Posts = ({ clubId }: { clubId: string }) => {
  const column = useColumn()
  const load = useLoad(
    derived(
      dynamics.list.query({ clubId, sortField: dynamic.publishTime.key, sortOrder: 'desc', ...FIRST }, { quiet: true }),
      'newest',
      ({ records }) => records.filter((row) => belongs(row, 'clubId', clubId)).slice(0, MAX),
    ),
  )
  return (
    <SubTable<Dynamic>
      load={load}
      rowKey={dynamic.id.key}
      columns={[
        { ...column(dynamic.id), width: 130 },
        {
          ...column(dynamic.content),
          width: 300,
          render: (_, row) => (
            <CellLink to={row.id && to('/dynamic-management/dynamicDetail', { id: row.id })}>
              <bdi>{plain(row.title) || plain(row.content) || row.id}</bdi>
            </CellLink>
          ),
        },
        { ...column(dynamic.nickname), width: 140 },
        { ...column(dynamic.likeCount), width: 90 },
        { ...column(dynamic.commentCount), width: 90 },
        { ...column(dynamic.status), width: 110 },
        { ...column(dynamic.publishTime), width: 180 },
      ]}
    />
  )
}

export const Activities = ({ clubId }: { clubId: string }) => {
  const column = useColumn()
  const load = useLoad(
    derived(
      socialActivities.listEnrolls.query(
        { organizer: organizer.club, clubId, sortField: enroll.startTime.key, sortOrder: 'desc', ...FIRST },
        { quiet: true },
      ),
      'newest',
      ({ records }) => records.filter((row) => belongs(row, 'clubId', clubId)).slice(0, MAX),
    ),
  )
  return (
    <SubTable
      load={load}
      rowKey={enroll.id.key}
      columns={[
        { ...column(enroll.title), width: 260 },
        { ...column(enroll.enrollCount), width: 110 },
        { ...column(enroll.startTime), width: 180 },
        { ...column(enroll.status), width: 110 },
      ]}
    />
  )
}

const KINDS = [auditKind.newClub, auditKind.clubChange, auditKind.newPresident]
export const Reviews = ({ clubId }: { clubId: string }) => {
  const column = useColumn()
  const load = useLoad(
    derived(
      listApplications.query({
        clubId,
        bizType: KINDS,
        sortField: clubApply.submitTime.key,
        sortOrder: 'desc',
        ...FIRST,
      }),
      'newest',
      ({ records }) => records.filter((row) => belongs(row, 'clubId', clubId)).slice(0, MAX),
    ),
  )
  return (
    <SubTable
      load={load}
      rowKey={clubApply.auditId.key}
      columns={[
        { ...column(clubApply.auditId), width: 130 },
        { ...column(clubApply.bizType), width: 130 },
        { ...column(clubApply.nickname), width: 140 },
        { ...column(clubApply.submitTime), width: 180 },
        { ...column(clubApply.status), width: 100 },
        { ...column(clubApply.auditBy), width: 110 },
        { ...column(clubApply.auditTime), width: 180 },
        { ...column(clubApply.rejectReason), width: 220 },
      ]}
    />
  )
}
