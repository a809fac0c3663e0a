import { invitationStatus } from '@/entities/marketing/posterEnums'
import { formatTime } from '@/lib/time'
import { control, seeded } from '../../core/control'
import { createContext } from '../../core/context'
import { buildInvitations, type Invitations, type InvitationRow } from '../data/invitations'
import { leads } from '../../leads/rules/leads'
import { org, reference } from '../../system/rules/store'

const store = seeded('invitations', () =>
  buildInvitations(createContext(reference(), 20_241_102, 400_001), { ...org, leads }, control.volume()),
)

export const invitations = (now = control.now()): Invitations => {
  const all = store()
  const time = formatTime(now)
  for (const row of all.posters)
    if (row.status === invitationStatus.up && row.endTime !== '' && row.endTime <= time)
      Object.assign(row, { status: invitationStatus.ended, topFlag: 0 })
  return all
}
export const dropInvitation = (row: InvitationRow): void => {
  store().posters = store().posters.filter((one) => one !== row)
}
