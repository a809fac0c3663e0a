import * as dynamics from '@/api/community/dynamics'
import type { Query } from '@/api/call'
import type { Counted } from '@/api/reply'
import { reviewStatus } from '@/entities/community/audit'
import type { ClubApply } from '@/entities/community/clubApply'
import { is } from '@/entities/field'
import { derived } from '@/kit/data/load'
import { named, plain } from '@/kit/show/format'

export const listApplications = {
  query: (search: Query<ClubApply>) =>
    derived(
      dynamics.listAudits.query(search, { quiet: true }),
      'clubs',
      // As in all lists, the shape of the rows is not verified. These are the fields of the requested kinds.
      (answer) => answer as unknown as Counted<ClubApply>,
    ),
}

export const isWaiting = ({ status }: Pick<ClubApply, 'status'>): boolean => is(status, reviewStatus.waiting)
export const applyName = ({ nickname, clubName, auditId }: ClubApply): string =>
  named(...[nickname, clubName].map(plain).filter(Boolean)) || auditId

export const QUICK_REASONS = [
  'clubs.noOwner',
  'clubs.incomplete',
  'clubs.badName',
  'clubs.unclearPictures',
  'clubs.cityTaken',
] as const
