import { useMemo } from 'react'
import type { SecondDealer } from '@/entities/shared/secondDealer'
import { useIdentity } from '@/session/identity'

/** What somebody may do with second-tier outlets: headquarters and areas decide and keep them, first-level dealers apply and keep their own. */
export const useWho = () => {
  const type = useIdentity(({ user }) => Number(user?.dealerType))
  const id = useIdentity(({ user }) => user?.id ?? '')
  const code = useIdentity(({ user }) => user?.dealerCode ?? '')
  return useMemo(() => ({ decides: type === 1 || type === 2, keeps: type === 1 || type === 2 || type === 3, type, id, code }), [type, id, code])
}
export type Who = ReturnType<typeof useWho>

/** Approved outlets are edited, rejected ones corrected; what waits is left alone. */
export const isEditable = (row: SecondDealer): boolean => Number(row.auditStatus) === 2 || Number(row.auditStatus) === 3
