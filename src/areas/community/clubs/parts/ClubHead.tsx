import { type Club, club } from '@/entities/community/club'
import { Figures } from '@/kit/show/Figures'
import { plain, useFormats } from '@/kit/show/format'
import { Avatar } from '@/kit/show/kinds'
import { Picture } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { clubName } from '../useClubActions'

export const ClubHead = ({ of: row }: { of: Club }) => {
  const t = useT()
  const { count } = useFormats()
  const counts = [club.memberCount, club.ownerCount, club.dynamicCount, club.activityCount] as const
  return (
    <div className="club-head">
      {row.cover && <Picture src={row.cover} alt={t(club.cover.label)} width={192} height={108} />}
      <div className="club-about">
        <span className="club-name">
          <Avatar src={row.logo} name={clubName(row)} size={40} />
          <span>
            <strong>
              <bdi>{clubName(row)}</bdi>
            </strong>
            {plain(row.slogan) && (
              <small className="quiet">
                <bdi>{plain(row.slogan)}</bdi>
              </small>
            )}
          </span>
        </span>
        <Figures figures={counts.map((field) => ({ label: t(field.label), value: count(row[field.key]) }))} />
      </div>
    </div>
  )
}
