import type { AccountVerify } from '@/entities/orders/accountVerify'
import type { BankBranch } from '@/entities/orders/bankBranch'
import type { ProrateAccount } from '@/entities/orders/prorateAccount'
import type { ProrateBeneficiary } from '@/entities/orders/prorateBeneficiary'
import type { ProrateConfig } from '@/entities/orders/prorateConfig'
import type { ProratePicture } from '@/entities/orders/proratePicture'
import type { Place } from '@/entities/shared/place'
import { about, get, inQuery, io, post, postRead, type Query, upload } from '../call'
import { page, type Page, type Parts, record, rows } from '../reply'

export interface ProrateForm extends Pick<
  ProrateAccount,
  | 'dealerCode'
  | 'merType'
  | 'shopName'
  | 'licenseNo'
  | 'legalName'
  | 'legalPhone'
  | 'bankAcctType'
  | 'bankAcctName'
  | 'bankAcctNo'
  | 'bankName'
> {
  licenseDeadline: string
  shopRegion: Place | null
  shopAddress: string
  servicePhone: string
  legalIdNo: string
  legalIdDeadline: string
  legalEmail: string
  legalOccupation: 1 | 2 | 3 | 4 | 9
  shareholderName: string
  shareholderIdNo: string
  shareholderDeadline: string
  shareholderAddress: string
  beneficiaries: ProrateBeneficiary[]
  bankNo: string
  pictures: ProratePicture[]
}
/** An application in full. Numbers of persons and accounts are masked. */
export interface ProrateApplication extends ProrateAccount, ProrateForm {
  verify: AccountVerify | null
  failFields: Record<string, string>
}
/** Fields of a saved application. The server keeps missing fields, such as masked numbers that were not edited. */
export type ProrateInput = { [K in keyof ProrateForm]?: ProrateForm[K] | null }
type Saving = ProrateInput & { saveType: 'DRAFT' | 'SUBMIT' }

export interface ProrateArea {
  areaCode: string
  areaName: string
}
export type OpenedAccount = Pick<
  ProrateAccount,
  'dealerCode' | 'merchantNo' | 'bankAcctName' | 'bankAcctNo' | 'bankName' | 'successTime' | 'accountState'
>

const APPLICATION: Parts<ProrateApplication> = {
  shopRegion: { maybe: {} },
  beneficiaries: [{}],
  pictures: [{}],
  verify: { maybe: {} },
  failFields: {},
}

export const list = get('/api-clue/prorateAccount/getPcList', io<Query<ProrateAccount>, Page<ProrateAccount>>(page))
const detail = get('/api-clue/prorateAccount/getById/{id}', io<{}, ProrateApplication>(record(APPLICATION)))
export const create = post('/api-clue/prorateAccount/create', io<Saving, { id: string }>(record({})))
export const update = post('/api-clue/prorateAccount/updateInfo', about<Saving & { id: string }>('id'))
export const resubmit = post('/api-clue/prorateAccount/resubmitInfo', about<ProrateInput & { id: string }>('id'))
/** Stores a picture, the `file` of the form, with picType and dealerCode as further fields. */
export const uploadPicture = upload(
  '/api-clue/prorateAccount/picUpLoad',
  inQuery(io<FormData, { picId: string; url: string }>(record({}))),
)
/** Child areas in the provider's own tree; the provinces without a parentCode. */
export const getAreas = get('/api-clue/prorateAccount/getAreaData', io<{ parentCode?: string }, ProrateArea[]>(rows))
export const queryBankNo = postRead(
  '/api-clue/prorateAccount/queryBusinessBankNo',
  inQuery(io<{ areaCode: string; keyword: string }, BankBranch[]>(rows)),
)
export const initiatePayment = post('/api-clue/prorateAccount/initiatePayment', about<{ id: string }>('id'))
/** Confirms the small payment. A wrong amount is refused with the number of attempts left. */
export const submitPayment = post('/api-clue/prorateAccount/submitPayment', about<{ id: string; amount: string }>('id'))
export const getAfterSuccess = get(
  '/api-clue/prorateAccount/getDetailAfterSuccess/{dealerCode}',
  io<{}, OpenedAccount>(record({})),
)
/** Fetches the progress of an application from the provider and stores it. */
export const queryApplication = postRead('/api-clue/prorateAccount/applyQry', inQuery(about<{ id: string }>('id')))
/** Address for signing the agreement, valid for 30 minutes. */
export const getAgreementSignUrl = get(
  '/api-clue/prorateAccount/getAgreementSignUrl',
  io<{ id: string }, { url: string }>((data) =>
    typeof data === 'string' ? { url: data } : record<{ url: string }>({})(data),
  ),
)
export const enable = post('/api-clue/prorateAccount/enable', about<{ id: string }>('id'))
export const disable = post('/api-clue/prorateAccount/disable', about<{ id: string }>('id'))
export const getConfig = get('/api-clue/prorateConfig/get', io<void, ProrateConfig[]>(rows))
export const saveConfig = post(
  '/api-clue/prorateConfig/save',
  io<{ items: Omit<ProrateConfig, 'updateBy' | 'updateTime'>[] }>(),
)
export { detail as get }
