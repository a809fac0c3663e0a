import type { AccountVerify } from '@/entities/orders/accountVerify'
import type { ProrateAccount } from '@/entities/orders/prorateAccount'
import type { ProrateBeneficiary } from '@/entities/orders/prorateBeneficiary'
import type { ProrateConfig } from '@/entities/orders/prorateConfig'
import type { ProratePicture } from '@/entities/orders/proratePicture'
import type { Place } from '@/entities/shared/place'
import { about, get, inQuery, io, post, postRead, type Query } from '../call'
import { page, type Page, type Parts, record, rows } from '../reply'

/** What the form of an application asks for. */
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
  /** A place in the provider's own tree. */
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
/** An application in full. Numbers of persons and accounts come masked. */
export interface ProrateApplication extends ProrateAccount, ProrateForm {
  /** The small payment that waits to be confirmed. */
  verify: AccountVerify | null
  /** What the reviewer said of single fields, by their names. */
  failFields: Record<string, string>
}
/** How an account is once it is open. */
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
export const getAfterSuccess = get(
  '/api-clue/prorateAccount/getDetailAfterSuccess/{dealerCode}',
  io<{}, OpenedAccount>(record({})),
)
/** Asks the provider how far an application is, and notes it. */
export const queryApplication = postRead('/api-clue/prorateAccount/applyQry', inQuery(about<{ id: string }>('id')))
/** The address at which the agreement is signed; it lives for 30 minutes. */
export const getAgreementSignUrl = get(
  '/api-clue/prorateAccount/getAgreementSignUrl',
  io<{ id: string }, { url: string }>((data) =>
    typeof data === 'string' ? { url: data } : record<{ url: string }>({})(data),
  ),
)
export const enable = post('/api-clue/prorateAccount/enable', about<{ id: string }>('id'))
export const disable = post('/api-clue/prorateAccount/disable', about<{ id: string }>('id'))
/** How payments are split, a row a kind of business. */
export const getConfig = get('/api-clue/prorateConfig/get', io<void, ProrateConfig[]>(rows))
export const saveConfig = post(
  '/api-clue/prorateConfig/save',
  io<{ items: Omit<ProrateConfig, 'updateBy' | 'updateTime'>[] }>(),
)
export { detail as get }
