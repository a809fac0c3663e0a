import './clubs.css'
import { Alert } from 'antd'
import { useState } from 'react'
import * as clubs from '@/api/community/clubs'
import { findById } from '@/api/findById'
import { notify } from '@/api/notices'
import { useViewer } from '@/business/viewer'
import { club, type ClubMember, clubMember, type ClubMonth, memberRole, memberStatus } from '@/entities/community/club'
import { is } from '@/entities/field'
import { useLoad } from '@/kit/data/load'
import { FormPanel } from '@/kit/form/FormPanel'
import { ListScreen } from '@/kit/list/ListScreen'
import { QuickFilters } from '@/kit/list/QuickFilters'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { useScreen } from '@/kit/page/screen'
import { Figures } from '@/kit/show/Figures'
import { TwoValues } from '@/kit/show/TwoValues'
import { plain, useFormats } from '@/kit/show/format'
import { Avatar, CellLink, StatusTag } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { to } from '@/routes'
import { RemarkBox } from '../parts/RemarkBox'
import { clubIdFilter } from '../parts/pickFilters'
import { seriesCodeFilter } from '../parts/series'
import { MonthChart } from './parts/MonthChart'
import { clubPage } from './paths'
import { clubName } from './useClubActions'

interface Values {
  leaveReason: string
}

const RemoveWindow = ({
  title,
  left = 0,
  done,
  save,
  onClose,
}: {
  title: string
  /** Number of selected members that are left out. */
  left?: number
  done: string
  save: (reason: string) => unknown
  onClose: () => void
}) => {
  const t = useT()
  const effects = [t('clubs.removeEffect'), left > 0 && t('clubs.leftOut', { count: left })].filter(Boolean)
  return (
    <FormPanel<Values>
      open
      asWindow
      danger
      name="club.removeMember"
      title={title}
      initial={{}}
      saveText={t('clubs.removeMember')}
      done={done}
      save={({ leaveReason }) => save(leaveReason)}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Alert type="warning" showIcon title={effects.join('\n')} className="reason-effect lines" />
          <Field of={clubMember.leaveReason}>
            <RemarkBox />
          </Field>
        </>
      )}
    </FormPanel>
  )
}

/**
 * Header of the member list of one club: logo, number of members, and joins by month. `none` is true if the list is
 * empty, which may be due to its filters.
 */
const OneClub = ({ id, months, none }: { id: string; months: readonly ClubMonth[]; none: boolean }) => {
  const t = useT()
  const { count } = useFormats()
  const { data: row } = useLoad(findById(clubs.list, { id }), { recent: true })
  return (
    <section className="card club-line" aria-label={row ? clubName(row) : t(club.clubName.label)}>
      {row && (
        <div className="club-about">
          <span className="club-name">
            <Avatar src={row.logo} name={clubName(row)} size={40} />
            <CellLink to={clubPage(row.id)}>
              <bdi>{clubName(row)}</bdi>
            </CellLink>
          </span>
          <Figures
            figures={[club.memberCount, club.ownerCount].map((field) => ({
              label: t(field.label),
              value: count(row[field.key]),
            }))}
          />
        </div>
      )}
      {none && numberIn(row?.memberCount) === 0 && <p className="quiet">{t('clubs.noMembersHere')}</p>}
      {months.length > 0 && <MonthChart of={months} joins />}
    </section>
  )
}

const MAX = 50
const LANES = 3
const QUICK = [{ filters: { idleDays: '90' }, label: 'clubs.inactive' }] as const
const FILTERS = [
  statusTabs(clubMember.status),
  clubIdFilter(clubMember.clubName),
  containsFilter(clubMember.nickname),
  phoneFilter(clubMember.phone),
  choicesFilter(clubMember.memberRole),
  clubMember.userType,
  seriesCodeFilter(clubMember.seriesName),
  spanFilter(clubMember.joinTime),
  spanFilter(clubMember.lastActiveTime),
  elsewhereFilter({ key: 'idleDays', label: 'clubs.notActive' }, (days, t) => t('clubs.days', { days })),
]
const DEFAULTS = { status: String(memberStatus.normal) }
const SORT = { field: clubMember.joinTime.key, order: 'desc' } as const

const nameOf = ({ nickname, id }: ClubMember) => plain(nickname) || id
const isPresident = ({ memberRole: role }: ClubMember) => is(role, memberRole.president)
const isRemovable = (row: ClubMember) => is(row.status, memberStatus.normal, memberStatus.muted) && !isPresident(row)

const Role = ({ row }: { row: ClubMember }) => {
  const t = useT()
  const tag = <StatusTag field={clubMember.memberRole} value={row.memberRole} />
  return isPresident(row) ? <span title={t('clubs.presidentStays')}>{tag}</span> : tag
}
const State = ({ row }: { row: ClubMember }) => {
  const tag = <StatusTag field={clubMember.status} value={row.status} />
  const reason = plain(row.leaveReason)
  return reason ? <TwoValues upper={tag} below={<bdi title={reason}>{reason}</bdi>} /> : tag
}

const COLUMNS: ColumnOf<ClubMember>[] = [
  {
    field: clubMember.nickname,
    width: 190,
    cell: (row) => (
      <span className="club-name">
        <Avatar src={row.avatar} name={nameOf(row)} />
        <bdi>{nameOf(row)}</bdi>
      </span>
    ),
  },
  { field: clubMember.status, width: 130, cell: (row) => <State row={row} /> },
  { field: clubMember.memberRole, cell: (row) => <Role row={row} /> },
  {
    field: clubMember.clubName,
    width: 180,
    link: (row) => clubPage(plain(row.clubId)),
  },
  clubMember.userType,
  clubMember.phone,
  clubMember.dynamicCount,
  clubMember.lastActiveTime,
  clubMember.joinTime,
  clubMember.seriesName,
  clubMember.cityName,
  clubMember.joinWay,
  clubMember.id,
]

interface Removal {
  rows: ClubMember[]
  left: number
  /** Runs the call for each row and reports the results. */
  run?: (each: (row: ClubMember) => Promise<unknown>) => void
}

export default function ClubMemberList() {
  const t = useT()
  const { go, query } = useScreen()
  const { hq, ownDealer } = useViewer()
  const [removal, setRemoval] = useState<Removal>()
  const removes = hq || ownDealer !== ''
  const clubId = query.get('clubId') ?? ''
  const [first] = removal?.rows ?? []
  return (
    <>
      <ListScreen
        load={clubs.listMembers}
        rowKey={clubMember.id}
        nameOf={nameOf}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={COLUMNS}
        sort={SORT}
        emptyText={t('clubs.noMembers')}
        above={(answer) =>
          clubId && (
            <OneClub
              id={clubId}
              months={answer?.memberTrend ?? []}
              none={answer !== undefined && answer.records.length === 0}
            />
          )
        }
        toolbar={<QuickFilters of={QUICK} />}
        bulk={
          removes
            ? [
                {
                  label: 'clubs.removeMember',
                  can: 'clubs.removeMember',
                  danger: true,
                  lanes: LANES,
                  when: isRemovable,
                  open: (rows, _clear, run, left) => {
                    if (new Set(rows.map((row) => plain(row.clubId))).size > 1) notify('warning', t('clubs.oneClub'))
                    else if (rows.length > MAX) notify('warning', t('clubs.maxMembers', { max: MAX }))
                    else setRemoval({ rows, left: left.length, run })
                  },
                },
              ]
            : undefined
        }
        actions={(row) => [
          { label: 'clubs.posts', run: () => go(to('/dynamic-management/dynamic', { userId: row.userId })) },
          {
            label: 'clubs.removeMember',
            can: 'clubs.removeMember',
            danger: true,
            hide: !removes || !isRemovable(row),
            run: () => setRemoval({ rows: [row], left: 0 }),
          },
        ]}
      />
      {removal && first && (
        <RemoveWindow
          title={
            removal.run
              ? t('clubs.removeMany', { count: removal.rows.length })
              : t('clubs.removeAsk', { name: nameOf(first) })
          }
          left={removal.left}
          done={removal.run ? '' : t('clubs.isRemoved')}
          save={(reason) => {
            if (!removal.run) return clubs.removeMember({ id: first.id, reason })
            removal.run((row) => clubs.removeMember({ id: row.id, reason }, { quiet: true }))
            return undefined
          }}
          onClose={() => setRemoval(undefined)}
        />
      )}
    </>
  )
}
