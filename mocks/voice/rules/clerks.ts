import { dealerType, userStatus } from '@/entities/shared/enums'
import { org } from '../../system/rules/store'

const HELPERS = 3

export const voiceClerks = (): string[] => {
  const own = org.users.filter(
    (user) => user.dealerType === dealerType.headquarters && user.status === userStatus.active,
  )
  return [...own.filter(({ username }) => username === 'hq_voice'), ...own.slice(0, HELPERS)].map(
    ({ nickname }) => nickname,
  )
}
