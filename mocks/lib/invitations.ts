import { formatTime } from '@/lib/time'
import { control, onReset } from '../core/control'
import { createContext } from '../data/context'
import { buildInvitations, type Invitations, type InvitationRow } from '../data/invitations'
import { org, reference } from './store'

let all: Invitations | undefined
onReset(() => {
  all = undefined
})

const UP = 1
const OVER = 2

/** Invitation posters with who invited and who came, as they are at this moment; made when they are first asked for. */
export const invitations = (now = control.now()): Invitations => {
  all ??= buildInvitations(createContext(reference(), 20_241_102, 400_001), org, control.volume())
  const time = formatTime(now)
  for (const row of all.posters) if (row.status === UP && row.endTime !== '' && row.endTime <= time) Object.assign(row, { status: OVER, topFlag: 0 })
  return all
}
export const dropInvitation = (row: InvitationRow): void => {
  if (all) all.posters = all.posters.filter((one) => one !== row)
}
