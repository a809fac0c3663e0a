import type { Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { auditStatus } from '@/entities/shared/enums'
import type { SecondDealer } from '@/entities/shared/secondDealer'

/** Whether somebody keeps second-tier outlets: headquarters and its areas, which also decide about them, and first-level dealers their own. */
export const keepsOutlets = ({ hq, dealer }: Viewer): boolean => hq || dealer

/** Approved outlets are edited, rejected ones corrected; what waits is left alone. */
export const isEditable = (row: SecondDealer): boolean =>
  is(row.auditStatus, auditStatus.approved) || is(row.auditStatus, auditStatus.rejected)
