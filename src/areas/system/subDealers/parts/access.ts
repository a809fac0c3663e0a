import type { Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { auditStatus } from '@/entities/shared/enums'
import type { SecondDealer } from '@/entities/shared/secondDealer'

/**
 * True for users who manage second-tier outlets: headquarters and its areas, which also approve them, and first-level
 * dealers for their own.
 */
export const keepsOutlets = ({ hq, dealer }: Viewer): boolean => hq || dealer

/** Approved and rejected outlets can be edited, pending ones cannot. */
export const isEditable = (row: SecondDealer): boolean =>
  is(row.auditStatus, auditStatus.approved) || is(row.auditStatus, auditStatus.rejected)
