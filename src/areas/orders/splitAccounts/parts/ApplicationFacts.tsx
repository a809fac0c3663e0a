import type { ProrateApplication } from '@/api/orders/prorateAccounts'
import { is } from '@/entities/field'
import { merType } from '@/entities/orders/prorateEnums'
import { prorateAccount, prorateProfile } from '@/entities/orders/prorateAccount'
import { prorateBeneficiary } from '@/entities/orders/prorateBeneficiary'
import { placeText } from '@/entities/shared/place'
import { Words } from '@/kit/show/Blank'
import { Facts } from '@/kit/show/Facts'
import { Value } from '@/kit/show/kinds'
import { maskBankNo, maskIdNumber } from '@/lib/masking'
import { useT } from '@/locales'
import { PERMANENT } from '../dates'

const account = prorateAccount
const profile = prorateProfile
interface Props {
  row: ProrateApplication
}

const Until = ({ value }: { value: string }) => {
  const t = useT()
  return value === PERMANENT ? t('account.permanent') : <Value field={profile.licenseDeadline} value={value} full />
}

export const BasicFacts = ({ row }: Props) => (
  <Facts
    row={row}
    fields={[
      account.applyNo,
      account.dealerName,
      account.dealerCode,
      account.areaName,
      account.merType,
      account.shopName,
      account.licenseNo,
      [profile.licenseDeadline, row.licenseDeadline && <Until key="until" value={row.licenseDeadline} />],
      [profile.shopRegion, <Words key="place">{row.shopRegion ? placeText(row.shopRegion) : ''}</Words>],
      profile.shopAddress,
      profile.servicePhone,
      account.createTime,
      account.successTime,
    ]}
  />
)

export const LegalFacts = ({ row }: Props) => {
  const t = useT()
  const isCompany = !is(row.merType, merType.soleTrader)
  return (
    <>
      <Facts
        row={row}
        fields={[
          account.legalName,
          [profile.legalIdNo, row.legalIdNo && maskIdNumber(String(row.legalIdNo))],
          [profile.legalIdDeadline, row.legalIdDeadline && <Until key="until" value={row.legalIdDeadline} />],
          account.legalPhone,
          profile.legalEmail,
          profile.legalOccupation,
          ...(isCompany
            ? [
                profile.shareholderName,
                [profile.shareholderIdNo, row.shareholderIdNo && maskIdNumber(String(row.shareholderIdNo))] as const,
                [
                  profile.shareholderDeadline,
                  row.shareholderDeadline && <Until key="until" value={row.shareholderDeadline} />,
                ] as const,
                profile.shareholderAddress,
              ]
            : []),
        ]}
      />
      {isCompany &&
        row.beneficiaries.map((one, at) => (
          // Owners have no key but a number that is masked.
          // oxlint-disable-next-line react/no-array-index-key
          <section key={at}>
            <h3 className="section-title">{t('account.owner', { place: at + 1 })}</h3>
            <Facts
              row={one}
              fields={[
                prorateBeneficiary.name,
                [prorateBeneficiary.idNo, one.idNo && maskIdNumber(String(one.idNo))],
                [prorateBeneficiary.deadline, one.deadline && <Until key="until" value={one.deadline} />],
                prorateBeneficiary.address,
                prorateBeneficiary.ratio,
              ]}
            />
          </section>
        ))}
    </>
  )
}

export const BankFacts = ({ row }: Props) => (
  <Facts
    row={row}
    fields={[
      account.bankAcctType,
      account.bankAcctName,
      [account.bankAcctNo, row.bankAcctNo && maskBankNo(String(row.bankAcctNo))],
      account.bankName,
      profile.bankNo,
    ]}
  />
)
