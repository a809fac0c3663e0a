import * as dynamics from '@/api/community/dynamics'
import type { Query } from '@/api/call'
import type { Counted } from '@/api/reply'
import { reviewStatus } from '@/entities/community/audit'
import type { ClubApply } from '@/entities/community/clubApply'
import { is } from '@/entities/field'
import { derived } from '@/kit/data/load'
import { named, plain } from '@/kit/show/format'

/** The reviews of the community, asked for the matters of clubs alone. */
export const listApplications = {
  query: (search: Query<ClubApply>) =>
    derived(
      dynamics.listAudits.query(search, { quiet: true }),
      'clubs',
      // What a row holds is the server's word, as in all lists; of the kinds that are asked for these are its fields.
      (answer) => answer as unknown as Counted<ClubApply>,
    ),
}

export const isWaiting = ({ status }: Pick<ClubApply, 'status'>): boolean => is(status, reviewStatus.waiting)
/** What an application is called: who applies, and about which club. */
export const applyName = ({ nickname, clubName, auditId }: ClubApply): string =>
  named(...[nickname, clubName].map(plain).filter(Boolean)) || auditId

/** The quick texts of a rejection. */
export const QUICK_REASONS = [
  'clubs.noOwner',
  'clubs.incomplete',
  'clubs.badName',
  'clubs.unclearPictures',
  'clubs.cityTaken',
] as const
