import { clueStatus, overdue } from '@/entities/leads/enums'
import type { LeadRow } from '../../leads/data/leads'
import { leadById, leads } from '../../leads/rules/leads'
import type { SaleRow } from '../data/sales'

/** Returns the lead of a sale: same customer, same dealer and still open. */
const leadFor = ({ clueId, dealerCode, phone }: SaleRow): LeadRow | undefined =>
  clueId
    ? leadById(clueId)
    : phone
      ? leads.find((one) => one.phone === phone && one.dealerCode === dealerCode && one.status < clueStatus.won)
      : undefined

/** Marks the lead of a confirmed sale as won. Returns the lead data to store with the sale. */
export const winLead = (sale: SaleRow, time: string): Pick<SaleRow, 'clueId' | 'leadBefore'> => {
  const lead = leadFor(sale)
  if (!lead || lead.status >= clueStatus.won) return {}
  const { status, reached, nextFollowTime, overdue: late } = lead
  Object.assign(lead, {
    status: clueStatus.won,
    reached: { ...reached, order: reached.order || time, deal: time },
    nextFollowTime: '',
    overdue: overdue.no,
  })
  return { clueId: lead.clueId, leadBefore: { status, reached, nextFollowTime, overdue: late } }
}

/** Reverts the lead of a voided sale to its state before the sale, or to the ordered state. */
export const loseLead = ({ clueId, leadBefore }: SaleRow): void => {
  const lead = clueId ? leadById(clueId) : undefined
  if (lead?.status !== clueStatus.won) return
  Object.assign(lead, leadBefore ?? { status: clueStatus.ordered, reached: { ...lead.reached, deal: '' } })
}
