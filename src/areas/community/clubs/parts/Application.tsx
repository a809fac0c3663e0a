import { CheckCircleTwoTone, CloseCircleTwoTone } from '@ant-design/icons'
import * as clubs from '@/api/community/clubs'
import { auditKind } from '@/entities/community/audit'
import { club } from '@/entities/community/club'
import {
  type ApplyChange,
  type ApplyCheck,
  applyCheck,
  clubApply,
  type ClubApplyPage,
} from '@/entities/community/clubApply'
import { type Field, is, isYes, optionOf } from '@/entities/field'
import { Failed, useLoad } from '@/kit/data/load'
import { Changes } from '@/kit/show/Changes'
import { Facts } from '@/kit/show/Facts'
import { plain } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { isPictureUrl, Picture } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { MediaGrid } from '../../parts/MediaGrid'
import { UserText } from '../../parts/UserText'
import { ClubHead } from './ClubHead'

const PICTURES: readonly string[] = [club.logo.key, club.cover.key]
const FIELDS = new Map<string, Field>(Object.entries(club))
const SIZE = 96

const Part = ({ field, value }: { field: string; value: unknown }) => {
  const t = useT()
  const known = FIELDS.get(field)
  if (PICTURES.includes(field) && known && isPictureUrl(value))
    return <Picture src={value} alt={t(known.label)} width={SIZE} height={field === club.logo.key ? SIZE : SIZE / 2} />
  return known ? <Value field={known} value={value} full /> : <bdi>{plain(value)}</bdi>
}

const Altered = ({ of: changes }: { of: readonly ApplyChange[] }) => {
  const t = useT()
  return (
    <Changes
      label={t('clubs.changes')}
      lines={changes.map(({ field, before, after }) => {
        const known = FIELDS.get(field)
        return {
          name: known ? t(known.label) : plain(field),
          before: <Part field={field} value={before} />,
          after: <Part field={field} value={after} />,
          changed: before !== after,
        }
      })}
    />
  )
}

const ClubCard = ({ id }: { id: string }) => {
  const { data, error, retry } = useLoad(clubs.get.query({ id }, { quiet: true }), { enabled: id !== '' })
  if (error) return <Failed compact error={error} retry={retry} />
  return data ? <ClubHead of={data} /> : null
}

/** True if a check of the server failed. A check without a verdict did not. */
export const isFailed = ({ pass }: ApplyCheck): boolean => is(pass, 0)

export const Checks = ({ of: checks }: { of: readonly ApplyCheck[] }) => {
  const t = useT()
  if (!checks.length) return null
  return (
    <ul className="club-checks" aria-label={t('clubs.checks')}>
      {checks.map((one, at) => {
        const option = optionOf(applyCheck, one.check)
        const name = option ? t(option.label) : plain(one.check)
        return (
          <li key={`${at}${one.check}`}>
            {isFailed(one) ? (
              <CloseCircleTwoTone twoToneColor="#d4380d" aria-label={t('clubs.checkBad')} />
            ) : (
              isYes(one.pass) && <CheckCircleTwoTone twoToneColor="#389e0d" aria-label={t('clubs.checkGood')} />
            )}{' '}
            <bdi>{name}</bdi>
          </li>
        )
      })}
    </ul>
  )
}

export const Application = ({ of: row }: { of: ClubApplyPage }) => {
  const t = useT()
  const isNew = is(row.bizType, auditKind.newClub)
  return (
    <div className="club-application">
      <h3 className="section-title">{t(clubApply.content.label)}</h3>
      <UserText text={row.content} whole />
      <MediaGrid of={{ images: row.images }} />
      {row.changes.length > 0 && <Altered of={row.changes} />}
      {!isNew && <ClubCard id={plain(row.clubId)} />}
      <Facts
        row={row}
        fields={[
          clubApply.auditId,
          clubApply.bizType,
          ...(isNew ? [clubApply.clubName, clubApply.clubType, clubApply.cityName, clubApply.founderCount] : []),
          clubApply.nickname,
          clubApply.userType,
          clubApply.phone,
          clubApply.seriesName,
          clubApply.vin,
          clubApply.submitTime,
          clubApply.waitHours,
          clubApply.auditBy,
          clubApply.auditTime,
          clubApply.rejectReason,
        ]}
      />
    </div>
  )
}
