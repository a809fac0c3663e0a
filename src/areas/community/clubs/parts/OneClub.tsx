import * as clubs from '@/api/community/clubs'
import { findById } from '@/api/findById'
import { club, type ClubMonth } from '@/entities/community/club'
import { useLoad } from '@/kit/data/load'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { Avatar, CellLink } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { clubPage } from '../paths'
import { clubName } from '../useClubActions'
import { MonthChart } from './MonthChart'

/** The club whose members are listed: its logo, how many they are, and how many came a month; or that there are `none`. */
export const OneClub = ({ id, months, none }: { id: string; months: readonly ClubMonth[]; none: boolean }) => {
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
      {none && <p className="quiet">{t('clubs.noMembersHere')}</p>}
      {months.length > 0 && <MonthChart of={months} joins />}
    </section>
  )
}
