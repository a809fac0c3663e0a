import { get, io } from '../call'
import { type Page, page } from '../reply'

/** An insurer, as a choice names it. */
interface InsurerChoice {
  id: string
  companyName: string
}

export const listCompanies = get(
  '/api-order/insuranceCompany/list',
  io<{ companyName?: string; pageNo?: number; pageSize?: number }, Page<InsurerChoice>>(page),
)
