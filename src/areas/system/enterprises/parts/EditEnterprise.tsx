import * as companies from '@/api/system/companies'
import type { Company } from '@/entities/shared/company'
import { placeOf } from '@/entities/shared/place'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'
import { CompanyPart, type CompanyValues, ContactPart } from './CompanyFields'

type EditValues = Omit<CompanyValues, 'username' | 'nickname' | 'phone' | 'email'>

export const EditEnterprise = ({ row, onClose }: { row: Company; onClose: () => void }) => {
  const t = useT()
  const {
    shopType,
    companyName,
    shortName,
    parentId,
    creditCode,
    legalPerson,
    address,
    license,
    dealerCode,
    contactName,
    contactPhone,
    maxUsers,
    remark,
  } = row
  const save = ({ region, shopType: _type, dealerCode: _code, ...values }: EditValues) =>
    companies.update({ id: row.id, ...values, ...region })
  return (
    <FormPanel<CompanyValues>
      open
      name={`company.edit.${row.id}`}
      title={t('companies.editOf', { name: companyName })}
      initial={{
        ...{
          shopType,
          companyName,
          shortName,
          parentId,
          creditCode,
          legalPerson,
          address,
          license,
          dealerCode,
          contactName,
          contactPhone,
          maxUsers,
          remark,
        },
        region: placeOf(row),
      }}
      save={save}
      done={t('companies.saved')}
      onClose={onClose}
    >
      {({ Field, form }) => (
        <>
          <h3 className="section-title">{t('companies.step1')}</h3>
          <CompanyPart Field={Field} form={form} row={row} />
          <h3 className="section-title">{t('companies.step2')}</h3>
          <ContactPart Field={Field} form={form} row={row} />
        </>
      )}
    </FormPanel>
  )
}
