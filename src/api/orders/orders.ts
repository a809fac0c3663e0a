import type { SecondDealerApproval } from '@/entities/shared/secondDealerApproval'
import { about, get, io, post, type Query } from '../call'
import { page, type Page } from '../reply'

export const listSecondDealerApprovals = get(
  '/api-order/secondDealer/approve/list',
  io<Query<SecondDealerApproval> & { secondId?: string }, Page<SecondDealerApproval>>(page),
)
/** Decides an application: result 1 passes it, 2 rejects it. */
export const approveSecondDealer = post(
  '/api-order/secondDealer/approve',
  about<{ id: string; result: 1 | 2; opinion: string }>('id'),
)
