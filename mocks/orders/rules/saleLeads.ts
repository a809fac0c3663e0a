import { clueStatus, overdue } from '@/entities/leads/enums'
import type { LeadRow } from '../../leads/data/leads'
import { leadById, leads } from '../../leads/rules/leads'
import type { SaleRow } from '../data/sales'

/** The lead that a sale came of: of the same customer at the same dealer, still worked on. */
const leadFor = ({ clueId, dealerCode, phone }: SaleRow): LeadRow | undefined =>
  clueId
    ? leadById(clueId)
    : phone
      ? leads.find((one) => one.phone === phone && one.dealerCode === dealerCode && one.status < clueStatus.won)
      : undefined

/** Wins the lead of a sale that is confirmed; answers what the sale keeps of it. */
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

/** Takes the deal of a voided sale from its lead: it is again what it was before, or what was ordered. */
export const loseLead = ({ clueId, leadBefore }: SaleRow): void => {
  const lead = clueId ? leadById(clueId) : undefined
  if (lead?.status !== clueStatus.won) return
  Object.assign(lead, leadBefore ?? { status: clueStatus.ordered, reached: { ...lead.reached, deal: '' } })
}
