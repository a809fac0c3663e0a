import type { Company } from '@/entities/shared/company'
import { about, get, io, post, put, type Query } from '../call'
import { page, type Page, refs } from '../reply'

export interface CompanyInput extends Partial<
  Omit<Company, 'parentName' | 'dealerCount' | 'userCount' | 'createTime'>
> {
  superAdmin?: { username: string; nickname: string; phone: string; email?: string }
}

export const list = get('/api-user/company/list', io<Query<Company>, Page<Company>>(page))
export const save = post('/api-user/company/saveCompany', io<CompanyInput, { id: string }>())
export const generateDealerCode = get(
  '/api-user/company/generator/dealerCode',
  io<void, string>((data) => (typeof data === 'string' || typeof data === 'number' ? String(data) : '')),
)
export const update = put('/api-user/company/update', about<CompanyInput & { id: string }>('id'))
export const listParents = get(
  '/api-user/company/parentList',
  io<{ shopType?: number; keyword?: string }, Pick<Company, 'id' | 'companyName'>[]>(refs('company')),
)
